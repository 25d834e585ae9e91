import type { WaitView } from '../../../shared/waits/waitView.ts';
import type { OpenOutcome } from '../../../shared/elicitation/questionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ConsentButton } from '../../ui/ConsentButton.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { StateDot } from '../../ui/StateDot.tsx';
import { useArmed } from '../../ui/useArmed.ts';
import styles from './waits.module.css';

interface WaitCardProps {
  readonly wait: WaitView;
  readonly nowMs: number;
  /** What came of opening it again. */
  readonly reopened: OpenOutcome['kind'] | null;
  readonly isPending: boolean;
  readonly onOpenAgain: () => void;
}

/** One page in the person's browser: whose, since when, and what is known of it, which is never that it is done (C-URL-14). */
export function WaitCard({ wait, nowMs, reopened, isPending, onOpenAgain }: WaitCardProps) {
  const { waits: words } = useMessages();
  const { timeOfDay, wholeDuration } = useFormats();
  // A click meant for the dialog that stood here must not open the page a second time (C-URL-11).
  const isArmed = useArmed();
  const { serverName: server, domain, openedAtMs, state } = wait;
  const sentence = words.states[state];
  return (
    <div role="group" aria-label={domain} data-wait-state={state} className={styles['page']}>
      <div className={styles['row']}>
        <StateDot state="waiting" />
        <p className={styles['domain']}>
          <InertText text={domain} isCode isAddress />
        </p>
        <span className={styles['gap']} />
        <ConsentButton
          variant="secondary"
          size="small"
          isArmed={isArmed && !isPending}
          onConsent={onOpenAgain}
        >
          {words.openAgain}
        </ConsentButton>
      </div>
      <p className={styles['facts']}>
        <span>{words.handedOver}</span>
        <span>
          <InertText text={words.waitingFor({ server })} />
        </span>
        <span>{words.since({ time: timeOfDay(openedAtMs) })}</span>
        <span>{wholeDuration(nowMs - openedAtMs)}</span>
      </p>
      <p role="status">
        <InertText text={typeof sentence === 'string' ? sentence : sentence({ server })} />
      </p>
      <p role="status" className={styles['facts']}>
        {reopened !== null &&
          (reopened === 'opened' ? words.openedAgain : words.notOpenedAgain[reopened])}
      </p>
    </div>
  );
}
