import { useState } from 'react';
import type { SlotValue } from '../../../shared/servers/secretReferences.ts';
import type { ServerConfig } from '../../../shared/servers/serverConfig.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Page } from '../../ui/Page.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { PasteServers } from './PasteServers.tsx';
import { ServerForm } from './ServerForm.tsx';
import { emptyDraft, withSecrets, type ServerDraft } from './serverDraft.ts';

const ways = ['stdio', 'http', 'json'] as const;

export function AddServerPage() {
  const { servers: words } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending, clearFailure } = useCall();
  const servers = useServers((state) => state.servers);
  const [way, setWay] = useState<(typeof ways)[number]>('stdio');
  const [draft, setDraft] = useState<ServerDraft>(emptyDraft);

  const choose = (chosen: (typeof ways)[number]) => {
    clearFailure();
    setWay(chosen);
    if (chosen !== 'json') setDraft((before) => ({ ...before, kind: chosen }));
  };
  const add = async (name: string, config: ServerConfig, secrets: readonly SlotValue[]) => {
    const added = await call(api.servers.add({ name, config, ...withSecrets(secrets) }));
    if (!added.ok) return;
    const { serverId } = added.value;
    go({ kind: 'server', serverId });
    // A failure from here on is the connection's, and stands on the server's page.
    void api.servers.connect({ serverId });
  };

  return (
    <Page title={words.addTitle}>
      <Segmented
        label={words.kind}
        options={ways.map((id) => ({ id, label: words.kinds[id] }))}
        value={way}
        onChange={choose}
      />
      {way === 'json' ? (
        <PasteServers />
      ) : (
        <>
          <FailureNote failure={failure} />
          <ServerForm
            draft={draft}
            onChange={setDraft}
            before={null}
            takenNames={servers.map(({ name }) => name)}
            submitLabel={words.add}
            isPending={isPending}
            onSubmit={(...entry) => void add(...entry)}
            onCancel={() => go({ kind: 'home' })}
          />
        </>
      )}
    </Page>
  );
}
