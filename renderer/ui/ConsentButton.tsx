import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { beginsConsent, isConsentingClick, isPressKey } from './consent.ts';
import { cx } from './cx.ts';
import { useClicks } from './useClicks.ts';
import { useStill } from './useStill.ts';
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

/** A button whose press has an effect outside of the app: stricter than others about what counts as a press (C-URL-2, C-IDN-9). */
export function ConsentButton(props: ConsentButtonProps) {
  const { variant, size = 'medium', isArmed, onConsent, children } = props;
  const { previousMs, isRecent } = useClicks();
  const { button, isStill, look } = useStill(children);
  const isReady = isArmed && isStill;
  // What went down here while it was ready: a press that began before, or elsewhere, is not meant for it.
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady) begun.current = null;
  }, [isReady]);

  const begin = (press: string) => {
    begun.current = look() && isReady ? press : null;
  };
  const end = (press: string): boolean => {
    const isWhole = begun.current === press;
    begun.current = null;
    return isWhole && isReady && look();
  };
  const onMouseDown = (event: MouseEvent) => {
    // A field of the same dialog keeps the focus: its error, shown when it is left, would move the button away under the press.
    const dialog = event.currentTarget.closest('[role="dialog"]');
    if (dialog?.contains(document.activeElement) === true) event.preventDefault();
    if (event.nativeEvent.isTrusted && event.button === 0) begin('mouse');
  };
  const onClick = ({ nativeEvent }: MouseEvent) => {
    // Assistive technology clicks without pressing anything down.
    const isWhole = nativeEvent.detail === 0 ? isReady && look() : end('mouse');
    if (isWhole && isConsentingClick(nativeEvent, previousMs.current)) onConsent();
  };
  // The keys are followed from down to up here: by itself a button acts on Enter at once, and again while it is held.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return;
    event.preventDefault();
    if (beginsConsent(event.nativeEvent)) begin(event.key);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPressKey(event.key)) return;
    event.preventDefault();
    if (end(event.key) && event.nativeEvent.isTrusted) onConsent();
  };
  return (
    <button
      ref={button}
      type="button"
      aria-disabled={!isReady || isRecent}
      className={cx(styles['button'], styles[variant], styles[size])}
      onMouseDown={onMouseDown}
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
