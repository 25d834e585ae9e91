// The shortest question there is: one choice.
import { z } from 'zod';
import { deskTool } from '../deskTool.ts';
import { success } from '../toolResult.ts';

export const orderNoodles = deskTool({
  name: 'order_noodles',
  title: 'Order noodles',
  description: 'Orders a bowl of noodles. The desk asks for the size.',
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  arguments: z.object({}),
  next: (_args, answers) => {
    const size = answers.get('size');
    switch (size?.action) {
      case undefined:
        return { kind: 'ask', questions: { size: sizeQuestion } };
      case 'accept':
        return {
          kind: 'done',
          result: success(`One ${String(size.content['size'])} bowl of noodles is on its way.`, {
            outcome: 'ordered',
            size: size.content['size'],
          }),
        };
      case 'decline':
        return {
          kind: 'done',
          result: success('No noodles, then. The kitchen also has soup.', { outcome: 'declined' }),
        };
      case 'cancel':
        return {
          kind: 'done',
          result: success('No answer, no noodles. Order again any time.', { outcome: 'cancelled' }),
        };
    }
  },
});

const sizeQuestion = {
  message: 'How hungry are you?',
  requestedSchema: {
    type: 'object' as const,
    properties: {
      size: {
        type: 'string' as const,
        title: 'Size of the bowl',
        enum: ['small', 'regular', 'large'],
      },
    },
    required: ['size'],
  },
};
