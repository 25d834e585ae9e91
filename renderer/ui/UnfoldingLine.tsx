import { useId, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './UnfoldingLine.module.css';

interface UnfoldingLineProps {
  /** What a press brings. */
  readonly label: string;
  /** The line itself: what the button is described by. */
  readonly words: ReactNode;
  /** The grid of the words. */
  readonly className: string | undefined;
  /** Drawn while it is unfolded alone. */
  readonly children: ReactNode;
  readonly contentClassName: string | undefined;
}

/** One line of a list that a click anywhere on it unfolds. */
export function UnfoldingLine(props: UnfoldingLineProps) {
  const { label, words, className, children, contentClassName } = props;
  const [isOpen, setOpen] = useState(false);
  const wordsId = useId();
  const contentId = useId();
  return (
    <>
      <div className={styles['line']}>
        {/* The whole line is its target; the words beside it are what it is described by. */}
        <button
          type="button"
          className={styles['toggle']}
          aria-label={label}
          aria-describedby={wordsId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevron'} />
        </button>
        <div id={wordsId} className={className}>
          {words}
        </div>
      </div>
      {isOpen && (
        <div id={contentId} className={contentClassName}>
          {children}
        </div>
      )}
    </>
  );
}
