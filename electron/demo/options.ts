// The command line of the demo server.
import { parseArgs } from 'node:util';

export interface DemoOptions {
  era: 'legacy' | 'modern';
  transport: 'stdio' | 'http';
  port: number;
}

export const usage =
  'Usage: demo-server --stdio | --http [--port N] --era legacy|modern\n' +
  '  legacy: revisions 2025-06-18 and 2025-11-25; modern: revision 2026-07-28 (the default)\n';

/** The options, or what is wrong with them. */
export function readOptions(argv: readonly string[]): DemoOptions | { problem: string } {
  const parsed = parse(argv);
  if ('problem' in parsed) return parsed;
  const { stdio, http, port: portText, era = 'modern' } = parsed;
  if (era !== 'legacy' && era !== 'modern') return { problem: `unknown era "${era}"` };
  if (stdio === true && http === true) return { problem: 'choose one of --stdio and --http' };
  const port = Number(portText ?? '0');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return { problem: `"${String(portText)}" is no port` };
  }
  return { era, transport: http === true ? 'http' : 'stdio', port };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        stdio: { type: 'boolean' },
        http: { type: 'boolean' },
        port: { type: 'string' },
        era: { type: 'string' },
      },
    }).values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
