// A payment: the card goes into a page and nowhere else, and the payment counts once the code from the
// page was typed in the app that asked for it (requirements S-ASK-4, S-ASK-5, S-URL-7).
import { z } from 'zod';
import type { Answers, Step, ToolCall } from '../conversation.ts';
import { deskTool } from '../deskTool.ts';
import type { FormQuestion } from '../form.ts';
import { depositText, maxTries } from '../payments.ts';
import { failure, success, type ToolResult } from '../toolResult.ts';
import type { Visit } from '../visits.ts';

export const payDeposit = deskTool({
  name: 'pay_deposit',
  title: 'Pay a deposit',
  description: 'Pays the deposit of a booking. You pay on a web page and confirm it here.',
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
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
  asking: { modes: ['url', 'form'], pageFirst: true },
  next: ({ reference }, answers, call): Step => {
    const { premises, account, conversation } = call;
    const deposit = premises.accounts.depositOf(account, reference);
    if (deposit !== undefined) return { kind: 'done', result: paid(reference, deposit.receipt) };

    const page = { page: 'deposit' as const, subject: reference };
    const visit = premises.visits.find({ conversation, account, ...page });
    const said = visit?.state === 'refused' ? 'refused' : answers.get('page')?.action;
    if (said !== undefined && said !== 'accept') return endWith(said, visit, call);
    if (visit?.state !== 'done') {
      return { kind: 'ask', questions: { page: { message: pageMessage(reference), ...page } } };
    }
    return confirm(visit, answers, call);
  },
});

/** Asks for the code, with a key of its own for each try. */
function confirm(visit: Visit, answers: Answers, call: ToolCall): Step {
  const { payments } = call.premises;
  const key = `code-${String(payments.failedTriesOf(visit) + 1)}`;
  const answer = answers.get(key);
  if (answer === undefined) {
    return { kind: 'ask', questions: { [key]: codeQuestion(payments.failedTriesOf(visit)) } };
  }
  if (answer.action !== 'accept') return endWith(answer.action, visit, call);
  const deposit = payments.confirm(visit, String(answer.content['code']));
  if (deposit !== undefined) return { kind: 'done', result: paid(visit.subject, deposit.receipt) };
  if (payments.failedTriesOf(visit) >= maxTries) return endWith('wrong', visit, call);
  return confirm(visit, answers, call);
}

function endWith(end: keyof typeof unpaid, visit: Visit | undefined, call: ToolCall): Step {
  if (visit !== undefined) call.premises.visits.finish(visit, 'closed');
  return { kind: 'done', result: unpaid[end] };
}

function pageMessage(reference: string): string {
  return `The deposit for booking ${reference} is ${depositText}. Please pay it on the page of Table desk.`;
}

function codeQuestion(failedTries: number): FormQuestion {
  const again = failedTries > 0 ? 'That was not the code on the page. ' : '';
  return {
    message: `${again}Please type the code that the page showed you after paying, so that we know it was you.`,
    requestedSchema: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          title: 'Code on the page',
          description: 'Six letters and digits.',
          minLength: 6,
          maxLength: 12,
        },
      },
      required: ['code'],
    },
  };
}

function paid(reference: string, receipt: string): ToolResult {
  return success(
    `The deposit of ${depositText} for booking ${reference} is paid. Receipt ${receipt}.`,
    { outcome: 'paid', reference, receipt },
  );
}

const unpaid = {
  refused: success('You said no on the page, so nothing was paid.', { outcome: 'refused' }),
  decline: success('You said no, so nothing was paid. The table is held until six o’clock.', {
    outcome: 'declined',
  }),
  cancel: success('No answer, so nothing was paid. Run the tool again any time.', {
    outcome: 'cancelled',
  }),
  wrong: failure(
    `The code was wrong ${String(maxTries)} times, so the payment was dropped. Nothing was paid.`,
    { outcome: 'wrong-code' },
  ),
};
