// `servers.json`: the `mcpServers` format that other clients use, hand-editable. What we do not know in it is kept as it stands.
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { Notice } from '../../shared/ipc/contract.ts';
import { serverConfigSchema, type ServerConfig } from '../../shared/servers/serverConfig.ts';
import {
  defaultRules,
  serverRulesSchema,
  storedRulesSchema,
  type ServerRules,
} from '../../shared/servers/serverRules.ts';
import { namesIn } from '../../shared/servers/secretReferences.ts';
import { looksTheSame } from '../../shared/servers/serverName.ts';
import { isRecord } from '../../shared/schema/json.ts';
import { readAtStart, type JsonFile } from './jsonFile.ts';

export interface ConfiguredServer {
  readonly name: string;
  readonly config: ServerConfig;
}

export interface StoredServer extends ConfiguredServer {
  readonly rules: ServerRules;
}

export interface ServersFile {
  /** First start: the file is written with `initial`. */
  load(initial: readonly ConfiguredServer[]): Promise<{
    readonly servers: readonly StoredServer[];
    readonly notices: readonly Omit<Notice, 'id'>[];
  }>;
  /** `oldName` differs when the entry is renamed; it keeps its place. Rejects with AppError `name-taken`. */
  put(oldName: string, server: ConfiguredServer): Promise<void>;
  /** An entry that is gone stays gone. */
  putRules(name: string, rules: ServerRules): Promise<void>;
  remove(name: string): Promise<void>;
  /** Of the secrets that anything in the file refers to, entries that are not listed among them. Rejects when it cannot be read. */
  secretNames(): Promise<ReadonlySet<string>>;
}

// Not a record of zod's, which leaves out an entry called `__proto__`.
const fileSchema = z.looseObject({ mcpServers: z.custom<Record<string, unknown>>(isRecord) });
type FileContent = z.infer<typeof fileSchema>;

export function createServersFile(file: JsonFile, path: string): ServersFile {
  // One change at a time, or one would undo the other.
  let lastChange: Promise<void> = Promise.resolve();

  /** Read anew before each change, so that an edit by hand in the meantime is kept. */
  const change = (edit: (entries: [string, unknown][]) => [string, unknown][]): Promise<void> => {
    const next = lastChange
      .catch(() => undefined)
      .then(async () => {
        const content = await readForChange(file, path);
        const entries = edit(Object.entries(content.mcpServers));
        await file.write({ ...content, mcpServers: Object.fromEntries(entries) });
      });
    lastChange = next;
    return next;
  };

  return {
    load: async (initial) => {
      const reading = await readAtStart(file);
      // Where it cannot be written the app starts all the same; the first change tells.
      const writeInitial = (): Promise<void> =>
        file
          .write({
            mcpServers: Object.fromEntries(initial.map(({ name, config }) => [name, config])),
          })
          .catch(() => undefined);
      if (reading.kind === 'missing') {
        await writeInitial();
        return { servers: initial.map(withDefaultRules), notices: [] };
      }
      const parsed = reading.kind === 'read' ? fileSchema.safeParse(reading.value) : null;
      if (parsed?.success !== true) {
        const movedTo = await file.setAside();
        await writeInitial();
        return {
          servers: initial.map(withDefaultRules),
          notices: [{ code: 'servers-file-damaged', path: movedTo }],
        };
      }
      return readEntries(parsed.data, path);
    },

    put: (oldName, server) =>
      change((entries) => {
        const index = entries.findIndex(([name]) => name === oldName);
        const before = entries[index]?.[1];
        const entry: [string, unknown] = [server.name, mergeEntry(before, server.config)];
        if (index === -1) return [...entries, entry];
        // An entry that is not listed, or was added by hand, has its name too.
        const isTaken = entries.some(([name], at) => name === server.name && at !== index);
        if (isTaken) throw new AppError('name-taken', server.name);
        return entries.map((other, at) => (at === index ? entry : other));
      }),

    putRules: (name, rules) =>
      change((entries) =>
        entries.map(([other, entry]) => [other, other === name ? withRules(entry, rules) : entry]),
      ),

    remove: (name) => change((entries) => entries.filter(([other]) => other !== name)),

    secretNames: async () => new Set(namesIn(JSON.stringify(await readForChange(file, path)))),
  };
}

/** An edit by hand that went wrong is the person's to mend: nothing is written over it. */
async function readForChange(file: JsonFile, path: string): Promise<FileContent> {
  const reading = await file.read();
  if (reading.kind === 'missing') return { mcpServers: {} };
  const parsed = fileSchema.safeParse(reading.kind === 'read' ? reading.value : undefined);
  if (!parsed.success) throw new Error(`${path} is not a server list; mend it or move it away`);
  return parsed.data;
}

function readEntries(
  content: FileContent,
  path: string,
): { readonly servers: readonly StoredServer[]; readonly notices: readonly Omit<Notice, 'id'>[] } {
  const servers: StoredServer[] = [];
  const notices: Omit<Notice, 'id'>[] = [];
  for (const [name, entry] of Object.entries(content.mcpServers)) {
    const config = serverConfigSchema.safeParse(entry);
    const rules = storedRulesSchema.safeParse(oursIn(entry) ?? {});
    // A rule that is misspelt must not read as the laxer one.
    if (config.success && rules.success) {
      const other = servers.find((server) => looksTheSame(server.name, name))?.name;
      if (other !== undefined)
        notices.push({ code: 'server-names-alike', path, entry: name, other });
      servers.push({ name, config: config.data, rules: rules.data });
    }
    // Left in the file as it is; the person is told which entry to mend.
    else notices.push({ code: 'server-entry-invalid', path, entry: name });
  }
  return { servers, notices };
}

const withDefaultRules = (server: ConfiguredServer): StoredServer => ({
  ...server,
  rules: defaultRules,
});

/** Our one extra key of an entry; undefined when it has none. */
function oursIn(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'frontdesk' in entry
    ? entry.frontdesk
    : undefined;
}

const oursSchema = z.record(z.string(), z.unknown());

/** The default is not written down. */
function withRules(entry: unknown, rules: ServerRules): unknown {
  const ruleKeys = serverRulesSchema.keyof().options;
  const others = Object.entries({ ...oursSchema.safeParse(oursIn(entry)).data }).filter(
    ([key]) => !ruleKeys.some((rule) => rule === key),
  );
  const set = ruleKeys
    .filter((key) => rules[key] !== defaultRules[key])
    .map((key) => [key, rules[key]] as const);
  const ours = Object.fromEntries<unknown>([...others, ...set]);
  const rest = Object.entries(oursSchema.parse(entry)).filter(([key]) => key !== 'frontdesk');
  return Object.fromEntries(Object.keys(ours).length === 0 ? rest : [...rest, ['frontdesk', ours]]);
}

const ourKeys = ['type', 'command', 'args', 'env', 'cwd', 'url', 'headers', 'frontdesk'];

/** Keys of other clients (`disabled`, `autoApprove`, ...) stay, and so do the rules. */
function mergeEntry(before: unknown, config: ServerConfig): unknown {
  const foreign =
    typeof before === 'object' && before !== null
      ? Object.entries(before).filter(([key]) => !ourKeys.includes(key))
      : [];
  const { demo: _demo, ...kept } = { ...oursSchema.safeParse(oursIn(before)).data };
  const ours = { ...kept, ...('frontdesk' in config ? config.frontdesk : {}) };
  return {
    ...config,
    ...(Object.keys(ours).length === 0 ? {} : { frontdesk: ours }),
    ...Object.fromEntries(foreign),
  };
}
