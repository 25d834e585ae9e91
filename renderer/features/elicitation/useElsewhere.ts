// What waits from other servers than the one that asks, in words for the foot of the dialog.
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Null when nothing waits. One server is named, several are counted. */
export function useElsewhere(questions: readonly QuestionView[]): string | null {
  const { elicitation } = useMessages();
  const [first] = questions;
  if (first === undefined) return null;
  const count = questions.length;
  const isOne = questions.every(({ request }) => request.serverId === first.request.serverId);
  return isOne
    ? elicitation.moreFrom({ count, server: first.serverName })
    : elicitation.moreElsewhere({ count });
}
