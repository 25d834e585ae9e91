// A destructive action: what the person says decides, and saying no differs from saying nothing.
import { z } from 'zod';
import { deskTool } from '../deskTool.ts';
import { success } from '../toolResult.ts';

export const cancelBooking = deskTool({
  name: 'cancel_booking',
  title: 'Cancel a booking',
  description: 'Gives a booked table away. The desk asks before it does.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    openWorldHint: false,
  },
  arguments: z.object({
    reference: z
      .string()
      .min(1)
      .max(40)
      .default('T-1042')
      .meta({ title: 'Booking reference', description: 'As printed on your confirmation.' }),
  }),
  next: ({ reference }, answers) => {
    const answer = answers.get('confirm');
    if (answer === undefined) return { kind: 'ask', questions: { confirm: question(reference) } };
    const [text, outcome] = verdict(
      reference,
      answer.action === 'accept' ? answer.content['confirm'] === true : answer.action,
    );
    return { kind: 'done', result: success(text, { outcome, reference }) };
  },
});

function question(reference: string) {
  return {
    message: `Booking ${reference} will be cancelled and the table given to the next guest. This cannot be undone.`,
    requestedSchema: {
      type: 'object' as const,
      properties: {
        confirm: {
          type: 'boolean' as const,
          title: 'Yes, cancel this booking',
          default: false,
        },
      },
      required: ['confirm'],
    },
  };
}

function verdict(reference: string, said: boolean | 'decline' | 'cancel'): [string, string] {
  switch (said) {
    case true:
      return [`Booking ${reference} was cancelled.`, 'booking-cancelled'];
    case false:
      return [`The box was not ticked: booking ${reference} stays.`, 'kept'];
    case 'decline':
      return [`You said no: booking ${reference} stays.`, 'declined'];
    case 'cancel':
      return [`No answer: booking ${reference} stays for now. Ask again later.`, 'cancelled'];
  }
}
