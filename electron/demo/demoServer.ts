// Entry of the demo desk: stdio, loopback HTTP, or the port of an Electron utility process.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { ParentPort } from 'electron';
import { legacyHandler, listen, modernHandler } from './httpDesk.ts';
import { createLegacyDesk } from './legacyDesk.ts';
import { createModernDesk } from './modernDesk.ts';
import { type DemoOptions, readOptions, usage } from './options.ts';
import { ParentPortTransport } from './parentPortTransport.ts';
import { createRequestStateSeal } from './requestState.ts';

// People leave their desk: a question may wait for half an hour.
const patience = { answerTimeoutMs: 30 * 60_000 };

async function serve(options: DemoOptions, parentPort: ParentPort | undefined): Promise<void> {
  const seal = createRequestStateSeal({ now: Date.now, lifetimeMs: patience.answerTimeoutMs });
  if (parentPort !== undefined) {
    const transport = new ParentPortTransport(parentPort);
    if (options.era === 'legacy') await createLegacyDesk(patience).connect(transport);
    else serveStdio(() => createModernDesk(seal), { transport, legacy: 'reject' });
    return;
  }
  if (options.transport === 'http') {
    const handler = options.era === 'legacy' ? legacyHandler(patience) : modernHandler(seal);
    const { url } = await listen(handler, options.port);
    process.stderr.write(`Table desk (${options.era}) listens on ${url}\n`);
    return;
  }
  if (options.era === 'legacy')
    await createLegacyDesk(patience).connect(new StdioServerTransport());
  else serveStdio(() => createModernDesk(seal), { legacy: 'reject' });
  // A tool may still be at work then; nobody is left to read its result.
  process.stdin.once('end', () => process.exit(0));
}

const options = readOptions(process.argv.slice(2));
if ('problem' in options) {
  process.stderr.write(`${options.problem}\n${usage}`);
  process.exitCode = 2;
} else {
  serve(options, 'parentPort' in process ? process.parentPort : undefined).catch(
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
