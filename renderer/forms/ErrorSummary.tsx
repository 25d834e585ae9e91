import { useMessages } from '../i18n/useMessages.ts';
import { InertText } from '../ui/InertText.tsx';
import { focusField } from './ids.ts';
import styles from './forms.module.css';

export interface SummaryItem {
  /** The field's id in the page. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly items: readonly SummaryItem[];
  /** What is wrong with the answers as a whole. */
  readonly whole: readonly string[];
}

/** After an attempt to send: everything that keeps it from being sent, each line leading to its field (C-VAL-1). */
export function ErrorSummary({ items, whole }: ErrorSummaryProps) {
  const { forms } = useMessages();
  return (
    <div role="alert" className={styles['summary']}>
      <p className={styles['summaryTitle']}>
        {forms.summary({ count: items.length + whole.length })}
      </p>
      <ul>
        {whole.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {items.map(({ id, label, text }) => (
          <li key={id}>
            <button type="button" className={styles['summaryItem']} onClick={() => focusField(id)}>
              <InertText text={label} /> – {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
