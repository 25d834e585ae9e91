import type { ReactNode } from 'react';
import type { Place } from '../../state/navigation.ts';
import { ActionPage } from '../actions/ActionPage.tsx';
import { HistoryPage } from '../history/HistoryPage.tsx';
import { QuestionsPage } from '../elicitation/QuestionsPage.tsx';
import { PromptPage } from '../offers/PromptPage.tsx';
import { ResourcePage } from '../offers/ResourcePage.tsx';
import { AddServerPage } from '../servers/AddServerPage.tsx';
import { EditServerPage } from '../servers/EditServerPage.tsx';
import { ServerPage } from '../servers/ServerPage.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { ToolPage } from '../tools/ToolPage.tsx';
import { WaitsPage } from '../waits/WaitsPage.tsx';
import { WirePage } from '../wire/WirePage.tsx';
import { HomePage } from './HomePage.tsx';

interface PageOfProps {
  readonly place: Place;
}

/** The page of a place. */
export function PageOf({ place }: PageOfProps): ReactNode {
  switch (place.kind) {
    case 'home':
      return <HomePage />;
    case 'server':
      return <ServerPage serverId={place.serverId} />;
    case 'wire':
      return <WirePage key={place.serverId} serverId={place.serverId} />;
    case 'add-server':
      return <AddServerPage />;
    case 'edit-server':
      return <EditServerPage serverId={place.serverId} isSigningIn={place.isSigningIn} />;
    case 'tool':
      return (
        <ToolPage serverId={place.serverId} tool={place.tool} initialText={place.initialText} />
      );
    case 'prompt':
      return (
        <PromptPage
          key={place.prompt}
          serverId={place.serverId}
          name={place.prompt}
          initial={place.initial}
        />
      );
    case 'resource':
      return <ResourcePage serverId={place.serverId} source={place.source} />;
    case 'action':
      return <ActionPage actionId={place.actionId} />;
    case 'questions':
      return <QuestionsPage />;
    case 'waiting':
      return <WaitsPage />;
    case 'history':
      return <HistoryPage />;
    case 'settings':
      return <SettingsPage />;
  }
}
