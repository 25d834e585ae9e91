import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './question.module.css';

interface WithdrawnFooterProps {
  readonly hasText: boolean;
  readonly onDismiss: () => void;
}

/** A closed question has nothing left to answer. */
export function WithdrawnFooter({ hasText, onDismiss }: WithdrawnFooterProps) {
  const { elicitation, common } = useMessages();
  return (
    <footer className={styles['footer']}>
      <div className={styles['buttons']}>
        {hasText && <p className={styles['foot']}>{elicitation.typedTextStays}</p>}
        <span className={styles['gap']} />
        <Button onPress={onDismiss}>{common.dismiss}</Button>
      </div>
    </footer>
  );
}
