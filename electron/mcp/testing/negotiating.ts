// Connects once, for tests of the negotiation: what stands or why not, and a memory that tests look into.
import type { Era } from '../../../shared/protocol/eras.ts';
import type { EraRule } from '../../../shared/servers/serverRules.ts';
import type { ConnectionProblem } from '../../../shared/servers/serverView.ts';
import { openConnection, type Connection } from '../connection.ts';
import type { ConnectionTarget } from '../transports.ts';
import type { EraMemory } from '../eraMemory.ts';
import { createStderrBuffer } from '../stderrBuffer.ts';

export interface Negotiating {
  readonly era?: EraRule;
  readonly memory?: EraMemory;
  readonly probeTimeoutMs?: number;
  readonly handshakeTimeoutMs?: number;
}

export interface Negotiated {
  /** A revision, or the code of the problem. */
  readonly end: string;
  readonly problem: ConnectionProblem | null;
  readonly connection: Connection | null;
  close(): Promise<void>;
}

export async function negotiate(
  target: ConnectionTarget,
  options: Negotiating = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<Negotiated> {
  const outcome = await openConnection(
    {
      target,
      version: '0.0.0',
      modes: () => ['form', 'url'],
      stderr: createStderrBuffer(() => undefined),
      prepare: () => undefined,
      onLost: () => undefined,
      probeTimeoutMs: 1_500,
      handshakeTimeoutMs: 5_000,
      ...options,
    },
    signal,
  );
  if (!outcome.ok) {
    const { problem } = outcome;
    return { end: problem.code, problem, connection: null, close: () => Promise.resolve() };
  }
  const { connection } = outcome;
  return {
    end: connection.revision,
    problem: null,
    connection,
    close: () => connection.close(),
  };
}

interface RecordedMemory extends EraMemory {
  readonly known: Era | null;
}

export function createRecordedMemory(initial: Era | null = null): RecordedMemory {
  let known = initial;
  return {
    get known() {
      return known;
    },
    recall: () => known,
    remember: (era) => {
      known = era;
    },
    forget: () => {
      known = null;
    },
  };
}
