// Which handshake a connection begins with, and what is tried after one that failed (C-NEG-3, C-NEG-6).
import type { Era } from '../../shared/protocol/eras.ts';
import type { EraRule } from '../../shared/servers/serverRules.ts';

export interface Plan {
  /** `probe`: ask first, and take the older handshake where the answer says so. */
  readonly kind: 'probe' | 'legacy';
  /** The person has decided: there is no other way. */
  readonly isPinned: boolean;
  /** It goes by what an earlier connection found out. */
  readonly isRemembered: boolean;
  /** Silence is not taken for a sign of legacy. */
  readonly isPatient: boolean;
}

export type Setback =
  | 'died-in-probe'
  /** Later than that: it may have been the probe all the same, which a slow program reads late. */
  | 'exited'
  /** Only a modern server answers so. */
  | 'proved-modern'
  /** It answered, but no connection came of it. */
  | 'refused'
  | 'silent'
  /** Nothing that another handshake would change: an outage, no such program, authorization. */
  | 'other';

export function firstPlan(rule: EraRule, remembered: Era | null): Plan {
  if (rule !== 'auto') {
    return {
      kind: rule === 'modern' ? 'probe' : 'legacy',
      isPinned: true,
      isRemembered: false,
      isPatient: rule === 'modern',
    };
  }
  return {
    kind: remembered === 'legacy' ? 'legacy' : 'probe',
    isPinned: false,
    isRemembered: remembered !== null,
    isPatient: remembered === 'modern',
  };
}

const found = { isPinned: false, isRemembered: false } as const;

/** Null: there is nothing more to try. */
export function nextPlan(plan: Plan, setback: Setback): Plan | null {
  if (plan.isPinned) return null;
  // The probe was not answered in time, and the handshake after it was, by a modern server.
  if (setback === 'proved-modern') return { ...found, kind: 'probe', isPatient: true };
  const hasExited = setback === 'died-in-probe' || setback === 'exited';
  if (plan.kind === 'probe')
    return hasExited ? { ...found, kind: 'legacy', isPatient: false } : null;
  // A wrong memory. Not after silence: a program that is slow to start would be ended and started for nothing.
  const isWrong = plan.isRemembered && (setback === 'refused' || hasExited);
  return isWrong ? { ...found, kind: 'probe', isPatient: false } : null;
}
