import { useState } from 'react';
import type { SlotValue } from '../../../shared/servers/secretReferences.ts';
import type { ServerConfig } from '../../../shared/servers/serverConfig.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import { ServerForm } from './ServerForm.tsx';
import { draftOf, withAuthorization, withSecrets } from './serverDraft.ts';

interface EditServerPageProps {
  readonly serverId: string;
  readonly isSigningIn: boolean;
}

export function EditServerPage({ serverId, isSigningIn }: EditServerPageProps) {
  const server = useServers(serverById(serverId));
  if (server === undefined) return <GonePage />;
  return <KnownServerForm server={server} isSigningIn={isSigningIn} />;
}

interface KnownServerFormProps {
  readonly server: ServerView;
  readonly isSigningIn: boolean;
}

function KnownServerForm({ server, isSigningIn }: KnownServerFormProps) {
  const { common, servers: words } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const servers = useServers((state) => state.servers);
  // What main publishes meanwhile does not touch what is being typed.
  const [before] = useState(server.config);
  const [draft, setDraft] = useState(() => {
    const known = draftOf(server.name, server.config);
    return isSigningIn ? withAuthorization(known) : known;
  });
  const back = () => go({ kind: 'server', serverId: server.id });
  const save = async (name: string, config: ServerConfig, secrets: readonly SlotValue[]) => {
    const entry = { name, config, ...withSecrets(secrets) };
    const result = await call(api.servers.update({ serverId: server.id, ...entry }));
    if (result.ok) back();
  };

  const { kind } = draft;
  return (
    <Page title={words.editTitle({ server: server.name })}>
      {kind !== 'demo' && (
        <Segmented
          label={words.kind}
          options={(['stdio', 'http'] as const).map((id) => ({ id, label: words.kinds[id] }))}
          value={kind}
          onChange={(chosen) => setDraft({ ...draft, kind: chosen })}
        />
      )}
      <FailureNote failure={failure} />
      <ServerForm
        draft={draft}
        onChange={setDraft}
        before={before}
        secrets={server.secrets}
        takenNames={servers.filter(({ id }) => id !== server.id).map(({ name }) => name)}
        submitLabel={common.save}
        isPending={isPending}
        note={
          isSigningIn && (
            <ErrorNote tone="neutral" title={words.problems.unauthorized.title}>
              <p>{words.signInNote}</p>
            </ErrorNote>
          )
        }
        onSubmit={(...entry) => void save(...entry)}
        onCancel={back}
      />
    </Page>
  );
}
