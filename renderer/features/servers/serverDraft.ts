// What stands in the server form, and the configuration it reads as. Main checks the configuration again.
import type {
  HttpServerConfig,
  ServerConfig,
  StdioServerConfig,
} from '../../../shared/servers/serverConfig.ts';
import { namesIn, type SlotValue } from '../../../shared/servers/secretReferences.ts';
import { namesSecretValue } from '../../../shared/servers/secretValue.ts';
import { looksTheSame } from '../../../shared/servers/serverName.ts';
import { argumentsFromLines, linesFromArguments } from './argumentLines.ts';

export interface Pair {
  /** Ours, so that rows keep their focus while others come and go. */
  readonly id: number;
  readonly name: string;
  readonly value: string;
  /** Kept in the keystore when it is saved; null: as its name suggests. */
  readonly isSecret: boolean | null;
  /** A value with references to secrets as it stands in the configuration; null for a literal one. */
  readonly kept: string | null;
  /** It is being replaced by what is typed. */
  readonly isReplacing: boolean;
}

export interface ServerDraft {
  readonly kind: 'stdio' | 'http' | 'demo';
  readonly name: string;
  readonly command: string;
  readonly args: string;
  readonly cwd: string;
  readonly env: readonly Pair[];
  readonly url: string;
  readonly headers: readonly Pair[];
}

export type DraftErrorId =
  | 'name-missing'
  | 'name-too-long'
  | 'name-taken'
  | 'command-missing'
  | 'url-missing'
  | 'url-invalid'
  | 'pair-name-missing'
  | 'pair-name-twice'
  | 'pair-name-invalid'
  | 'pair-value-missing';

export type DraftErrors = Partial<
  Record<'name' | 'command' | 'url' | 'env' | 'headers', DraftErrorId>
>;

export type DraftReading =
  | {
      readonly ok: true;
      readonly name: string;
      readonly config: ServerConfig;
      /** Values for the keystore; main puts references to them into the configuration. */
      readonly secrets: readonly SlotValue[];
    }
  | { readonly ok: false; readonly errors: DraftErrors };

export const emptyDraft: ServerDraft = {
  kind: 'stdio',
  name: '',
  command: '',
  args: '',
  cwd: '',
  env: [],
  url: '',
  headers: [],
};

export function draftOf(name: string, config: ServerConfig): ServerDraft {
  const draft = { ...emptyDraft, name };
  if ('command' in config) {
    return {
      ...draft,
      kind: 'stdio',
      command: config.command,
      args: linesFromArguments(config.args ?? []),
      cwd: config.cwd ?? '',
      env: pairsOf(config.env),
    };
  }
  if ('url' in config) {
    return { ...draft, kind: 'http', url: config.url, headers: pairsOf(config.headers) };
  }
  return { ...draft, kind: 'demo' };
}

/** The header that a server without sign-in support needs, unless it is there. */
export function withAuthorization(draft: ServerDraft): ServerDraft {
  const has = draft.headers.some(({ name }) => name.toLowerCase() === 'authorization');
  if (has) return draft;
  return { ...draft, headers: addPair(draft.headers, 'Authorization', 'Bearer ') };
}

export function addPair(pairs: readonly Pair[], name = '', value = ''): readonly Pair[] {
  const id = Math.max(0, ...pairs.map((pair) => pair.id)) + 1;
  return [...pairs, { id, name, value, isSecret: null, kept: null, isReplacing: false }];
}

/** Whether what is typed goes to the keystore. */
export function isForKeystore({ name, isSecret }: Pair): boolean {
  return isSecret ?? namesSecretValue(name);
}

/** For a call to main, which is told of secrets only when there are any. */
export function withSecrets(secrets: readonly SlotValue[]): { secrets?: SlotValue[] } {
  return secrets.length === 0 ? {} : { secrets: [...secrets] };
}

/** `before`: the configuration that is edited; keys which the form does not know are kept from it. */
export function readDraft(
  draft: ServerDraft,
  takenNames: readonly string[],
  before: ServerConfig | null = null,
): DraftReading {
  const errors: DraftErrors = {};
  const name = draft.name.trim();
  if (name === '') errors.name = 'name-missing';
  else if (name.length > 60) errors.name = 'name-too-long';
  else if (takenNames.some((taken) => looksTheSame(taken, name))) errors.name = 'name-taken';

  const config = readConfig(draft, before, errors);
  if (config === null || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, name, config, secrets: secretsOf(draft) };
}

function readConfig(
  draft: ServerDraft,
  before: ServerConfig | null,
  errors: DraftErrors,
): ServerConfig | null {
  switch (draft.kind) {
    case 'stdio':
      return readStdio(draft, before, errors);
    case 'http':
      return readHttp(draft, before, errors);
    case 'demo':
      return before;
  }
}

function readStdio(draft: ServerDraft, before: ServerConfig | null, errors: DraftErrors) {
  const command = draft.command.trim();
  if (command === '') errors.command = 'command-missing';
  const args = argumentsFromLines(draft.args);
  const cwd = draft.cwd.trim();
  const env = readPairs(draft.env, /^[^=\0]+$/);
  if (typeof env === 'string') errors.env = env;
  const type = before !== null && 'command' in before ? before.type : undefined;
  const config: StdioServerConfig = { command };
  if (type !== undefined) config.type = type;
  if (args.length > 0) config.args = [...args];
  if (typeof env !== 'string' && env.length > 0) config.env = Object.fromEntries(env);
  if (cwd !== '') config.cwd = cwd;
  return config;
}

function readHttp(draft: ServerDraft, before: ServerConfig | null, errors: DraftErrors) {
  const url = draft.url.trim();
  if (url === '') errors.url = 'url-missing';
  else if (!isHttpAddress(url)) errors.url = 'url-invalid';
  // A token in the sense of HTTP; anything else would be refused when the request is made.
  const headers = readPairs(draft.headers, /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/);
  if (typeof headers === 'string') errors.headers = headers;
  const type = before !== null && 'url' in before ? before.type : undefined;
  const config: HttpServerConfig = { url };
  if (type !== undefined) config.type = type;
  if (typeof headers !== 'string' && headers.length > 0) {
    config.headers = Object.fromEntries(headers);
  }
  return config;
}

function secretsOf({ kind, env, headers }: ServerDraft): readonly SlotValue[] {
  if (kind === 'demo') return [];
  const place = kind === 'http' ? 'header' : 'env';
  return (kind === 'http' ? headers : env)
    .filter(isTypedSecret)
    .map(({ name, value }) => ({ place, key: name.trim(), value }));
}

function isTypedSecret(pair: Pair): boolean {
  return !isKept(pair) && pair.value !== '' && isForKeystore(pair);
}

/** Untouched: what the configuration has stays. */
export function isKept({ kept, isReplacing }: Pair): boolean {
  return kept !== null && !isReplacing;
}

/** As it goes into the configuration; a secret leaves its place empty for the reference. */
function literalOf(pair: Pair): string {
  if (isKept(pair)) return pair.kept ?? '';
  return isTypedSecret(pair) ? '' : pair.value;
}

function isHttpAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol);
  } catch {
    return false;
  }
}

function readPairs(
  pairs: readonly Pair[],
  allowedName: RegExp,
): readonly (readonly [string, string])[] | DraftErrorId {
  const used = pairs.filter(
    (pair) => pair.name.trim() !== '' || pair.value !== '' || pair.kept !== null,
  );
  if (used.some(({ isReplacing, value }) => isReplacing && value === '')) {
    return 'pair-value-missing';
  }
  const filled = used.map((pair) => [pair.name.trim(), literalOf(pair)] as const);
  if (filled.some(([name]) => name === '')) return 'pair-name-missing';
  if (filled.some(([name]) => !allowedName.test(name))) return 'pair-name-invalid';
  if (new Set(filled.map(([name]) => name)).size < filled.length) return 'pair-name-twice';
  return filled;
}

function pairsOf(record: Readonly<Record<string, string>> | undefined): readonly Pair[] {
  return Object.entries(record ?? {}).map(([name, value], index) => ({
    id: index + 1,
    name,
    ...(namesIn(value).length > 0 ? { value: '', kept: value } : { value, kept: null }),
    // What is a literal now stays one unless the person says otherwise.
    isSecret: namesIn(value).length > 0,
    isReplacing: false,
  }));
}
