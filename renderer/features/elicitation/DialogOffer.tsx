import { useState } from 'react';
import type { QuestionView } from '../../../shared/elicitation/questionView.ts';
import { guardOf } from '../../state/guards.ts';
import { useApi, useGuards } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { PauseOffer } from '../guard/PauseNotes.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import styles from './question.module.css';

interface DialogOfferProps {
  readonly question: QuestionView;
}

/** The offer to pause a server whose questions the person keeps refusing (C-RAT-4); pausing closes this one with the others. */
export function DialogOffer({ question }: DialogOfferProps) {
  const { serverName, request } = question;
  const { serverId } = request;
  const api = useApi();
  const guard = useGuards(guardOf(serverId));
  // As it was when the question appeared: an offer that comes or goes later would move what is below it.
  const [isOffered] = useState(guard?.offersPause === true);
  const { call, failure } = useCall();
  if (!isOffered) return null;
  return (
    <div className={styles['offer']}>
      <FailureNote failure={failure} />
      <PauseOffer
        serverName={serverName}
        onPause={() => void call(api.servers.pause({ serverId }))}
      />
    </div>
  );
}
