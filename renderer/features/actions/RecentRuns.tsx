import { useId, useMemo } from 'react';
import type { ActionView } from '../../../shared/actions/actionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useActions, useApi, useGoTo } from '../../state/hooks.ts';
import { Duration } from '../../ui/Duration.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Section } from '../../ui/Page.tsx';
import { Time } from '../../ui/Time.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { ActionState } from './ActionState.tsx';
import { wordOf } from './actionState.ts';
import styles from './RecentRuns.module.css';

interface RecentRunsProps {
  readonly serverId: string;
  /** Before there can be runs, an empty list is only noise. */
  readonly isHiddenWhenEmpty: boolean;
}

const shownAtMost = 50;

/** The runs of one server's tools, the newest first, each with its state. */
export function RecentRuns({ serverId, isHiddenWhenEmpty }: RecentRunsProps) {
  const { actions: words } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const all = useActions((state) => state.actions);
  const runs = useMemo(
    () =>
      all
        .filter((action) => action.serverId === serverId)
        .toReversed()
        .slice(0, shownAtMost),
    [all, serverId],
  );
  if (runs.length === 0 && isHiddenWhenEmpty) return null;
  return (
    <Section title={words.recent}>
      {runs.length === 0 ? (
        <p className={styles['quiet']}>{words.noRuns}</p>
      ) : (
        <ul className={styles['runs']}>
          {runs.map((action) => (
            <Run
              key={action.id}
              action={action}
              onOpen={() => go({ kind: 'action', actionId: action.id })}
              onDismiss={() => void api.actions.dismiss({ actionId: action.id })}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RunProps {
  readonly action: ActionView;
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

function Run({ action, onOpen, onDismiss }: RunProps) {
  const { actions: words } = useMessages();
  const nameId = useId();
  const { endedAtMs, startedAtMs, status, tool } = action;
  return (
    <li className={styles['run']}>
      <button
        type="button"
        className={styles['open']}
        onClick={onOpen}
        aria-label={words.openRun({ state: words.states[wordOf(status)] })}
        aria-describedby={nameId}
      >
        <ToolName id={nameId} name={tool} />
        <span className={styles['state']}>
          <ActionState status={status} />
        </span>
        <span className={styles['quiet']}>
          <Time atMs={startedAtMs} />
        </span>
        <span className={styles['quiet']}>
          {endedAtMs !== null && <Duration ms={endedAtMs - startedAtMs} />}
        </span>
      </button>
      {endedAtMs !== null && (
        <IconButton
          icon="close"
          label={words.dismissRun}
          aria-describedby={nameId}
          onPress={onDismiss}
        />
      )}
    </li>
  );
}
