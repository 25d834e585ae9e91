// Two rounds: two questions at once, then one that depends on their answers.
import { z } from 'zod';
import type { Answers } from '../conversation.ts';
import { deskTool } from '../deskTool.ts';
import type { FormQuestion } from '../form.ts';
import { success, type ToolResult } from '../toolResult.ts';

const tablesByArea: Readonly<Record<string, string[]>> = {
  window: ['W1', 'W2', 'W3'],
  garden: ['G1', 'G2'],
  quiet: ['Q1'],
};

const firstQuestions: Readonly<Record<string, FormQuestion>> = {
  party: {
    message: 'Who is arriving?',
    requestedSchema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name of the party', minLength: 1, maxLength: 80 },
        guests: { type: 'integer', title: 'Guests', minimum: 1, maximum: 12, default: 2 },
      },
      required: ['name', 'guests'],
    },
  },
  wishes: {
    message: 'Where would they like to sit?',
    requestedSchema: {
      type: 'object',
      properties: {
        area: {
          type: 'string',
          title: 'Area',
          oneOf: [
            { const: 'window', title: 'By the window' },
            { const: 'garden', title: 'In the garden' },
            { const: 'quiet', title: 'Somewhere quiet' },
          ],
        },
      },
      required: ['area'],
    },
  },
};

export const seatParty = deskTool({
  name: 'seat_party',
  title: 'Seat a party',
  description: 'Finds a table for guests at the door. The desk asks in two rounds.',
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  arguments: z.object({}),
  next: (_args, answers) => {
    const refused = refusal(answers);
    if (refused !== undefined) return { kind: 'done', result: refused };
    const name = accepted(answers, 'party', 'name');
    const area = accepted(answers, 'wishes', 'area');
    if (name === undefined || area === undefined) return { kind: 'ask', questions: firstQuestions };
    const table = accepted(answers, 'table', 'table');
    if (table === undefined) return { kind: 'ask', questions: { table: tableQuestion(area) } };
    return {
      kind: 'done',
      result: success(`${name} sits at table ${table}.`, { outcome: 'seated', name, area, table }),
    };
  },
});

/** One refusal is enough; the first in the order of asking decides. */
function refusal(answers: Answers): ToolResult | undefined {
  const refused = [...answers.values()].find((answer) => answer.action !== 'accept');
  switch (refused?.action) {
    case 'decline':
      return success('You said no, so nobody was seated. They may wait at the bar.', {
        outcome: 'declined',
      });
    case 'cancel':
      return success('The seating was left open. Run the tool again when the guests are ready.', {
        outcome: 'cancelled',
      });
    case undefined:
      return undefined;
  }
}

function accepted(answers: Answers, key: string, field: string): string | undefined {
  const answer = answers.get(key);
  return answer?.action === 'accept' ? String(answer.content[field]) : undefined;
}

function tableQuestion(area: string): FormQuestion {
  return {
    message: 'These tables are free in that area.',
    requestedSchema: {
      type: 'object',
      properties: {
        table: { type: 'string', title: 'Table', enum: tablesByArea[area] ?? ['B1'] },
      },
      required: ['table'],
    },
  };
}
