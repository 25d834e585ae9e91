// Whether a server is the one that the person answered last under its name (C-IDN-1, C-IDN-2). What is remembered is one
// fingerprint by name: no address, no command, nothing of an answer.
import { createHash } from 'node:crypto';
import type { ServerStanding } from '../../shared/elicitation/questionView.ts';
import type { ConnectionTarget } from '../mcp/transports.ts';

/**
 * The way to it, and what it calls itself. Headers and variables do not count: a new token makes no other server.
 */
export function identityOf(target: ConnectionTarget, selfReportedName: string | null): string {
  const text = JSON.stringify([target.kind, wayTo(target), selfReportedName]);
  return createHash('sha256').update(text).digest('hex');
}

/** `identity` null: it has not said yet what it calls itself, so that nothing can be compared. */
export function standingOf(answered: string | undefined, identity: string | null): ServerStanding {
  if (answered === undefined) return 'new';
  return identity === null || answered === identity ? 'known' : 'changed';
}

function wayTo(target: ConnectionTarget): unknown {
  switch (target.kind) {
    case 'stdio':
      return [target.program.command, target.program.args, target.program.cwd ?? null];
    case 'http':
      return target.url;
    case 'built-in':
      return null;
  }
}
