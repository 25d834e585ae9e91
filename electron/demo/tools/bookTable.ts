// The booking: one form with every kind of field that a server may ask for.
import { z } from 'zod';
import type { AnswerContent } from '../answers.ts';
import { deskTool } from '../deskTool.ts';
import type { FormQuestion, FormSchema } from '../form.ts';
import { success, type ToolResult } from '../toolResult.ts';

const bookTableArguments = z.object({
  partySize: z
    .int()
    .min(1)
    .max(20)
    .default(2)
    .meta({ title: 'Party size', description: 'How many people will come.' }),
  occasion: z
    .enum(['birthday', 'anniversary', 'business', 'just because'])
    .optional()
    .meta({ title: 'Occasion', description: 'We like to know what you celebrate.' }),
});
type Wish = z.infer<typeof bookTableArguments>;

export const bookTable = deskTool({
  name: 'book_table',
  title: 'Book a table',
  description: 'Books a table. The desk asks for the details: name, day, seating, menu and wishes.',
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  arguments: bookTableArguments,
  next: (wish, answers) => {
    const booking = answers.get('booking');
    switch (booking?.action) {
      case undefined:
        return { kind: 'ask', questions: { booking: bookingQuestion(wish) } };
      case 'accept':
        return { kind: 'done', result: booked(wish, booking.content) };
      case 'decline':
        return { kind: 'done', result: declined };
      case 'cancel':
        return { kind: 'done', result: cancelled };
    }
  },
});

function bookingQuestion({ partySize, occasion }: Wish): FormQuestion {
  const party = `${String(partySize)} ${partySize === 1 ? 'person' : 'people'}`;
  return {
    message:
      `We have a free table for ${party}${occasion === undefined ? '' : ` (${occasion})`}. ` +
      'Please tell us the details so that we can hold it for you.',
    requestedSchema: bookingForm(partySize),
  };
}

function bookingForm(partySize: number): FormSchema {
  return {
    type: 'object',
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        description: 'The booking is kept under this name.',
        minLength: 2,
        maxLength: 80,
      },
      email: {
        type: 'string',
        title: 'E-mail',
        description: 'For the confirmation.',
        format: 'email',
      },
      phone: {
        type: 'string',
        title: 'Phone',
        description: 'Only used when you are late.',
        pattern: '^[+]?[0-9 ()-]{6,20}$',
      },
      website: {
        type: 'string',
        title: 'Company website',
        description: 'For the invoice of a business dinner.',
        format: 'uri',
      },
      date: { type: 'string', title: 'Day', format: 'date' },
      taxi: {
        type: 'string',
        title: 'Taxi home',
        description: 'We order one for this time.',
        format: 'date-time',
      },
      budget: {
        type: 'number',
        title: 'Budget per guest',
        minimum: 0,
        maximum: 500,
        default: 42.5,
      },
      children: {
        type: 'integer',
        title: 'Children in the party',
        minimum: 0,
        maximum: partySize,
        default: 0,
      },
      heater: {
        type: 'boolean',
        title: 'Terrace heater',
        description: 'Switched on before you arrive.',
        default: false,
      },
      seating: {
        type: 'string',
        title: 'Seating',
        enum: ['inside', 'terrace', 'bar'],
        default: 'inside',
      },
      menu: {
        type: 'string',
        title: 'Menu',
        oneOf: [
          { const: 'a-la-carte', title: 'À la carte' },
          { const: 'three', title: 'Three courses' },
          { const: 'seven', title: 'Seven courses, takes the evening' },
        ],
        default: 'three',
      },
      diets: {
        type: 'array',
        title: 'Diets',
        description: 'Up to three.',
        items: { type: 'string', enum: ['vegetarian', 'vegan', 'halal', 'kosher', 'gluten-free'] },
        maxItems: 3,
      },
      extras: {
        type: 'array',
        title: 'Extras',
        items: {
          anyOf: [
            { const: 'water', title: 'Still water on the table' },
            { const: 'flowers', title: 'Fresh flowers' },
            { const: 'cake', title: 'Cake with a candle' },
            { const: 'high-chair', title: 'High chair for a small child' },
          ],
        },
        default: ['water'],
      },
    },
    required: ['name', 'email', 'date', 'seating'],
  };
}

function booked({ partySize, occasion }: Wish, details: AnswerContent): ToolResult {
  const forWhat = occasion === undefined ? '' : ` (${occasion})`;
  return success(
    [
      `Booked: a table for ${String(partySize)}${forWhat} on ${String(details['date'])}, ` +
        `under the name ${String(details['name'])}.`,
      ...Object.entries(details).map(([key, value]) => `${key}: ${String(value)}`),
    ].join('\n'),
    { outcome: 'booked', booking: { partySize, ...(occasion && { occasion }), ...details } },
  );
}

const declined = success(
  'You said no, so no table was booked. The bar needs no booking: just come by.',
  { outcome: 'declined' },
);

const cancelled = success(
  'You closed the question without an answer. Nothing was booked; run the tool again when it suits you.',
  { outcome: 'cancelled' },
);
