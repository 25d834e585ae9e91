import type { ImportOutcome } from '../../../shared/ipc/contract.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import styles from './ServerForm.module.css';

interface ImportResultProps {
  readonly outcome: ImportOutcome;
  readonly onOpen: (name: string) => void;
}

/** What a pasted configuration led to: servers added, entries left out and why. */
export function ImportResult({ outcome: { added, rejected }, onOpen }: ImportResultProps) {
  const { servers: words } = useMessages();
  const title = added.length === 0 ? words.importedNone : words.imported({ count: added.length });
  return (
    <div className={styles['together']}>
      <ErrorNote
        tone="neutral"
        title={title}
        actions={added.map((name) => (
          <Button key={name} size="small" onPress={() => onOpen(name)}>
            {words.openServer({ server: name })}
          </Button>
        ))}
      />
      {rejected.length > 0 && (
        <ErrorNote tone="amber" title={words.rejected({ count: rejected.length })}>
          <ul>
            {rejected.map(({ name, reason, detail }) => (
              <li key={name}>
                <strong>
                  <InertText text={name} isCode />
                </strong>
                {`: ${words.rejectedReasons[reason]}`}
                {detail !== '' && (
                  <>
                    {' '}
                    <code>
                      <InertText text={detail} isCode />
                    </code>
                  </>
                )}
              </li>
            ))}
          </ul>
        </ErrorNote>
      )}
    </div>
  );
}
