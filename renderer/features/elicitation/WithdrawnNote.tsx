import type { QuestionState } from '../../../shared/elicitation/questionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

interface WithdrawnNoteProps {
  readonly state: QuestionState;
}

/** Why a question can no longer be answered; nothing while it can. */
export function WithdrawnNote({ state }: WithdrawnNoteProps) {
  const { elicitation } = useMessages();
  if (state.kind !== 'withdrawn') return null;
  return (
    <ErrorNote tone="amber" title={elicitation.withdrawnTitle}>
      <p>{elicitation.withdrawn[state.reason]}</p>
    </ErrorNote>
  );
}
