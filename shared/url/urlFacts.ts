// What the checks of the last stage look at: the address as written and as parsed, and who asked.
import { hostOfOrigin, type Host, type RegistrableDomain } from './host.ts';
import type { RawAddress } from './rawAddress.ts';
import type { UrlContext } from './urlAnalysis.ts';

export interface Asker {
  /** `null` for a server without an origin. */
  readonly host: Host | null;
  /** On this computer: it may well point at it. */
  readonly isLocal: boolean;
  /** Registrable domains of the asking server and of the other connected ones. */
  readonly domains: readonly RegistrableDomain[];
}

export interface UrlFacts {
  readonly raw: RawAddress;
  readonly url: URL;
  readonly host: Host;
  readonly asker: Asker;
  readonly message: string;
  readonly isHttpAllowed: boolean;
}

export function readAsker({ server, otherServers = [] }: UrlContext): Asker {
  const host = hostOfOrigin(server?.origin ?? '');
  const others = otherServers.map(hostOfOrigin);
  return {
    host,
    isLocal: host === null ? server?.transport !== 'http' : host.isLoopback,
    domains: [host, ...others].flatMap((one) => one?.domain ?? []),
  };
}
