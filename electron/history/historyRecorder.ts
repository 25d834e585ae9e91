// What the rest of the app tells the history. A flood that was held back becomes one entry for each server, reason and ten seconds.
import type { HeldBackReason } from '../../shared/guard/guardView.ts';
import type {
  ActionEntry,
  Decider,
  HistoryEntry,
  QuestionEntry,
} from '../../shared/history/historyEntry.ts';
import { maskedCommand } from '../../shared/history/maskedCommand.ts';
import type { Clock } from '../platform/clock.ts';

/** Identity from the person's configuration and the transport (C-IDN-1). */
export interface HistoryServer {
  readonly serverName: string;
  readonly transport: HistoryEntry['transport'];
  /** Command line or host. */
  readonly endpoint: string;
  /** Negotiated; null before that. */
  readonly revision: string | null;
}

/** Everything but who it was and when it ended, which is now. Names and codes only (C-PRV-2). */
export type EndedQuestion = Omit<QuestionEntry, 'id' | 'kind' | 'endedAtMs' | keyof HistoryServer>;
export type EndedAction = Omit<ActionEntry, 'id' | 'kind' | 'endedAtMs' | keyof HistoryServer>;

export interface HistoryRecorder {
  question(server: HistoryServer, question: EndedQuestion): void;
  action(server: HistoryServer, action: EndedAction): void;
  /** `count` questions were not shown, just now. */
  heldBack(server: HistoryServer, reason: HeldBackReason, count?: number): void;
}

const floodMs = 10_000;
/** Names that a server chose. */
const longestName = 100;
const mostNames = 100;
const longestSite = 300;

const deciderOf: Readonly<Record<HeldBackReason, Decider>> = {
  'over-limit': 'limit',
  paused: 'pause',
  undeclared: 'rule',
  'by-rule': 'rule',
};

export function createHistoryRecorder(deps: {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly add: (entry: HistoryEntry) => void;
}): HistoryRecorder & {
  /** Writes down what is still being counted. */ readonly flush: () => void;
} {
  const floods = new Map<string, { count: number; readonly end: () => void }>();
  const now = (): number => whole(deps.clock.now());

  return {
    question: (server, question) => {
      deps.add({
        ...question,
        ...heading(server),
        id: deps.newId(),
        kind: 'question',
        startedAtMs: whole(question.startedAtMs),
        endedAtMs: now(),
        tools: shortened(question.tools),
        fields: shortened(question.fields),
        site: question.site === null ? null : cut(question.site, longestSite),
      });
    },
    action: (server, action) => {
      deps.add({
        ...action,
        ...heading(server),
        id: deps.newId(),
        kind: 'action',
        startedAtMs: whole(action.startedAtMs),
        endedAtMs: now(),
        tools: shortened(action.tools),
      });
    },
    heldBack: (server, reason, count = 1) => {
      const key = JSON.stringify([server.serverName, reason]);
      const flood = floods.get(key);
      if (flood !== undefined) {
        flood.count += count;
        return;
      }
      const startedAtMs = now();
      const end = (): void => {
        cancel();
        floods.delete(key);
        deps.add({
          ...heading(server),
          id: deps.newId(),
          kind: 'held-back',
          startedAtMs,
          endedAtMs: now(),
          count: begun.count,
          outcome: 'held-back',
          reason,
          decidedBy: deciderOf[reason],
        });
      };
      const begun = { count, end };
      const cancel = deps.clock.setTimer(floodMs, end);
      floods.set(key, begun);
    },
    flush: () => {
      for (const { end } of [...floods.values()]) end();
    },
  };
}

function heading({ serverName, transport, endpoint, revision }: HistoryServer): HistoryServer {
  const isCommand = transport === 'stdio';
  return {
    serverName,
    transport,
    endpoint: isCommand ? maskedCommand(endpoint) : endpoint,
    revision,
  };
}

function shortened(names: readonly string[]): string[] {
  return names.slice(0, mostNames).map((name) => cut(name, longestName));
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}\u2026` : text;
}

function whole(atMs: number): number {
  return Math.max(0, Math.round(atMs));
}
