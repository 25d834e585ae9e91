import { useCallback } from 'react';
import {
  useActions,
  useGoTo,
  useNavigation,
  useQuestions,
  useServers,
  useWaits,
} from '../../state/hooks.ts';
import type { Place } from '../../state/navigation.ts';
import { countOpen } from '../../state/questions.ts';
import type { ActionView } from '../../../shared/actions/actionView.ts';
import { SidebarView, type SidebarPlace } from './SidebarView.tsx';

export function Sidebar() {
  const servers = useServers((state) => state.servers);
  const questions = useQuestions((state) => state.questions);
  const actions = useActions((state) => state.actions);
  const waits = useWaits((state) => state.waits);
  const place = useNavigation((state) => state.place);
  const go = useGoTo();
  const toServer = useCallback((serverId: string) => go({ kind: 'server', serverId }), [go]);
  return (
    <SidebarView
      servers={servers}
      openQuestionsOf={(serverId) => countOpen(questions, serverId)}
      openQuestions={countOpen(questions)}
      waits={waits.length}
      current={{ serverId: serverOf(place, actions), place: placeOf(place) }}
      onServer={toServer}
      onPlace={(kind) => go({ kind })}
    />
  );
}

/** Pages of a server's tools and runs belong to that server. */
function serverOf(place: Place, actions: readonly ActionView[]): string | null {
  if (place.kind === 'action') {
    return actions.find(({ id }) => id === place.actionId)?.serverId ?? null;
  }
  return 'serverId' in place ? place.serverId : null;
}

function placeOf({ kind }: Place): SidebarPlace | null {
  switch (kind) {
    case 'home':
    case 'add-server':
    case 'questions':
    case 'waiting':
    case 'history':
    case 'settings':
      return kind;
    case 'server':
    case 'wire':
    case 'edit-server':
    case 'tool':
    case 'prompt':
    case 'resource':
    case 'action':
      return null;
  }
}
