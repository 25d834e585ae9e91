import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { beginsConsent, isConsentingClick, isPressKey } from './consent.ts';
import { cx } from './cx.ts';
import { useClicks } from './useClicks.ts';
import styles from './Button.module.css';

interface ConsentButtonProps {
  /** Loud only where nothing is odd. */
  readonly variant: 'primary' | 'secondary';
  readonly size?: 'medium' | 'small';
  /** False: looks ready and does nothing (ui.md, 6). */
  readonly isArmed: boolean;
  /** For whoever decides: called for an act of the person that was meant for this button. */
  readonly onConsent: () => void;
  readonly children: string;
}

/** A button whose press has an effect outside of the app: stricter than others about what counts as a press (C-URL-2). */
export function ConsentButton(props: ConsentButtonProps) {
  const { variant, size = 'medium', isArmed, onConsent, children } = props;
  const { previousMs, isRecent } = useClicks();
  const begun = useRef<string | null>(null);

  const onClick = ({ nativeEvent }: MouseEvent) => {
    if (isArmed && isConsentingClick(nativeEvent, previousMs.current)) onConsent();
  };
  // The keys are followed from down to up here: by itself a button acts on Enter at once, and again while it is held.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return;
    event.preventDefault();
    if (beginsConsent(event.nativeEvent)) begun.current = event.key;
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return;
    event.preventDefault();
    const isWhole = begun.current === event.key;
    begun.current = null;
    if (isArmed && isWhole && event.nativeEvent.isTrusted) onConsent();
  };
  return (
    <button
      type="button"
      aria-disabled={!isArmed || isRecent}
      className={cx(styles['button'], styles[variant], styles[size])}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={() => {
        begun.current = null;
      }}
    >
      <span className={styles['text']}>{children}</span>
    </button>
  );
}
