import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { InertText } from '../../ui/InertText.tsx';
import styles from './templates.module.css';

interface FoldedTextProps {
  readonly id?: string;
  readonly text: string;
}

const shownAtFirst = 200;

/** A description, folded when it is long: the field has to stay in view. */
export function FoldedText({ id, text }: FoldedTextProps) {
  const { forms } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > shownAtFirst + 40;
  const shown = isLong && !isWhole ? `${text.slice(0, shownAtFirst).trimEnd()}…` : text;
  return (
    <div className={styles['description']}>
      <span id={id} className={styles['prose']}>
        <InertText text={shown} />
      </span>
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? forms.less : forms.more}
        </button>
      )}
    </div>
  );
}
