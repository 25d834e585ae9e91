// "Stop this action" beside a question: the other way to say no, which sends no answer at all (C-MRT-10).
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { useApi } from '../../state/hooks.ts';

/** Undefined where the question may belong to another action, and where its revision answers a stopped one (C-ACT-11). */
export function useStopAction({ actions, request }: QuestionView): (() => void) | undefined {
  const api = useApi();
  const [action, ...others] = actions;
  if (request.revision !== '2026-07-28' || action === undefined || others.length > 0) {
    return undefined;
  }
  const { actionId } = action;
  return () => void api.actions.stop({ actionId });
}
