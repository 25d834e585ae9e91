import type { ServerView } from '../../../shared/servers/serverView.ts';
import { guardOf } from '../../state/guards.ts';
import { useApi, useGuards } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { useNow } from '../actions/useNow.ts';
import { FailureNote } from '../shell/FailureNote.tsx';
import { HeldBackNote } from './HeldBackNote.tsx';
import { PausedNote, PauseOffer } from './PauseNotes.tsx';

interface ServerGuardNotesProps {
  readonly server: ServerView;
}

/** What is kept from the person of one server's questions, and what they can do about it. */
export function ServerGuardNotes({ server }: ServerGuardNotesProps) {
  const { id: serverId, name, rules } = server;
  const api = useApi();
  const nowMs = useNow(true, 60_000);
  const guard = useGuards(guardOf(serverId));
  const { call, failure, isPending } = useCall();
  return (
    <>
      <FailureNote failure={failure} />
      {rules.paused && (
        <PausedNote
          serverName={name}
          isPending={isPending}
          onResume={() => void call(api.servers.resume({ serverId }))}
        />
      )}
      {guard?.offersPause === true && !rules.paused && (
        <PauseOffer serverName={name} onPause={() => void call(api.servers.pause({ serverId }))} />
      )}
      {guard !== undefined && (
        <HeldBackNote
          serverName={name}
          guard={guard}
          nowMs={nowMs}
          onClear={() => void call(api.servers.clearHeldBack({ serverId }))}
        />
      )}
    </>
  );
}
