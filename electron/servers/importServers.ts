// Server lists that people paste: the whole file of another client, its `mcpServers` object, or a single entry.
import { AppError } from '../../shared/errors.ts';
import type { ImportOutcome } from '../../shared/ipc/contract.ts';
import {
  httpServerConfigSchema,
  stdioServerConfigSchema,
} from '../../shared/servers/serverConfig.ts';
import { looksTheSame } from '../../shared/servers/serverName.ts';
import type { ConfiguredServer } from '../storage/serversFile.ts';
import { z } from 'zod';

export interface ImportPlan {
  readonly add: readonly ConfiguredServer[];
  readonly rejected: ImportOutcome['rejected'];
}

// No demo entries and none of our own keys: what is pasted comes from elsewhere.
const importedConfigSchema = z.union([stdioServerConfigSchema, httpServerConfigSchema]);

/** Throws AppError `not-json` or `no-servers-found`. */
export function planImport(text: string, takenNames: readonly string[]): ImportPlan {
  const entries = Object.entries(entriesOf(parse(text)));
  if (entries.length === 0) throw new AppError('no-servers-found');
  const add: ConfiguredServer[] = [];
  const rejected: ImportOutcome['rejected'][number][] = [];
  for (const [rawName, entry] of entries) {
    const name = rawName.trim();
    const config = importedConfigSchema.safeParse(entry);
    if (name === '' || name.length > 60 || !config.success) {
      const detail = config.success ? 'name' : z.prettifyError(config.error);
      rejected.push({ name: rawName, reason: 'invalid', detail });
      continue;
    }
    const taken = [...takenNames, ...add.map((other) => other.name)];
    const namesake = taken.find((other) => looksTheSame(other, name));
    if (namesake === undefined) add.push({ name, config: config.data });
    else rejected.push({ name, reason: 'name-taken', detail: namesake });
  }
  return { add, rejected };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('not-json', error instanceof Error ? error.message : undefined);
  }
}

function entriesOf(value: unknown): Record<string, unknown> {
  const record = z.record(z.string(), z.unknown());
  const parsed = record.safeParse(value);
  if (!parsed.success) throw new AppError('no-servers-found');
  const { data } = parsed;
  // `servers` is what some editors call it.
  const listed = record.safeParse(data['mcpServers'] ?? data['servers']);
  if (listed.success) return listed.data;
  if ('command' in data || 'url' in data) return { server: data };
  const isList = Object.values(data).every((entry) => record.safeParse(entry).success);
  if (!isList) throw new AppError('no-servers-found');
  return data;
}
