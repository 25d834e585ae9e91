// Pages that hold up the same actions belong together: one "try again" and one stop for all of them.
import type { WaitView } from '../../../shared/waits/waitView.ts';

export interface WaitGroup {
  readonly key: string;
  readonly serverName: string;
  readonly actionIds: readonly string[];
  /** At least one, in the order in which they were opened. */
  readonly waits: readonly WaitView[];
}

export function groupWaits(waits: readonly WaitView[]): readonly WaitGroup[] {
  const groups = new Map<string, WaitGroup>();
  for (const wait of waits) {
    const { actionIds, serverName } = wait;
    // A page that nothing waits for stands by itself.
    const key = actionIds.length === 0 ? `page ${wait.id}` : JSON.stringify(actionIds);
    const known = groups.get(key);
    groups.set(key, { key, serverName, actionIds, waits: [...(known?.waits ?? []), wait] });
  }
  return [...groups.values()];
}
