// Puts a desk of either generation on a connection that lasts: stdio, or the port of a utility process.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createLegacyDesk, type LegacyDeskOptions } from './legacyDesk.ts';
import { createModernDesk } from './modernDesk.ts';
import type { DemoOptions } from './options.ts';
import type { ParentPortTransport } from './parentPortTransport.ts';
import type { RequestStateSeal } from './requestState.ts';

interface Connection extends LegacyDeskOptions {
  era: DemoOptions['era'];
  seal: RequestStateSeal;
  /** Without one: stdio. */
  transport?: ParentPortTransport;
}

export async function connectDesk({ era, seal, transport, ...options }: Connection): Promise<void> {
  if (era === 'legacy') {
    await createLegacyDesk(options).connect(transport ?? new StdioServerTransport());
  } else {
    serveStdio(() => createModernDesk(seal), { legacy: 'reject', ...(transport && { transport }) });
  }
}
