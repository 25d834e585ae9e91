import type { ActionView } from '../../../shared/actions/actionView.ts';
import { Duration } from '../../ui/Duration.tsx';
import { useNow } from './useNow.ts';

interface ElapsedTimeProps {
  readonly action: ActionView;
}

/** How long a run has been going, or took. */
export function ElapsedTime({ action: { startedAtMs, endedAtMs } }: ElapsedTimeProps) {
  const nowMs = useNow(endedAtMs === null);
  return <Duration ms={Math.max(0, (endedAtMs ?? nowMs) - startedAtMs)} />;
}
