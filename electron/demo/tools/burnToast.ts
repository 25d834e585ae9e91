// A tool that fails the regular way: a result with `isError`.
import { z } from 'zod';
import { deskTool } from '../deskTool.ts';
import { failure } from '../toolResult.ts';

export const burnToast = deskTool({
  name: 'burn_toast',
  title: 'Burn the toast',
  description: 'Always goes wrong, to show what an error looks like.',
  annotations: { readOnlyHint: true, openWorldHint: false },
  arguments: z.object({}),
  next: () => ({
    kind: 'done',
    result: failure('The toast is black. We opened a window; please try something else.'),
  }),
});
