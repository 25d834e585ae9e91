// What a run's status and steps amount to: one word, the progress so far, the lines of its story.
import type {
  ActionStatus,
  ActionStep,
  ActionView,
  QuestionEnd,
} from '../../../shared/actions/actionView.ts';
import type { DotState } from '../../ui/StateDot.tsx';

type StateWord = Exclude<ActionStatus['kind'], 'finished'> | 'finished' | 'finished-error';

/** The word for a status: a finished tool that reports an error is not plainly finished. */
export const wordOf = (status: ActionStatus): StateWord =>
  status.kind === 'finished' && status.isError ? 'finished-error' : status.kind;

export const dotOf: Readonly<Record<StateWord, DotState>> = {
  running: 'busy',
  asking: 'attention',
  waiting: 'waiting',
  held: 'attention',
  stopping: 'busy',
  finished: 'on',
  'finished-error': 'error',
  failed: 'error',
  stopped: 'off',
};

export const isEnded = ({ endedAtMs }: ActionView) => endedAtMs !== null;

type ProgressStep = Extract<ActionStep, { kind: 'progress' }>;

export function latestProgress(steps: readonly ActionStep[]): ProgressStep | null {
  return steps.findLast((step) => step.kind === 'progress') ?? null;
}

/** Progress in a row becomes its latest line: a chatty server does not bury the rest. */
export function timelineOf(steps: readonly ActionStep[]): readonly ActionStep[] {
  return steps.filter(
    (step, index) => step.kind !== 'progress' || steps[index + 1]?.kind !== 'progress',
  );
}

/** Questions by which the person agreed to a page: what they sent is that consent and no answer (C-URL-12). */
export function openedQuestionIds(steps: readonly ActionStep[]): ReadonlySet<string> {
  return new Set(steps.flatMap((step) => (step.kind === 'opened' ? [step.questionId] : [])));
}

/** Questions that a run asked and that nothing has ended yet. */
export function openQuestionIds(steps: readonly ActionStep[]): ReadonlySet<string> {
  const open = new Set<string>();
  for (const step of steps) {
    if (step.kind === 'asked' && step.questionId !== undefined) open.add(step.questionId);
    if (step.kind === 'question-ended' && step.questionId !== undefined) {
      open.delete(step.questionId);
    }
  }
  return open;
}

/** Which of the catalogue's steps tells how a question ended, when the person ended it. */
export const answerWord = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
} as const satisfies Record<Extract<QuestionEnd, { kind: 'answered' }>['action'], string>;
