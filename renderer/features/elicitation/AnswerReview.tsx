import type {
  AnswerEntries,
  AnswerValue,
  FormDescription,
} from '../../../shared/schema/formDescription.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { InertText } from '../../ui/InertText.tsx';
import { LongText } from '../../ui/ServerText.tsx';
import styles from './review.module.css';

interface AnswerReviewProps {
  readonly serverName: string;
  readonly form: FormDescription;
  readonly content: AnswerEntries;
  /** False while some answer keeps the form from being sent. */
  readonly isReady: boolean;
  /** In one line beside the fields, or as a list of its own. */
  readonly layout: 'line' | 'list';
}

/** What will be sent, value by value with its type in sight: text in quotes, the rest bare (C-REV-1, C-REV-2). */
export function AnswerReview({ serverName, form, content, isReady, layout }: AnswerReviewProps) {
  const { elicitation } = useMessages();
  const labelOf = (key: string) => form.fields.find((field) => field.key === key)?.label ?? key;
  const title = elicitation.willBeSent({ server: serverName });
  return (
    <section className={styles['review']} aria-label={title} data-server-text="form">
      <p className={styles['title']}>{title}</p>
      {content.length === 0 ? (
        isReady && <p className={styles['muted']}>{elicitation.nothingYet}</p>
      ) : (
        <dl className={styles[layout]}>
          {content.map(([key, value]) => (
            <div key={key} className={styles['entry']}>
              <dt className={styles['key']}>
                <InertText text={labelOf(key)} />
              </dt>
              <dd className={styles['value']} data-exact>
                <Value value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!isReady && <p className={styles['muted']}>{elicitation.notReadyYet}</p>}
    </section>
  );
}

const inlineLimit = 300;

function Value({ value }: { readonly value: AnswerValue }) {
  const text = valueText(value);
  return text.length > inlineLimit ? <LongText text={text} /> : <InertText text={text} />;
}

/** Numbers as JSON writes them; texts uncut between quotes. */
function valueText(value: AnswerValue): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `[${value.map((item) => `"${item}"`).join(', ')}]`;
}
