import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { StateDot } from '../../ui/StateDot.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { dotOf } from './serverState.ts';
import styles from './ServerFacts.module.css';

interface ServerFactsProps {
  readonly server: ServerView;
}

/** Under the name: state in words, and what the connection speaks. */
export function ServerSubtitle({ server: { state, revision, isDemo } }: ServerFactsProps) {
  const { servers } = useMessages();
  return (
    <>
      <span className={styles['state']} role="status">
        <StateDot state={dotOf[state.kind]} />
        {servers.states[state.kind]}
      </span>
      {state.kind === 'connected' && revision !== null && <span>{revision}</span>}
      {isDemo && <Badge>{servers.demo}</Badge>}
    </>
  );
}

export function ServerFacts({ server }: ServerFactsProps) {
  const { servers } = useMessages();
  const { transport, endpoint, revision, selfReportedName } = server;
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
          value: selfReportedName === null ? null : <ToolName name={selfReportedName} />,
        },
      ]}
    />
  );
}
