import { useState } from 'react';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { serverById } from '../../state/servers.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { RecentRuns } from '../actions/RecentRuns.tsx';
import { OfferSections } from '../offers/OfferSections.tsx';
import { PauseButton } from '../guard/PauseButton.tsx';
import { ServerGuardNotes } from '../guard/ServerGuardNotes.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import { CommandApprovalPanel } from './CommandApprovalPanel.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { RemoveServer } from './RemoveServer.tsx';
import { ServerAttribution } from './ServerAttribution.tsx';
import { ServerFacts, ServerSubtitle } from './ServerFacts.tsx';
import { ServerRules } from './ServerRules.tsx';
import { ServerSecrets } from './ServerSecrets.tsx';
import { StderrViewer } from './StderrViewer.tsx';
import { ToolListView } from './ToolListView.tsx';

interface ServerPageProps {
  readonly serverId: string;
}

export function ServerPage({ serverId }: ServerPageProps) {
  const server = useServers(serverById(serverId));
  return server === undefined ? <GonePage /> : <KnownServerPage server={server} />;
}

interface KnownServerPageProps {
  readonly server: ServerView;
}

function KnownServerPage({ server }: KnownServerPageProps) {
  const { id: serverId, name, state } = server;
  const { common, rules, servers } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const [isRemoving, setRemoving] = useState(false);
  const isConnected = state.kind === 'connected';

  const connect = () => void call(api.servers.connect({ serverId }));
  const reconnect = async () => {
    await api.servers.disconnect({ serverId });
    connect();
  };
  const edit = (isSigningIn: boolean) => go({ kind: 'edit-server', serverId, isSigningIn });
  const remove = async () => {
    const result = await call(api.servers.remove({ serverId }));
    if (result.ok) go({ kind: 'home' });
  };
  const refresh = () => void call(api.servers.refreshTools({ serverId }));

  return (
    <Page
      title={name}
      subtitle={<ServerSubtitle server={server} />}
      actions={
        <ServerButtons
          server={server}
          onConnect={connect}
          onReconnect={() => void reconnect()}
          onPause={() => void call(api.servers.pause({ serverId }))}
          onMessages={() => go({ kind: 'wire', serverId })}
          onEdit={() => edit(false)}
          onRemove={() => setRemoving(true)}
        />
      }
    >
      <FailureNote failure={failure} />
      <ServerGuardNotes server={server} />
      {isRemoving && (
        <RemoveServer
          serverName={name}
          onConfirm={() => void remove()}
          onCancel={() => setRemoving(false)}
        />
      )}
      {state.kind === 'awaiting-approval' && (
        <CommandApprovalPanel
          // Another command is another question.
          key={state.approval.fingerprint}
          serverName={name}
          isDemo={server.isDemo}
          approval={state.approval}
          isPending={isPending}
          onApprove={() => {
            const { fingerprint } = state.approval;
            void call(api.servers.approveCommand({ serverId, fingerprint }));
          }}
          onReject={() => void call(api.servers.rejectCommand({ serverId }))}
        >
          <ServerAttribution serverId={serverId} serverName={name} />
        </CommandApprovalPanel>
      )}
      {state.kind === 'failed' && (
        <ProblemNote problem={state.problem} onRetry={connect} onAddHeader={() => edit(true)} />
      )}
      <ServerSecrets server={server} />
      <Section
        title={servers.tools}
        aside={
          isConnected && (
            <Button size="small" variant="quiet" icon="again" onPress={refresh}>
              {common.refresh}
            </Button>
          )
        }
      >
        <ToolListView
          serverName={name}
          list={server.tools}
          isConnected={isConnected}
          onRun={(tool) => go({ kind: 'tool', serverId, tool })}
          onRefresh={refresh}
        />
      </Section>
      <OfferSections server={server} />
      <RecentRuns serverId={serverId} isHiddenWhenEmpty={!isConnected} />
      <Section title={rules.title}>
        <ServerRules
          server={server}
          onChange={(changed) => void call(api.servers.setRules({ serverId, rules: changed }))}
          onReconnect={() => void reconnect()}
        />
      </Section>
      <Section title={servers.facts}>
        <ServerFacts server={server} />
        {server.hasStderr && (
          <Disclosure
            // Opens by itself when the program has just ended.
            key={String(isExplained(server))}
            summary={servers.stderr}
            isOpenAtFirst={isExplained(server)}
          >
            <StderrViewer serverId={serverId} serverName={name} />
          </Disclosure>
        )}
      </Section>
    </Page>
  );
}

/** The program's own output usually says why it ended. */
const isExplained = ({ state }: ServerView) =>
  state.kind === 'failed' && ['exited-early', 'not-mcp', 'no-answer'].includes(state.problem.code);

interface ServerButtonsProps {
  readonly server: ServerView;
  readonly onConnect: () => void;
  readonly onReconnect: () => void;
  readonly onPause: () => void;
  readonly onMessages: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function ServerButtons({ server, onConnect, onEdit, onRemove, ...on }: ServerButtonsProps) {
  const { servers, wire } = useMessages();
  const api = useApi();
  const disconnect = () => api.servers.disconnect({ serverId: server.id });
  const isUp = server.state.kind === 'connected' || server.state.kind === 'connecting';
  return (
    <>
      {server.state.kind === 'disconnected' && (
        <Button variant="primary" onPress={onConnect}>
          {servers.connect}
        </Button>
      )}
      {isUp && <Button onPress={() => void disconnect()}>{servers.disconnect}</Button>}
      {server.state.kind === 'connected' && (
        <Button onPress={on.onReconnect}>{servers.reconnect}</Button>
      )}
      {!server.rules.paused && <PauseButton serverName={server.name} onPause={on.onPause} />}
      <Button onPress={on.onMessages}>{wire.open}</Button>
      <Button onPress={onEdit}>{servers.edit}</Button>
      <Button onPress={onRemove}>{servers.remove}</Button>
    </>
  );
}
