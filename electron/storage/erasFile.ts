// `generations.json`: which protocol generation a server turned out to be of, and when (C-NEG-6). What is lost here is found out again,
// so nobody is troubled when it cannot be read or written.
import { z } from 'zod';
import type { Era } from '../../shared/protocol/eras.ts';
import { noEraMemory, type EraMemory } from '../mcp/eraMemory.ts';
import { readAtStart, type JsonFile } from './jsonFile.ts';

export interface ErasFile {
  /** Never rejects. */
  load(): Promise<void>;
  /** What is known of one server, by the key of servers/target.ts; nothing is kept without one. */
  of(key: string | null): EraMemory;
  /** Until what was remembered is written, or could not be. Never rejects. */
  settled(): Promise<void>;
}

const verdictSchema = z.object({ era: z.enum(['legacy', 'modern']), at: z.iso.datetime() });
const fileSchema = z.object({ servers: z.record(z.string(), verdictSchema) });
type Verdicts = Map<string, z.infer<typeof verdictSchema>>;

/** A server that was brought up to date would be spoken to in the old way for ever: after a week it is asked again. */
const legacyHoldsMs = 7 * 24 * 60 * 60 * 1_000;
const maxVerdicts = 200;

export function createErasFile(file: JsonFile, now: () => number): ErasFile {
  let verdicts: Verdicts = new Map();
  let writing: Promise<void> = Promise.resolve();
  const save = (): void => {
    const written = file.write({ servers: Object.fromEntries(verdicts) }).catch(() => undefined);
    writing = Promise.all([writing, written]).then(() => undefined);
  };

  return {
    settled: () => writing,
    load: async () => {
      const reading = await readAtStart(file);
      const parsed = fileSchema.safeParse(reading.kind === 'read' ? reading.value : undefined);
      if (parsed.success) verdicts = new Map(Object.entries(parsed.data.servers));
    },
    of: (key) => {
      if (key === null) return noEraMemory;
      return {
        recall: () => {
          const verdict = verdicts.get(key);
          if (verdict === undefined) return null;
          const age = now() - Date.parse(verdict.at);
          // A date to come is one of a clock that was wrong.
          return isCurrent(verdict.era, age) ? verdict.era : null;
        },
        remember: (era) => {
          const known = verdicts.get(key);
          // A legacy verdict keeps its date when it is only used again, or it would never be asked for anew.
          if (known?.era === era && isCurrent(era, now() - Date.parse(known.at))) return;
          verdicts.delete(key);
          verdicts.set(key, { era, at: new Date(now()).toISOString() });
          const [oldest] = verdicts.keys();
          if (verdicts.size > maxVerdicts && oldest !== undefined) verdicts.delete(oldest);
          save();
        },
        forget: () => {
          if (verdicts.delete(key)) save();
        },
      };
    },
  };
}

function isCurrent(era: Era, ageMs: number): boolean {
  return ageMs >= 0 && (era === 'modern' || ageMs < legacyHoldsMs);
}
