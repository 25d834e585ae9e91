import type { ServerView } from '../../../shared/servers/serverView.ts';
import type { GuardView } from '../../../shared/guard/guardView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { useSingleClicks } from '../../ui/useSingleClicks.ts';
import { useGuards, useQuestions, useServers } from '../../state/hooks.ts';
import { groupQuestions, type QuestionGroup } from './questionGroups.ts';
import { ServerQuestions } from './ServerQuestions.tsx';

/** All questions that wait for an answer, and closed ones until they are dismissed; each server with what was kept back of it. */
export function QuestionsPage() {
  const { elicitation } = useMessages();
  useSingleClicks();
  const questions = useQuestions((state) => state.questions);
  const servers = useServers((state) => state.servers);
  const guards = useGuards((state) => state.guards);
  const asking = groupQuestions(questions);
  const silent = servers
    .filter((server) => isKeptBack(server, guards))
    .filter(({ id }) => asking.every(({ serverId }) => serverId !== id))
    .map(({ id, name }): QuestionGroup => ({ serverId: id, serverName: name, questions: [] }));
  return (
    <Page title={elicitation.questions}>
      {questions.length === 0 && (
        <EmptyState icon="question" title={elicitation.noQuestionsTitle}>
          {elicitation.noQuestionsBody}
        </EmptyState>
      )}
      {[...asking, ...silent].map((group) => (
        <ServerQuestions key={group.serverId} group={group} />
      ))}
    </Page>
  );
}

/** There is something to tell of it although none of its questions is here. */
function isKeptBack({ id, rules }: ServerView, guards: readonly GuardView[]): boolean {
  const guard = guards.find(({ serverId }) => serverId === id);
  return rules.paused || guard?.offersPause === true || (guard?.sinceMs ?? null) !== null;
}
