import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { StateDot } from '../../ui/StateDot.tsx';
import { TextNotes } from '../../ui/TextNotes.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { dotOf } from './serverState.ts';
import styles from './ServerFacts.module.css';

interface ServerFactsProps {
  readonly server: ServerView;
}

/** Under the name: state in words, what the connection speaks, and the command or host it leads to. */
export function ServerSubtitle({ server }: ServerFactsProps) {
  const { state, revision, transport, endpoint, isDemo } = server;
  const { servers, elicitation } = useMessages();
  return (
    <>
      <span className={styles['state']} role="status">
        <StateDot state={dotOf[state.kind]} />
        {servers.states[state.kind]}
      </span>
      {state.kind === 'connected' && revision !== null && <span>{revision}</span>}
      <span>{elicitation.transports[transport]}</span>
      {isDemo && <Badge>{servers.demo}</Badge>}
      {endpoint !== '' && (
        <span className={styles['endpointRow']}>
          {/* Shortened for the eye alone: the whole text is there, and again under the facts. */}
          <code className={styles['endpoint']} title={endpoint}>
            <InertText text={endpoint} isCode />
          </code>
        </span>
      )}
    </>
  );
}

export function ServerFacts({ server }: ServerFactsProps) {
  const { servers } = useMessages();
  const { transport, endpoint, revision, selfReportedName, selfReportedFlags } = server;
  const address = 'url' in server.config ? server.config.url : endpoint;
  return (
    <Facts
      facts={[
        { label: servers.transport, value: servers.transports[transport] },
        {
          label: transport === 'http' ? servers.host : servers.command,
          value:
            address === '' ? null : (
              <code className={styles['code']}>
                <InertText text={address} isCode />
              </code>
            ),
        },
        { label: servers.revision, value: revision },
        {
          label: servers.callsItself,
          value:
            selfReportedName === null ? null : (
              <TextNotes flags={selfReportedFlags}>
                <ToolName name={selfReportedName} />
              </TextNotes>
            ),
        },
      ]}
    />
  );
}
