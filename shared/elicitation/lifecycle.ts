// The life of one question from arrival to its one outcome (design.md, "Life cycle"). An impossible move is a value, not an exception.
import { assertNever } from '../assertNever.ts';
import type { WithdrawReason } from '../actions/actionView.ts';
import type { ElicitationResult } from './result.ts';

type AnswerAction = ElicitationResult['action'];

export type LifecycleState =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'queued' }
  | { readonly kind: 'presented' }
  | { readonly kind: 'answered'; readonly action: AnswerAction }
  | { readonly kind: 'withdrawn'; readonly reason: WithdrawReason }
  | { readonly kind: 'expired' };

export type LifecycleEvent =
  | { readonly kind: 'refuse'; readonly reason: string }
  /** Accepted for showing, or put back behind another question. */
  | { readonly kind: 'queue' }
  | { readonly kind: 'present' }
  | { readonly kind: 'answer'; readonly action: AnswerAction }
  | { readonly kind: 'withdraw'; readonly reason: WithdrawReason }
  | { readonly kind: 'expire' };

export type MoveRefusal = 'already-over' | 'not-presented' | 'not-possible-here';

export type LifecycleStep =
  | { readonly ok: true; readonly state: LifecycleState }
  | { readonly ok: false; readonly reason: MoveRefusal };

/** An outcome: whoever comes later does nothing (C-ACT-7). */
export function isOver(state: LifecycleState): boolean {
  switch (state.kind) {
    case 'refused':
    case 'answered':
    case 'withdrawn':
    case 'expired':
      return true;
    case 'received':
    case 'queued':
    case 'presented':
      return false;
    default:
      return assertNever(state);
  }
}

export function transition(state: LifecycleState, event: LifecycleEvent): LifecycleStep {
  if (isOver(state)) return { ok: false, reason: 'already-over' };
  switch (event.kind) {
    case 'refuse':
      return state.kind === 'received' ? to({ kind: 'refused', reason: event.reason }) : notHere;
    case 'queue':
      return state.kind === 'queued' ? notHere : to({ kind: 'queued' });
    case 'present':
      return state.kind === 'queued' ? to({ kind: 'presented' }) : notHere;
    case 'answer':
      return answer(state, event.action);
    case 'withdraw':
      return to({ kind: 'withdrawn', reason: event.reason });
    case 'expire':
      return state.kind === 'received' ? notHere : to({ kind: 'expired' });
    default:
      return assertNever(event);
  }
}

const notHere: LifecycleStep = { ok: false, reason: 'not-possible-here' };

function to(state: LifecycleState): LifecycleStep {
  return { ok: true, state };
}

/** Saying no is possible while a question waits (C-ACT-6); only what has been shown can be accepted (C-REV-1). */
function answer(state: LifecycleState, action: AnswerAction): LifecycleStep {
  if (state.kind === 'received') return notHere;
  if (action === 'accept' && state.kind !== 'presented') {
    return { ok: false, reason: 'not-presented' };
  }
  return to({ kind: 'answered', action });
}
