// A guard for tests of what comes behind it: the rules that are given, a full bucket, nothing queued.
import type { HeldBackReason } from '../../../shared/guard/guardView.ts';
import { defaultRules, type ServerRules } from '../../../shared/servers/serverRules.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { createServerGuard, type ServerGuard } from '../serverGuard.ts';

export function openGuard(
  rules: () => ServerRules = () => defaultRules,
  clock: Clock = systemClock,
  queued: () => number = () => 0,
  onHeldBack: (reason: HeldBackReason, count: number) => void = () => undefined,
): ServerGuard {
  return createServerGuard({
    serverId: 'server-1',
    clock,
    rules,
    queued,
    publish: () => undefined,
    onHeldBack,
  });
}
