// One line of the history: what was asked or run, how it ended and who decided that. Names and codes only: never a value that
// was typed or sent, never the words of a server, never arguments, never a whole address (C-PRV-2, C-URL-18).
import { z } from 'zod';

/** Whose act or which fact ended it. `app`: Frontdesk itself, for what cannot be shown; `pause`: a server that the person paused. */
export const deciders = [
  'person',
  'rule',
  'limit',
  'pause',
  'server',
  'link-lost',
  'app-quit',
  'app',
] as const;
export type Decider = (typeof deciders)[number];

const atMs = z.number().int().min(0);
const text = z.string().max(2_000);
const names = z.array(text).max(200);

/** What was run; absent: a tool. The name of a resource stands for it, never its address. */
const of = z.enum(['prompt', 'resource']).optional();

const common = {
  id: z.string().min(1).max(64),
  /** Milliseconds since the epoch. */
  startedAtMs: atMs,
  endedAtMs: atMs,
  /** The person's own name for the server at that time. */
  serverName: text,
  transport: z.enum(['stdio', 'http', 'built-in']),
  /** Command line with likely secrets masked, or host; empty for a built-in server. */
  endpoint: text,
  /** Of the protocol; null where it is not known. */
  revision: text.nullable(),
  decidedBy: z.enum(deciders),
};

export const historyEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('question'),
    /** Null for a question of a mode that does not exist. */
    mode: z.enum(['form', 'url']).nullable(),
    /** The tools of the actions that it may belong to, by their names; or of prompts or resources, as `of` says. */
    tools: names,
    of,
    /** The names of the fields of a form. */
    fields: names,
    /** URL mode: host and path at most, long parts masked. */
    site: text.nullable(),
    outcome: z.enum(['accept', 'decline', 'cancel', 'withdrawn', 'refused']),
    /** A code of ours: why it was refused or withdrawn. */
    reason: text.optional(),
    /** Who handed the page over to the browser. */
    opened: z.enum(['by-app', 'by-person']).optional(),
  }),
  z.object({
    ...common,
    kind: z.literal('action'),
    tools: names,
    of,
    outcome: z.enum(['finished', 'tool-error', 'failed', 'stopped']),
    /** A code of ours: why it failed or was stopped. */
    reason: text.optional(),
  }),
  z.object({
    ...common,
    kind: z.literal('held-back'),
    /** So many questions were not shown, from `startedAtMs` to `endedAtMs`. */
    count: z.number().int().min(1),
    outcome: z.literal('held-back'),
    reason: z.enum(['over-limit', 'paused', 'undeclared', 'by-rule']),
  }),
]);

export type HistoryEntry = z.infer<typeof historyEntrySchema>;
export type HistoryKind = HistoryEntry['kind'];
export type QuestionEntry = Extract<HistoryEntry, { kind: 'question' }>;
export type ActionEntry = Extract<HistoryEntry, { kind: 'action' }>;
export type HeldBackEntry = Extract<HistoryEntry, { kind: 'held-back' }>;

/** Longer lines are none of ours. */
const longestLine = 200_000;

/** One line of the file; null when it is none. Keys that are not known are left aside. */
export function readLine(line: string): HistoryEntry | null {
  if (line.length > longestLine) return null;
  try {
    const parsed = historyEntrySchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** One line of the file, with its end. The id comes first: by it a line that was cut off is known for one of ours. */
export function writeLine({ id, ...entry }: HistoryEntry): string {
  return `${JSON.stringify({ id, ...entry })}\n`;
}
