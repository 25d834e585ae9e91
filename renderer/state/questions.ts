// Mirror of the questions that main publishes: presented, queued, and withdrawn until dismissed.
import { createStore } from 'zustand/vanilla';
import type { QuestionView } from '../../shared/elicitation/questionView.ts';

export interface QuestionsState {
  readonly questions: readonly QuestionView[];
}

export const createQuestionsStore = () => createStore<QuestionsState>()(() => ({ questions: [] }));

export const isOpen = ({ state }: QuestionView) => state.kind !== 'withdrawn';

export function countOpen(questions: readonly QuestionView[], serverId?: string): number {
  return questions.filter(
    (question) =>
      isOpen(question) && (serverId === undefined || question.request.serverId === serverId),
  ).length;
}
