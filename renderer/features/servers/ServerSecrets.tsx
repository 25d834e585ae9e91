import { useState } from 'react';
import type { ServerSecret, ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { useKeystore } from './useKeystore.ts';
import styles from './ServerSecrets.module.css';

interface ServerSecretsProps {
  readonly server: ServerView;
}

/** What the person should know of a server's secrets: those without a value, those that end with this run, those in plain text. */
export function ServerSecrets({ server }: ServerSecretsProps) {
  const { secrets: words } = useMessages();
  const missing = server.secrets.filter(({ state }) => state === 'missing');
  const runOnly = server.secrets.filter(({ state }) => state === 'run-only');
  return (
    <>
      {missing.length > 0 && (
        <ErrorNote tone="amber" title={words.missing({ count: missing.length })}>
          <p>{words.missingText}</p>
          {missing.map((secret) => (
            <MissingSecret key={secret.name} serverId={server.id} secret={secret} />
          ))}
        </ErrorNote>
      )}
      {runOnly.length > 0 && (
        <ErrorNote tone="neutral" title={words.keptForRun({ count: runOnly.length })}>
          <p>{words.keptForRunText}</p>
        </ErrorNote>
      )}
      {server.literalSecrets.length > 0 && <LiteralSecrets server={server} />}
    </>
  );
}

interface MissingSecretProps {
  readonly serverId: string;
  readonly secret: ServerSecret;
}

function MissingSecret({ serverId, secret: { name } }: MissingSecretProps) {
  const { secrets: words } = useMessages();
  const api = useApi();
  const { call, failure, isPending } = useCall();
  const [value, setValue] = useState('');
  const save = () => void call(api.servers.setSecret({ serverId, name, value }));
  return (
    <div className={styles['missing']}>
      <TextField label={words.valueOf({ name })} value={value} onChange={setValue} isMono />
      <Button onPress={save} isDisabled={isPending || value === ''}>
        {words.saveValue({ name })}
      </Button>
      <FailureNote failure={failure} />
    </div>
  );
}

/** One click moves them; the command stays approved, since nothing but the place of its values changes. */
export function LiteralSecrets({ server }: ServerSecretsProps) {
  const { secrets: words } = useMessages();
  const api = useApi();
  const { call, failure, isPending } = useCall();
  const keystore = useKeystore(true);
  const { id: serverId, literalSecrets: names } = server;
  const move = () => void call(api.servers.moveSecrets({ serverId }));
  return (
    <ErrorNote
      tone="neutral"
      title={words.literal({ count: names.length })}
      actions={
        keystore === 'system' && (
          <Button onPress={move} isDisabled={isPending}>
            {words.move}
          </Button>
        )
      }
    >
      <p>{words.literalText}</p>
      <p className={styles['names']}>
        {names.map((name) => (
          <code key={name}>
            <InertText text={name} isCode />
          </code>
        ))}
      </p>
      {keystore === 'run-only' && <p>{words.cannotMove}</p>}
      <FailureNote failure={failure} />
    </ErrorNote>
  );
}
