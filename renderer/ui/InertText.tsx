import { useMemo } from 'react';
import { visibleText } from './visibleText.ts';
import styles from './InertText.module.css';

interface InertTextProps {
  readonly text: string;
  /** Commands and names: look-alikes of a space are shown as well. */
  readonly isCode?: boolean;
  /** Addresses and domains read from left to right, whatever letters they have. */
  readonly isAddress?: boolean;
}

/** Text that is not ours, in one line of ours: direction isolated, nothing hidden, no markup, no link (C-IDN-5, C-URL-8). */
export function InertText({ text, isCode = false, isAddress = false }: InertTextProps) {
  const parts = useMemo(() => visibleText(text, isCode), [text, isCode]);
  return (
    <bdi dir={isAddress ? 'ltr' : 'auto'} className={styles['text']}>
      {parts.map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // The parts of one text never move.
          <span key={index} className={styles['code']} data-code>
            {part.code}
          </span>
        ),
      )}
    </bdi>
  );
}
