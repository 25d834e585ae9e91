import { ProgressBar } from 'react-aria-components';
import type { ActionView } from '../../../shared/actions/actionView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { latestProgress } from './actionState.ts';
import styles from './ActionProgress.module.css';

interface ActionProgressProps {
  readonly action: ActionView;
}

/** A bar while the run goes on: filled as far as the server tells, moving when it does not tell. */
export function ActionProgress({ action: { status, steps } }: ActionProgressProps) {
  const { actions } = useMessages();
  const { number } = useFormats();
  if (status.kind !== 'running') return null;
  const progress = latestProgress(steps);
  const total = progress?.total;
  const isKnown = progress !== null && total !== undefined && total > 0;
  const ratio = isKnown ? Math.min(1, Math.max(0, progress.progress / total)) : 0;
  const text = isKnown
    ? actions.progressOf({ done: number(progress.progress), total: number(total) })
    : '';
  return (
    <ProgressBar
      className={styles['progress'] ?? ''}
      aria-label={actions.progress}
      isIndeterminate={!isKnown}
      value={ratio * 100}
      valueLabel={text}
    >
      <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
        <rect className={styles['track']} width="100" height="4" />
        <rect
          className={isKnown ? styles['fill'] : styles['moving']}
          width={isKnown ? ratio * 100 : 30}
          height="4"
        />
      </svg>
      {isKnown && <span className={styles['text']}>{text}</span>}
    </ProgressBar>
  );
}
