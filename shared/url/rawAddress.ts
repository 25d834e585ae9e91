// Where the parser will find the host in an http address, told from the text as it was written (WHATWG URL, "special" schemes).

export interface RawAddress {
  /** The text as the parser reads it: trimmed, without tabs and line breaks. */
  readonly text: string;
  /** All slashes of either kind behind the scheme. */
  readonly slashes: string;
  /** Up to the first slash of either kind, `?` or `#`. */
  readonly authority: string;
  /** Without user info and port, brackets of IPv6 included. */
  readonly host: string;
  /** All that follows the authority. */
  readonly rest: string;
}

/** No name in the DNS comes near; a longer one in other letters would hold the parser up for seconds. */
const maxUnusualHost = 1024;

export function readRawAddress(raw: string): RawAddress {
  const text = withoutEnds(raw).replace(/[\t\n\r]/g, '');
  const afterScheme = text.slice(text.indexOf(':') + 1);
  const slashes = /^[/\\]*/.exec(afterScheme)?.[0] ?? '';
  const behind = afterScheme.slice(slashes.length);
  const end = behind.search(/[/\\?#]/);
  const authority = end === -1 ? behind : behind.slice(0, end);
  return {
    text,
    slashes,
    authority,
    host: hostOf(authority),
    rest: end === -1 ? '' : behind.slice(end),
  };
}

/** Whether the parser gets through it in time. */
export function isParsable({ host }: RawAddress): boolean {
  return host.length <= maxUnusualHost || !/[^a-z0-9.-]|xn--/i.test(host);
}

function hostOf(authority: string): string {
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  const colon = hostAndPort.lastIndexOf(':');
  const isPort = colon > hostAndPort.lastIndexOf(']');
  return isPort ? hostAndPort.slice(0, colon) : hostAndPort;
}

/** By index, since a pattern for the end of a long text starts over at every blank. */
function withoutEnds(raw: string): string {
  let start = 0;
  let end = raw.length;
  while (start < end && raw.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && raw.charCodeAt(end - 1) <= 0x20) end -= 1;
  return raw.slice(start, end);
}
