import { useState } from 'react';
import type { ImportOutcome } from '../../../shared/ipc/contract.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { ImportResult } from './ImportResult.tsx';
import { LiteralSecrets } from './ServerSecrets.tsx';
import styles from './ServerForm.module.css';

const example = `{
  "mcpServers": {
    "files": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", "."] },
    "calendar": { "url": "https://mcp.example.com/mcp" }
  }
}`;

/** Servers from the configuration of another client. */
export function PasteServers() {
  const { servers: words } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const servers = useServers((state) => state.servers);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);

  const paste = async () => {
    setOutcome(null);
    const result = await call(api.servers.importJson({ text }));
    if (!result.ok) return;
    setOutcome(result.value);
    // What was left out stays to be corrected.
    if (result.value.rejected.length === 0) setText('');
  };
  const open = (name: string) => {
    const server = servers.find((known) => known.name === name);
    if (server !== undefined) go({ kind: 'server', serverId: server.id });
  };

  return (
    <div className={styles['form']}>
      <TextArea
        label={words.json}
        hint={words.jsonHint}
        value={text}
        onChange={setText}
        placeholder={example}
        rows={12}
        isMono
      />
      <FailureNote failure={failure} />
      {outcome !== null && <ImportResult outcome={outcome} onOpen={open} />}
      {servers
        .filter(({ name }) => outcome?.added.includes(name) === true)
        .filter(({ literalSecrets }) => literalSecrets.length > 0)
        .map((server) => (
          <LiteralSecrets key={server.id} server={server} />
        ))}
      <div className={styles['buttons']}>
        <Button
          variant="primary"
          onPress={() => void paste()}
          isDisabled={isPending || text.trim() === ''}
        >
          {words.importJson}
        </Button>
      </div>
    </div>
  );
}
