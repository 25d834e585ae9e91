import { useId, useRef, useState } from 'react';
import type { ActionView } from '../../../shared/actions/actionView.ts';
import type { OpenOutcome } from '../../../shared/elicitation/questionView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useActions, useApi, useGoTo } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { doubleClickMs } from '../../ui/consent.ts';
import { ToolName } from '../../ui/ToolName.tsx';
import { useNow } from '../actions/useNow.ts';
import { ServerAttribution } from '../servers/ServerAttribution.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { WaitCard } from './WaitCard.tsx';
import type { WaitGroup } from './waitGroups.ts';
import styles from './waits.module.css';

interface WaitGroupCardProps {
  readonly group: WaitGroup;
  /** On the action's own page its name is there already. */
  readonly isOfShownAction?: boolean;
}

/** The pages that hold up an action, with what the person can do about it at any time (C-URL-15, C-MRT-17). */
export function WaitGroupCard({ group, isOfShownAction = false }: WaitGroupCardProps) {
  const api = useApi();
  const known = useActions((state) => state.actions);
  const nowMs = useNow(true, 1_000);
  const { call, failure, isPending } = useCall();
  const triedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const [reopened, setReopened] = useState<ReadonlyMap<string, OpenOutcome['kind']>>(new Map());
  const actions = known.filter(
    ({ id, endedAtMs }) => group.actionIds.includes(id) && endedAtMs === null,
  );

  const openAgain = async (waitId: string) => {
    const result = await call(api.waits.openAgain({ waitId }));
    if (result.ok) setReopened((before) => new Map([...before, [waitId, result.value.kind]]));
  };
  const tryAgain = (waitId: string) => {
    // The second click of a double click would call off what the first has sent.
    const sinceLastMs = performance.now() - triedAtMs.current;
    if (sinceLastMs < doubleClickMs) return;
    triedAtMs.current = performance.now();
    void call(api.waits.tryAgain({ waitId }));
  };
  const stop = (actionId: string) => void call(api.actions.stop({ actionId }));
  const hasSeveral = actions.length > 1;
  const [first] = group.waits;
  return (
    <div className={styles['card']}>
      <FailureNote failure={failure} />
      {first !== undefined && !isOfShownAction && (
        <ServerAttribution serverId={first.serverId} serverName={group.serverName} />
      )}
      {(!isOfShownAction || hasSeveral) && (
        <WaitingActions group={group} actions={actions} hasStops={hasSeveral} onStop={stop} />
      )}
      {group.waits.map((wait) => (
        <WaitCard
          key={wait.id}
          wait={wait}
          nowMs={nowMs}
          reopened={reopened.get(wait.id) ?? null}
          isPending={isPending}
          onOpenAgain={() => void openAgain(wait.id)}
        />
      ))}
      <WaitButtons
        group={group}
        actions={actions}
        isPending={isPending}
        isStoppedHere={!isOfShownAction && !hasSeveral}
        onTryAgain={tryAgain}
        onStop={stop}
        onDismiss={(waitId) => void call(api.waits.dismiss({ waitId }))}
      />
    </div>
  );
}

interface ActionsProps {
  readonly group: WaitGroup;
  readonly actions: readonly ActionView[];
  readonly onStop: (actionId: string) => void;
}

interface WaitingActionsProps extends ActionsProps {
  /** Of several, each has its own beside its name: no button is named by a server. */
  readonly hasStops: boolean;
}

function WaitingActions({ group, actions, hasStops, onStop }: WaitingActionsProps) {
  const id = useId();
  const { waits: words, actions: actionWords } = useMessages();
  const go = useGoTo();
  if (group.actionIds.length === 0) return <p>{words.forNothing}</p>;
  return (
    <ul className={styles['actions']}>
      {actions.map(({ id: actionId, tool, status }) => (
        <li key={actionId}>
          <ToolName id={`${id}-${actionId}`} name={tool} />
          <Button size="small" variant="quiet" onPress={() => go({ kind: 'action', actionId })}>
            {words.showAction}
          </Button>
          {hasStops && (
            <Button
              size="small"
              icon="stop"
              aria-describedby={`${id}-${actionId}`}
              isDisabled={status.kind === 'stopping'}
              onPress={() => onStop(actionId)}
            >
              {actionWords.stop}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface WaitButtonsProps extends ActionsProps {
  readonly isPending: boolean;
  /** The page of a run has its stop at the top. */
  readonly isStoppedHere: boolean;
  readonly onTryAgain: (waitId: string) => void;
  readonly onDismiss: (waitId: string) => void;
}

function WaitButtons({ group, actions, isPending, isStoppedHere, ...on }: WaitButtonsProps) {
  const { waits: words, actions: actionWords, common } = useMessages();
  const [first] = group.waits;
  if (group.actionIds.length === 0) {
    return (
      <div className={styles['row']}>
        <Button onPress={() => first !== undefined && on.onDismiss(first.id)}>
          {common.dismiss}
        </Button>
      </div>
    );
  }
  const retriable = group.waits.find(({ canTryAgain }) => canTryAgain);
  return (
    <>
      <div className={styles['row']}>
        <Button
          icon="again"
          isDisabled={retriable === undefined || isPending}
          onPress={() => retriable !== undefined && on.onTryAgain(retriable.id)}
        >
          {words.tryAgain}
        </Button>
        {isStoppedHere &&
          actions.map(({ id, status }) => (
            <Button
              key={id}
              icon="stop"
              isDisabled={status.kind === 'stopping'}
              onPress={() => on.onStop(id)}
            >
              {actionWords.stop}
            </Button>
          ))}
      </div>
      {retriable === undefined && <p className={styles['facts']}>{words.cannotTryAgain}</p>}
    </>
  );
}
