// The command line of the demo server.
import { parseArgs } from 'node:util';
import { isGuest } from './guests.ts';

export interface DemoOptions {
  era: 'legacy' | 'modern';
  transport: 'stdio' | 'http';
  port: number;
  /** The account of all sessions; over stdio and on loopback nobody proves another one. */
  user: string;
  /** Of the web pages; 0 takes any free one. */
  pagePort: number;
}

export const usage =
  'Usage: demo-server --stdio | --http [--port N] --era legacy|modern [--user alice|bob] [--page-port N]\n' +
  '  legacy: revisions 2025-06-18 and 2025-11-25; modern: revision 2026-07-28 (the default)\n' +
  '  user: whose account it is, alice if left out; page-port: for the web pages, any free one if left out\n';

/** The options, what is wrong with them, or that the person asks for the usage. */
export function readOptions(
  argv: readonly string[],
): DemoOptions | { problem: string } | { help: true } {
  const parsed = parse(argv);
  if ('problem' in parsed) return parsed;
  if (parsed.help === true) return { help: true };
  const { stdio, http, era = 'modern', user = 'alice' } = parsed;
  if (era !== 'legacy' && era !== 'modern') return { problem: `unknown era "${era}"` };
  if (stdio === true && http === true) return { problem: 'choose one of --stdio and --http' };
  if (!isGuest(user)) return { problem: `nobody is called "${user}"` };
  const port = readPort(parsed.port);
  if (port === undefined) return { problem: `"${String(parsed.port)}" is no port` };
  const pagePort = readPort(parsed['page-port']);
  if (pagePort === undefined) return { problem: `"${String(parsed['page-port'])}" is no port` };
  return { era, transport: http === true ? 'http' : 'stdio', port, user, pagePort };
}

function readPort(text = '0'): number | undefined {
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : undefined;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        help: { type: 'boolean', short: 'h' },
        stdio: { type: 'boolean' },
        http: { type: 'boolean' },
        port: { type: 'string' },
        era: { type: 'string' },
        user: { type: 'string' },
        'page-port': { type: 'string' },
      },
    }).values;
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
