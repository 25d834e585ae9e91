// What one server may ask of the person: how often, and whether at all for now (C-RAT-1 to C-RAT-4). It outlives connections,
// or reconnecting would fill its bucket anew. What it holds back is counted, never silently dropped.
import type { GuardView, HeldBackReason } from '../../shared/guard/guardView.ts';
import { fullBucket, take, type Bucket } from '../../shared/guard/tokenBucket.ts';
import type { ServerRules } from '../../shared/servers/serverRules.ts';
import type { Clock } from '../platform/clock.ts';

/** Refusals in a row after which pausing is offered (C-RAT-4). */
const refusalsForOffer = 3;

export type Admission = 'admitted' | 'over-limit' | 'paused';

export interface ServerGuard {
  /** `count` questions arrive together: all of them may be asked, or none. Takes their tokens. Counts nothing. */
  admit(count: number): Admission;
  /** The person lets a held action go on: paid for by their click, not by tokens; a pause stands against it still. */
  letThrough(): Admission;
  /** `count` questions were not shown. */
  heldBack(reason: HeldBackReason, count?: number): void;
  /** The person has answered a question; what others ended says nothing about the person. */
  answered(action: 'accept' | 'decline' | 'cancel'): void;
  /** The row of refusals begins anew. */
  clearRefusals(): void;
  /** The counts begin anew. */
  clear(): void;
  view(): GuardView;
}

export interface ServerGuardDeps {
  readonly serverId: string;
  readonly clock: Clock;
  readonly rules: () => ServerRules;
  /** Questions of this server that wait behind the one in front. */
  readonly queued: () => number;
  readonly publish: () => void;
  /** For the history. */
  readonly onHeldBack: (reason: HeldBackReason, count: number) => void;
}

export function createServerGuard(deps: ServerGuardDeps): ServerGuard {
  let bucket: Bucket = fullBucket(deps.rules(), deps.clock.now());
  let heldBack = nothingHeldBack;
  let sinceMs: number | null = null;
  let refusals = 0;

  return {
    admit: (count) => {
      const rules = deps.rules();
      if (rules.paused) return 'paused';
      if (deps.queued() >= rules.queued) return 'over-limit';
      const left = take(bucket, rules, count, deps.clock.now());
      if (left === null) return 'over-limit';
      bucket = left;
      return 'admitted';
    },
    letThrough: () => (deps.rules().paused ? 'paused' : 'admitted'),
    heldBack: (reason, count = 1) => {
      heldBack = { ...heldBack, [reason]: heldBack[reason] + count };
      sinceMs ??= deps.clock.now();
      deps.onHeldBack(reason, count);
      deps.publish();
    },
    answered: (action) => {
      const offered = refusals >= refusalsForOffer;
      refusals = action === 'accept' ? 0 : refusals + 1;
      if (offered !== refusals >= refusalsForOffer) deps.publish();
    },
    clearRefusals: () => {
      refusals = 0;
    },
    clear: () => {
      heldBack = nothingHeldBack;
      sinceMs = null;
      deps.publish();
    },
    view: () => ({
      serverId: deps.serverId,
      heldBack,
      sinceMs,
      offersPause: refusals >= refusalsForOffer && !deps.rules().paused,
    }),
  };
}

const nothingHeldBack: GuardView['heldBack'] = {
  'over-limit': 0,
  paused: 0,
  undeclared: 0,
  'by-rule': 0,
};
