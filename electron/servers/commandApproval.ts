// What a person approves before a local command runs: all of it, uncut, and anew after any change (C-STD-3).
import { createHash } from 'node:crypto';
import type { CommandApproval } from '../../shared/servers/serverView.ts';
import type { StdioProgram } from '../mcp/stdioTransport.ts';

/** Values of variables count as well: another value is another command. */
export function fingerprintOf(program: StdioProgram): string {
  const env = Object.entries(program.env).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([program.command, program.args, program.cwd ?? null, env]);
  return createHash('sha256').update(text).digest('hex');
}

export function approvalOf(
  program: StdioProgram,
  approvedFingerprint: string | undefined,
): CommandApproval {
  const fingerprint = fingerprintOf(program);
  return {
    fingerprint,
    command: program.command,
    args: program.args,
    cwd: program.cwd ?? null,
    envNames: Object.keys(program.env),
    changed: approvedFingerprint !== undefined && approvedFingerprint !== fingerprint,
  };
}
