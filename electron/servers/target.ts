// How a configured server is reached, and how that reads for people (C-IDN-1): the command line, or the host.
import { createHash } from 'node:crypto';
import type { Transport } from '@modelcontextprotocol/client';
import type { ServerConfig } from '../../shared/servers/serverConfig.ts';
import type { ConnectionTarget } from '../mcp/transports.ts';
import type { StdioProgram } from '../mcp/stdioTransport.ts';
import type { ProgramPath } from '../platform/loginPath.ts';

export type DemoEra = 'legacy' | 'modern';

/** How demo servers run here: as a program (from source), or in a process of the app's own (packaged, where Node may be missing). */
export type DemoLaunch =
  | { readonly kind: 'program'; readonly program: (era: DemoEra) => StdioProgram }
  | { readonly kind: 'built-in'; readonly createTransport: (era: DemoEra) => Transport };

export function targetOf(config: ServerConfig, demo: DemoLaunch): ConnectionTarget {
  if ('frontdesk' in config) {
    const era = config.frontdesk.demo;
    return demo.kind === 'program'
      ? { kind: 'stdio', program: demo.program(era) }
      : { kind: 'built-in', createTransport: () => demo.createTransport(era) };
  }
  if ('url' in config) return { kind: 'http', url: config.url, headers: config.headers ?? {} };
  return {
    kind: 'stdio',
    program: {
      command: config.command,
      args: config.args ?? [],
      env: config.env ?? {},
      cwd: config.cwd,
    },
  };
}

/**
 * The target as it is started: a local program gets the PATH that the person's terminal would give it, which its command is
 * looked up in and which it hands on to what it starts itself. A PATH that the person has configured stands as it is.
 * Not part of what was approved or remembered: the PATH may change from one run to the next. Never rejects.
 */
export async function withProgramPath(
  target: ConnectionTarget,
  programPath: ProgramPath,
): Promise<ConnectionTarget> {
  if (target.kind !== 'stdio' || 'PATH' in target.program.env) return target;
  const path = await programPath();
  if (path === null) return target;
  const { program } = target;
  return { ...target, program: { ...program, env: { ...program.env, PATH: path } } };
}

export function endpointOf(target: ConnectionTarget): string {
  switch (target.kind) {
    case 'stdio':
      return [target.program.command, ...target.program.args].map(quoteArgument).join(' ');
    case 'http':
      return new URL(target.url).host;
    case 'built-in':
      return '';
  }
}

/** The server's own origin, which addresses that it sends are compared with; null for a local program. */
export function originOf(target: ConnectionTarget): string | null {
  return target.kind === 'http' ? new URL(target.url).origin : null;
}

/**
 * What a server's generation is remembered by (C-NEG-6): command, arguments and folder, or the address; null for the app's own.
 * A fingerprint, since arguments and addresses may hold what is nobody's business in another file.
 */
export function eraKeyOf(target: ConnectionTarget): string | null {
  const subject = eraSubjectOf(target);
  if (subject === null) return null;
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex');
}

function eraSubjectOf(target: ConnectionTarget): readonly unknown[] | null {
  switch (target.kind) {
    case 'stdio': {
      const { command, args, cwd } = target.program;
      return ['stdio', command, args, cwd ?? null];
    }
    case 'http':
      // Not the origin alone: one host may run servers of both generations.
      return ['http', new URL(target.url).href];
    case 'built-in':
      return null;
  }
}

/** For reading only: nothing is ever run from this text. */
function quoteArgument(argument: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(argument) ? argument : JSON.stringify(argument);
}
