// How an end is told in the history: its outcome, a code for the reason, and who decided. What a rule or a limit decided is never
// written down as the person's.
import { assertNever } from '../assertNever.ts';
import type {
  ActionFailure,
  ActionStatus,
  StopReason,
  WithdrawReason,
} from '../actions/actionView.ts';
import type { ActionEntry, Decider, QuestionEntry } from './historyEntry.ts';

type ActionEnd = Pick<ActionEntry, 'outcome' | 'reason' | 'decidedBy'>;
type QuestionEnd = Pick<QuestionEntry, 'outcome' | 'reason' | 'decidedBy'>;

const deciderOfStop: Readonly<Record<StopReason, Decider>> = {
  person: 'person',
  quit: 'app-quit',
  'link-lost': 'link-lost',
  'time-out': 'limit',
  'server-removed': 'person',
  'secret-rule': 'rule',
  'page-declined': 'person',
  'page-cancelled': 'person',
  paused: 'pause',
};

const deciderOfFailure: Readonly<Record<ActionFailure['code'], Decider>> = {
  'protocol-error': 'server',
  'state-refused': 'server',
  'resource-not-found': 'server',
  'capability-required': 'server',
  'invalid-result': 'app',
  'refused-question': 'app',
  'too-many-rounds': 'limit',
  'link-lost': 'link-lost',
  'time-out': 'limit',
  failed: 'app',
};

const deciderOfWithdrawal: Readonly<Record<WithdrawReason, Decider>> = {
  'by-server': 'server',
  'link-lost': 'link-lost',
  'action-stopped': 'person',
  'action-ended': 'server',
  paused: 'pause',
  quit: 'app-quit',
};

/** Null while the action goes on. */
export function endOfAction(status: ActionStatus): ActionEnd | null {
  switch (status.kind) {
    case 'finished':
      return { outcome: status.isError ? 'tool-error' : 'finished', decidedBy: 'server' };
    case 'failed': {
      const { code } = status.failure;
      return { outcome: 'failed', reason: code, decidedBy: deciderOfFailure[code] };
    }
    case 'stopped':
      return {
        outcome: 'stopped',
        reason: status.reason,
        decidedBy: deciderOfStop[status.reason],
      };
    case 'running':
    case 'asking':
    case 'waiting':
    case 'held':
    case 'stopping':
      return null;
    default:
      return assertNever(status);
  }
}

export function withdrawn(reason: WithdrawReason): QuestionEnd {
  return { outcome: 'withdrawn', reason, decidedBy: deciderOfWithdrawal[reason] };
}
