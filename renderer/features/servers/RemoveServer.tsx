import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './RemoveServer.module.css';

interface RemoveServerProps {
  readonly serverName: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The confirmation stands in place of the page's first section; nothing covers what is removed. */
export function RemoveServer({ serverName, onConfirm, onCancel }: RemoveServerProps) {
  const { servers } = useMessages();
  return (
    <section className={styles['confirm']} aria-label={servers.removeTitle({ server: serverName })}>
      <h2>{servers.removeTitle({ server: serverName })}</h2>
      <p>{servers.removeText}</p>
      <div className={styles['buttons']}>
        {/* The person just asked for this question: the harmless answer takes the focus. */}
        {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
        <Button onPress={onCancel} autoFocus>
          {servers.removeCancel}
        </Button>
        <Button variant="danger" onPress={onConfirm}>
          {servers.removeConfirm}
        </Button>
      </div>
    </section>
  );
}
