// Entry of the demo desk: stdio, loopback HTTP, or the port of an Electron utility process.
import type { ParentPort } from 'electron';
import { connectDesk } from './connectDesk.ts';
import { legacyHandler, listen, modernHandler } from './httpDesk.ts';
import { type DemoOptions, readOptions, usage } from './options.ts';
import { ParentPortTransport } from './parentPortTransport.ts';
import { createPremises } from './premises.ts';
import { createRequestStateSeal } from './requestState.ts';

// People leave their desk: a question may wait for half an hour.
const answerTimeoutMs = 30 * 60_000;

async function serve(options: DemoOptions, parentPort: ParentPort | undefined): Promise<void> {
  const { era, user, pagePort } = options;
  const seal = createRequestStateSeal({ now: Date.now, lifetimeMs: answerTimeoutMs });
  const now = Date.now;
  const premises = createPremises({ now, visitLifetimeMs: answerTimeoutMs, user, pagePort });
  if (parentPort !== undefined) {
    const transport = new ParentPortTransport(parentPort);
    await connectDesk({ era, seal, premises, answerTimeoutMs, transport });
  } else if (options.transport === 'http') {
    const handler =
      era === 'legacy'
        ? legacyHandler({ answerTimeoutMs, premises })
        : modernHandler({ seal, premises });
    const { url } = await listen(handler, options.port).catch((error: unknown) => {
      throw isPortTaken(error) ? new Error(portTaken(options.port)) : error;
    });
    process.stderr.write(`Table desk (${era}) listens on ${url}\n`);
  } else {
    await connectDesk({ era, seal, premises, answerTimeoutMs });
    // For a person at a terminal; a client needs no such line in its log.
    if (process.stdin.isTTY) process.stderr.write(waiting);
    // A tool may still be at work then; nobody is left to read its result.
    process.stdin.once('end', () => process.exit(0));
  }
}

const waiting = 'Waiting for a client on standard input (--http for a web address).\n';

const portTaken = (port: number): string =>
  `Port ${String(port)} is taken. Choose another with --port, or leave --port out.`;

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

const options = readOptions(process.argv.slice(2));
if ('help' in options) {
  process.stderr.write(usage);
} else if ('problem' in options) {
  process.stderr.write(`${options.problem}\n${usage}`);
  process.exitCode = 2;
} else {
  serve(options, 'parentPort' in process ? process.parentPort : undefined).catch(
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
