import type { ActionStatus } from '../../../shared/actions/actionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { StateDot } from '../../ui/StateDot.tsx';
import { dotOf, wordOf } from './actionState.ts';
import styles from './ActionState.module.css';

interface ActionStateProps {
  readonly status: ActionStatus;
}

/** The state of a run: shape, colour and word. */
export function ActionState({ status }: ActionStateProps) {
  const { actions } = useMessages();
  const word = wordOf(status);
  return (
    <span className={styles['state']}>
      <StateDot state={dotOf[word]} />
      {actions.states[word]}
    </span>
  );
}
