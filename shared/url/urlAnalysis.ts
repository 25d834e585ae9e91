// What is known about an address that a server sent: made once, in main, on arrival. The window gets it as data and parses nothing.

export type FindingSeverity = 'info' | 'warn' | 'block';

/** Which part of the address, or of what is known about the request, a finding speaks of. */
export type FindingPart =
  'raw' | 'scheme' | 'host' | 'port' | 'path' | 'query' | 'hash' | 'context';

export type FindingId =
  | 'invalid-url'
  | 'url-too-long'
  | 'control-characters'
  | 'invisible-characters'
  | 'whitespace'
  | 'scheme-blocked'
  | 'http-plain'
  | 'backslash'
  | 'malformed-authority'
  | 'userinfo'
  | 'encoded-host'
  | 'host-normalized'
  | 'invalid-hostname'
  | 'ip-host'
  | 'ip-obfuscated'
  | 'private-network-host'
  | 'loopback-host'
  | 'loopback-from-remote'
  | 'localhost-lookalike'
  | 'single-label-host'
  | 'trailing-dot-host'
  | 'nondefault-port'
  | 'unsafe-port'
  | 'punycode-host'
  | 'idn-mixed-script'
  | 'idn-whole-script'
  | 'idn-fake-punctuation'
  | 'idn-unusual-characters'
  | 'lookalike-known'
  | 'lookalike-server'
  | 'near-known-domain'
  | 'embedded-domain'
  | 'known-name-in-domain'
  | 'deep-subdomain'
  | 'shortener'
  | 'shared-hosting'
  | 'secret-parameter'
  | 'pii-parameter'
  | 'redirect-parameter'
  | 'encoded-control'
  | 'shell-characters'
  | 'executable-path'
  | 'server-domain-mismatch'
  | 'message-domain-mismatch';

/** Data for the sentence that explains a finding. Parameter names only, never their values. */
export interface FindingDetail {
  /** The imitated, named or target domain. */
  readonly domain?: string;
  /** Names of the parameters concerned. */
  readonly parameters?: readonly string[];
  /** `scheme-blocked`: what kind of thing the address would have started. */
  readonly schemeKind?: 'script' | 'file' | 'system-tool' | 'other-program';
  /** The plain form of an address in disguise, for instance `127.0.0.1`. */
  readonly address?: string;
  readonly port?: number;
}

export interface UrlFinding {
  readonly id: FindingId;
  readonly severity: FindingSeverity;
  readonly part: FindingPart;
  readonly detail?: FindingDetail;
}

/** The canonical address in pieces: in this order they make up `hrefToOpen` again. Empty text for what is absent. */
export interface UrlDisplayParts {
  /** With its slashes: `https://`. */
  readonly scheme: string;
  /** With its `@`. */
  readonly userinfo: string;
  /** With its last dot. */
  readonly subdomain: string;
  /** Empty for a host without one (an IP address, localhost); then `host` holds it all. */
  readonly registrableDomain: string;
  /** The host where there is no registrable domain, else empty. */
  readonly host: string;
  /** With its colon. */
  readonly port: string;
  readonly path: string;
  /** With its question mark. */
  readonly query: string;
  /** With its number sign. */
  readonly hash: string;
}

export interface UrlAnalysis {
  /** The highest severity among the findings; notes count as `ok`. */
  readonly verdict: 'ok' | 'warn' | 'block';
  readonly findings: readonly UrlFinding[];
  /** ASCII host after parsing, null where nothing could be parsed. */
  readonly asciiHost: string | null;
  readonly unicodeHost: string | null;
  /** Private suffixes of the public suffix list included. */
  readonly registrableDomain: string | null;
  /** Null where nothing could be parsed. */
  readonly displayParts: UrlDisplayParts | null;
  /** The frozen string that may be handed to the system; null when blocked. */
  readonly hrefToOpen: string | null;
}

export interface UrlContext {
  /** The asking server; a stdio server without an origin when left out. */
  readonly server?: { readonly transport: 'http' | 'stdio'; readonly origin: string | null };
  /** Origins of the other connected servers. */
  readonly otherServers?: readonly string[];
  /** The message of the request. */
  readonly message?: string;
  /** The development switch of that server (C-URL-9); off when left out. */
  readonly allowHttp?: boolean;
}
