// A third party's consent, given on a page: the desk gets a key to the calendar and the client none
// (requirements S-ASK-5, S-TPA-1). Afterwards the tool reads the calendar.
import { z } from 'zod';
import { CalendarError } from '../calendar/calendarClient.ts';
import type { Step, ToolCall } from '../conversation.ts';
import { deskTool } from '../deskTool.ts';
import { nameOf } from '../guests.ts';
import { failure, success, type ToolResult } from '../toolResult.ts';

export const connectCalendar = deskTool({
  name: 'connect_calendar',
  title: 'Connect a calendar',
  description:
    'Lets the desk see when you are free. You agree to it on a web page, and then the tool lists your entries.',
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
  arguments: z.object({}),
  asking: { modes: ['url'] },
  next: async (_args, answers, call): Promise<Step> => {
    const { premises, account, conversation } = call;
    if (premises.accounts.calendarOf(account) !== undefined) {
      return { kind: 'done', result: await listEntries(call) };
    }
    const page = { page: 'calendar' as const, subject: '' };
    const visit = premises.visits.find({ conversation, account, ...page });
    const said = visit?.state === 'refused' ? 'refused' : answers.get('page')?.action;
    if (said === undefined || said === 'accept') {
      return { kind: 'ask', questions: { page: { message: messageFor(account), ...page } } };
    }
    if (visit !== undefined) premises.visits.finish(visit, 'closed');
    return { kind: 'done', result: unconnected[said] };
  },
});

function messageFor(account: string): string {
  return (
    'Table desk would like to see the entries of your calendar. ' +
    `Please sign in on its page as ${nameOf(account)} and agree there.`
  );
}

const unconnected = {
  refused: success('You said no on the page, so no calendar was connected.', {
    outcome: 'refused',
  }),
  decline: success('You said no, so no calendar was connected. Tell us your free days by phone.', {
    outcome: 'declined',
  }),
  cancel: success('No answer, so no calendar was connected. Run the tool again any time.', {
    outcome: 'cancelled',
  }),
};

async function listEntries({ premises, account }: ToolCall): Promise<ToolResult> {
  try {
    const { calendar, entries } = await (await premises.calendar()).entriesOf(account);
    const text = [`Your calendar "${calendar}" is connected. Its entries:`, ...entries].join('\n');
    return success(text, { outcome: 'connected', calendar, entries });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return failure('Your calendar is connected, but could not be read just now.', {
      outcome: 'unreadable',
    });
  }
}
