// Puts a desk of either generation on a connection that lasts: stdio, or the port of a utility process.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createLegacyDesk, type LegacyDeskOptions } from './legacyDesk.ts';
import { createModernDesk, type ModernDeskOptions } from './modernDesk.ts';
import type { DemoOptions } from './options.ts';
import type { ParentPortTransport } from './parentPortTransport.ts';

interface Connection extends LegacyDeskOptions, ModernDeskOptions {
  era: DemoOptions['era'];
  /** Without one: stdio. */
  transport?: ParentPortTransport;
}

export async function connectDesk({ era, transport, ...options }: Connection): Promise<void> {
  if (era === 'legacy') {
    await createLegacyDesk(options).connect(transport ?? new StdioServerTransport());
  } else {
    serveStdio(() => createModernDesk(options), {
      legacy: 'reject',
      ...(transport && { transport }),
    });
  }
}
