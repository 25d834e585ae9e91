import { InertText } from '../../ui/InertText.tsx';
import { useServers } from '../../state/hooks.ts';
import { serverById } from '../../state/servers.ts';
import { Attribution } from '../../ui/Attribution.tsx';

interface ServerAttributionProps {
  readonly serverId: string;
  /** The person's name for it at the time: all that is left of one that was removed. */
  readonly serverName: string;
}

/** The card of who a server is, wherever something of it stands outside of its own page (C-IDN-1, C-IDN-2). */
export function ServerAttribution({ serverId, serverName }: ServerAttributionProps) {
  const server = useServers(serverById(serverId));
  if (server === undefined) return <InertText text={serverName} />;
  const { transport, endpoint, selfReportedName, selfReportedFlags, standing } = server;
  return (
    <Attribution
      serverName={serverName}
      transport={transport}
      endpoint={endpoint}
      selfReportedName={selfReportedName}
      selfReportedFlags={selfReportedFlags}
      standing={standing}
    />
  );
}
