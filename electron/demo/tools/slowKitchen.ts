// Long work with progress, which stops when the client says so (S-TRN-4).
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { deskTool } from '../deskTool.ts';
import { success } from '../toolResult.ts';

const courses = ['washing', 'chopping', 'boiling', 'frying', 'plating'];

export const slowKitchen = deskTool({
  name: 'slow_kitchen',
  title: 'Cook slowly',
  description: 'Cooks step by step and reports progress. Can be stopped at any time.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  arguments: z.object({
    steps: z.int().min(1).max(100).default(5).meta({ title: 'Steps' }),
    stepMs: z.int().min(0).max(60_000).default(700).meta({ title: 'Milliseconds per step' }),
  }),
  next: async ({ steps, stepMs }, _answers, call) => {
    for (let step = 1; step <= steps; step += 1) {
      await pause(stepMs, undefined, { signal: call.signal });
      await call.reportProgress(step, steps, courses[(step - 1) % courses.length] ?? 'cooking');
    }
    return {
      kind: 'done',
      result: success(`Done after ${String(steps)} steps. Enjoy.`, { outcome: 'cooked', steps }),
    };
  },
});
