// What a server was told of the ways in which it may ask, and from when on a change of them counts (C-CAP-5).
import type { ElicitationMode } from '../../../shared/capability/elicitationModes.ts';
import { eraOf } from '../../../shared/protocol/eras.ts';
import { modesOf } from '../../../shared/servers/serverRules.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';

export type ChangeCounts = 'next-request' | 'reconnecting' | 'next-connection';

interface Told {
  readonly modes: 'both' | ElicitationMode | 'none' | 'nothing';
  /** Null when it was told what the rules say. */
  readonly changeCounts: ChangeCounts | null;
}

export function toldOf({ declaredModes, revision, rules, state }: ServerView): Told {
  if (declaredModes === null) return { modes: 'nothing', changeCounts: null };
  const isCurrent = sameModes(declaredModes, modesOf(rules));
  return { modes: wordOf(declaredModes), changeCounts: isCurrent ? null : counts() };

  function counts(): ChangeCounts {
    if (state.kind !== 'connected' || revision === null) return 'next-connection';
    return eraOf(revision) === 'modern' ? 'next-request' : 'reconnecting';
  }
}

function wordOf(modes: readonly ElicitationMode[]): Told['modes'] {
  const [only] = modes;
  return modes.length > 1 ? 'both' : (only ?? 'none');
}

const sameModes = (a: readonly ElicitationMode[], b: readonly ElicitationMode[]): boolean =>
  a.length === b.length && a.every((mode) => b.includes(mode));
