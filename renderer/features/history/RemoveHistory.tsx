import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './history.module.css';

interface RemoveHistoryProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asked once; nothing covers what is deleted. */
export function RemoveHistory({ onConfirm, onCancel }: RemoveHistoryProps) {
  const { history: words } = useMessages();
  return (
    <section className={styles['confirm']} aria-label={words.removeAllTitle}>
      <h2>{words.removeAllTitle}</h2>
      <p>{words.removeAllText}</p>
      <div className={styles['buttons']}>
        {/* The person just asked for this question: the harmless answer takes the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
        <Button onPress={onCancel} autoFocus>
          {words.removeAllCancel}
        </Button>
        <Button variant="danger" onPress={onConfirm}>
          {words.removeAllConfirm}
        </Button>
      </div>
    </section>
  );
}
