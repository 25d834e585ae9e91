// The questions of each server together, in the order in which the servers came first in the queue.
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';

export interface QuestionGroup {
  readonly serverId: string;
  /** The person's name for it; the server itself may be gone. */
  readonly serverName: string;
  readonly questions: readonly QuestionView[];
}

export function groupQuestions(questions: readonly QuestionView[]): readonly QuestionGroup[] {
  const groups = new Map<string, QuestionView[]>();
  for (const question of questions) {
    const { serverId } = question.request;
    groups.set(serverId, [...(groups.get(serverId) ?? []), question]);
  }
  return [...groups].map(([serverId, own]) => ({
    serverId,
    serverName: own[0]?.serverName ?? '',
    questions: own,
  }));
}
