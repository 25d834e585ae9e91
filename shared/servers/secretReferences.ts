// References to secrets in header and variable values of servers.json: `${secret:name}`, alone or within a longer value.
// Nowhere else: an argument or an address that looks like one is left as it is.
import type { ServerConfig } from './serverConfig.ts';

/** Where a value stands in the configuration of a server. */
export type SecretPlace = 'header' | 'env';

/** A header or a variable of a server. */
export interface ValueSlot {
  readonly place: SecretPlace;
  readonly key: string;
}

export type SlotValue = ValueSlot & { readonly value: string };

const name = '[A-Za-z0-9][A-Za-z0-9._-]{0,99}';
const reference = new RegExp(String.raw`\$\{secret:(${name})\}`, 'g');
const onlyReference = new RegExp(String.raw`^\$\{secret:(${name})\}$`);

export function referenceTo(secretName: string): string {
  return `\${secret:${secretName}}`;
}

/** Names in the order of their first mention, each once. */
export function namesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(reference)].map(([, found = '']) => found))];
}

/** The name, when the whole value is one reference; else null. */
export function soleName(text: string): string | null {
  return onlyReference.exec(text)?.[1] ?? null;
}

/** Values are put in as they are: what one of them holds is never read as a reference again. */
export function resolveText(text: string, valueOf: (secretName: string) => string): string {
  return text.replace(reference, (_whole, found: string) => valueOf(found));
}

/** Headers and variables of a server, in their order. */
export function slotsOf(config: ServerConfig): readonly SlotValue[] {
  if ('frontdesk' in config) return [];
  const place = 'url' in config ? 'header' : 'env';
  const values = 'url' in config ? config.headers : config.env;
  return Object.entries(values ?? {}).map(([key, value]) => ({ place, key, value }));
}

export function namesOf(config: ServerConfig): readonly string[] {
  return [...new Set(slotsOf(config).flatMap(({ value }) => namesIn(value)))];
}

/** The same configuration with other values in some of its slots; a slot that it does not have is added at the end. */
export function withValues(config: ServerConfig, changed: readonly SlotValue[]): ServerConfig {
  if (changed.length === 0 || 'frontdesk' in config) return config;
  const place = 'url' in config ? 'header' : 'env';
  const entries = changed
    .filter((slot) => slot.place === place)
    .map(({ key, value }) => [key, value] as const);
  // Not a spread of two objects: `__proto__` is a name like any other.
  const merged = new Map([
    ...Object.entries(('url' in config ? config.headers : config.env) ?? {}),
    ...entries,
  ]);
  const values = Object.fromEntries(merged);
  return 'url' in config ? { ...config, headers: values } : { ...config, env: values };
}

/** Where a value may be sent: one web origin, or one command with its arguments and folder. */
export type SecretRecipient = string;

/** A value that was entered for one address or command is never given to another one, whatever servers.json says by then. */
export function recipientOf(config: ServerConfig): SecretRecipient {
  if ('url' in config) return new URL(config.url).origin;
  if ('frontdesk' in config) return 'demo';
  return `program ${JSON.stringify([config.command, config.args ?? [], config.cwd ?? null])}`;
}
