// `servers.json`: the `mcpServers` format that other clients use, hand-editable. What we do not know in it is kept as it stands.
import { z } from 'zod';
import { AppError } from '../../shared/errors.ts';
import type { Notice } from '../../shared/ipc/contract.ts';
import { serverConfigSchema, type ServerConfig } from '../../shared/servers/serverConfig.ts';
import type { JsonFile } from './jsonFile.ts';

export interface StoredServer {
  readonly name: string;
  readonly config: ServerConfig;
}

export interface ServersFile {
  /** First start: the file is written with `initial`. */
  load(initial: readonly StoredServer[]): Promise<{
    readonly servers: readonly StoredServer[];
    readonly notices: readonly Omit<Notice, 'id'>[];
  }>;
  /** `oldName` differs when the entry is renamed; it keeps its place. Rejects with AppError `name-taken`. */
  put(oldName: string, server: StoredServer): Promise<void>;
  remove(name: string): Promise<void>;
}

const fileSchema = z.looseObject({ mcpServers: z.record(z.string(), z.unknown()) });
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
      const reading = await file.read();
      const writeInitial = (): Promise<void> =>
        file.write({
          mcpServers: Object.fromEntries(initial.map(({ name, config }) => [name, config])),
        });
      if (reading.kind === 'missing') {
        await writeInitial();
        return { servers: initial, notices: [] };
      }
      const parsed = reading.kind === 'read' ? fileSchema.safeParse(reading.value) : null;
      if (parsed?.success !== true) {
        const movedTo = await file.setAside();
        await writeInitial();
        return {
          servers: initial,
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

    remove: (name) => change((entries) => entries.filter(([other]) => other !== name)),
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
    if (config.success) servers.push({ name, config: config.data });
    // Left in the file as it is; the person is told which entry to mend.
    else notices.push({ code: 'server-entry-invalid', path, entry: name });
  }
  return { servers, notices };
}

const ourKeys = ['type', 'command', 'args', 'env', 'cwd', 'url', 'headers', 'frontdesk'];

/** Keys of other clients (`disabled`, `autoApprove`, ...) stay. */
function mergeEntry(before: unknown, config: ServerConfig): unknown {
  const foreign =
    typeof before === 'object' && before !== null
      ? Object.entries(before).filter(([key]) => !ourKeys.includes(key))
      : [];
  return { ...config, ...Object.fromEntries(foreign) };
}
