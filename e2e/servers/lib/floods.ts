// What a flooding server says, bounded in time and count; where it goes is the caller's. One tool for each flood.
import { requestText, notificationText, resultText } from './wire.ts';

/** Where a flood goes: false means that no more is taken until `drained` resolves. */
export interface Outlet {
  write(text: string): boolean;
  drained(): Promise<void>;
}

export interface FloodOptions {
  readonly seconds: number;
  readonly questionsPerSecond: number;
}

export interface Answers {
  /** Of each question the actions, or `error`, in the order in which they came. */
  readonly of: Map<string, string[]>;
}

/** Nothing is said more often, however long it may take. */
const mostMessages = 5_000_000;
/** Between two looks at the clock. */
const batchSize = 200;

type Say = (index: number) => string;

const words = 'a server that says more than anybody can read';

/** Notices, and answers that nobody waits for, as fast as they are taken. */
export function noticeOf(kind: string, token: unknown): Say | undefined {
  const notices: Readonly<Record<string, Say>> = {
    progress: (index) =>
      notificationText('notifications/progress', {
        progressToken: token,
        progress: index,
        message: `step ${String(index)} of ${words}`,
      }),
    log: (index) =>
      notificationText('notifications/message', { level: 'info', data: `${words} ${index}` }),
    list_changed: () => notificationText('notifications/tools/list_changed', {}),
    completions: (index) =>
      notificationText('notifications/elicitation/complete', { elicitationId: `page-${index}` }),
    responses: (index) => resultText(`nobody-${String(index)}`, JSON.stringify({ words })),
  };
  return Object.hasOwn(notices, kind) ? notices[kind] : undefined;
}

/** Resolves with how many were said. */
export async function atFullSpeed(outlet: Outlet, say: Say, seconds: number): Promise<number> {
  const endsAtMs = Date.now() + seconds * 1_000;
  let said = 0;
  while (Date.now() < endsAtMs && said < mostMessages) {
    let isTaken = true;
    for (let count = 0; count < batchSize; count += 1) isTaken = outlet.write(say(said++));
    if (isTaken) await new Promise((resolve) => setImmediate(resolve));
    else await Promise.race([outlet.drained(), waitFor(1_000)]);
  }
  return said;
}

/** So many questions each second; resolves when all is asked. */
export async function questions(
  outlet: Outlet,
  { seconds, questionsPerSecond }: FloodOptions,
  answers: Answers,
): Promise<void> {
  const startedAtMs = Date.now();
  const all = Math.min(mostMessages, seconds * questionsPerSecond);
  for (let asked = 0; asked < all;) {
    const due = Math.min(all, ((Date.now() - startedAtMs) / 1_000) * questionsPerSecond);
    for (; asked < due; asked += 1) {
      const id = `q${String(asked)}`;
      answers.of.set(id, []);
      outlet.write(requestText(id, 'elicitation/create', questionText(asked)));
    }
    await waitFor(5);
  }
}

/** What became of the questions: told once all are answered, or when nothing has come for a while. */
export async function tally({ of }: Answers, patienceMs = 10_000): Promise<Record<string, number>> {
  const count = (): Record<string, number> => {
    const told: Record<string, number> = { asked: of.size, unanswered: 0, answeredTwice: 0 };
    for (const outcomes of of.values()) {
      const [first = 'unanswered'] = outcomes;
      told[first] = (told[first] ?? 0) + 1;
      if (outcomes.length > 1) told['answeredTwice'] = (told['answeredTwice'] ?? 0) + 1;
    }
    return told;
  };
  let last = count();
  for (let waitedMs = 0; (last['unanswered'] ?? 0) > 0 && waitedMs < patienceMs; waitedMs += 100) {
    await waitFor(100);
    const next = count();
    if (next['unanswered'] !== last['unanswered']) waitedMs = 0;
    last = next;
  }
  return last;
}

function questionText(index: number): string {
  return JSON.stringify({
    message: `Question ${String(index)}: what is your name?`,
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
  });
}

/** A result of so many bytes of text. */
export function bigResult(bytes: number): string {
  return JSON.stringify({ content: [{ type: 'text', text: 'x'.repeat(bytes) }] });
}

/** Forty pictures of 90 kB each: within a message, beyond what is kept. */
export function pictures(): string {
  const data = Buffer.alloc(67_500, 7).toString('base64');
  const picture = { type: 'image', mimeType: 'image/png', data };
  return JSON.stringify({ content: Array.from({ length: 40 }, () => picture) });
}

const floodTools = [
  'plain',
  'questions',
  'progress',
  'log',
  'list_changed',
  'completions',
  'responses',
  'stderr',
  'big_message',
  'endless_line',
  'pictures',
] as const;

/** The tools of the floods first, then as many more as are wanted. */
export function listedTools(count: number): string {
  const inputSchema = {
    type: 'object',
    properties: { place: { type: 'string', description: 'Where it is to be done.' } },
  };
  const more = Array.from({ length: Math.max(0, count - floodTools.length) }, (_, index) => ({
    name: `tool_${String(index)}`,
    description: `Tool number ${String(index)} does what ${words} does.`,
    inputSchema,
  }));
  const floods = floodTools.map((name) => ({ name, inputSchema: { type: 'object' } }));
  return JSON.stringify({ tools: [...floods, ...more] });
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
