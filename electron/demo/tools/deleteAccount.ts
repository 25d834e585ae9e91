// The question whose no matters most: each way of not saying yes keeps the account, and says so in its
// own words (requirement S-ANS-1).
import { z } from 'zod';
import type { Step, ToolCall } from '../conversation.ts';
import { deskTool } from '../deskTool.ts';
import type { FormQuestion } from '../form.ts';
import { nameOf } from '../guests.ts';
import { success, type ToolResult } from '../toolResult.ts';

export const deleteAccount = deskTool({
  name: 'delete_account',
  title: 'Delete the account',
  description: 'Deletes all that the desk keeps about you. The desk asks before it does.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: true,
    openWorldHint: false,
  },
  arguments: z.object({}),
  next: async (_args, answers, call): Promise<Step> => {
    const answer = answers.get('confirm');
    switch (answer?.action) {
      case undefined:
        return { kind: 'ask', questions: { confirm: question(call) } };
      case 'accept':
        if (answer.content['confirm'] !== true) return { kind: 'done', result: kept };
        await call.premises.erase(call.account);
        return { kind: 'done', result: deleted };
      case 'decline':
        return { kind: 'done', result: declined };
      case 'cancel':
        return { kind: 'done', result: cancelled };
    }
  },
});

function question({ account, premises: { accounts } }: ToolCall): FormQuestion {
  const calendar = accounts.calendarOf(account) === undefined ? 'no calendar' : 'a calendar';
  const count = accounts.countDeposits(account);
  const deposits = `${String(count)} paid ${count === 1 ? 'deposit' : 'deposits'}`;
  return {
    message:
      `The account of ${nameOf(account)} will be deleted. It has ${calendar} connected and ${deposits}. ` +
      'This cannot be undone.',
    requestedSchema: {
      type: 'object',
      properties: {
        confirm: { type: 'boolean', title: 'Yes, delete my account', default: false },
      },
      required: ['confirm'],
    },
  };
}

const deleted = success('The account was deleted, with everything in it.', {
  outcome: 'account-deleted',
});
const kept: ToolResult = success('The box was not ticked: the account stays as it is.', {
  outcome: 'kept',
});
const declined = success(
  'You said no: the account stays. If something bothers you about it, tell us at the desk.',
  { outcome: 'declined' },
);
const cancelled = success('No answer: the account stays for now. Ask again any time.', {
  outcome: 'cancelled',
});
