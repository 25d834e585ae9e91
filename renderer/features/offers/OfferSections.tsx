import type { OfferList } from '../../../shared/catalogue/offerView.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useGoTo } from '../../state/hooks.ts';
import { Section } from '../../ui/Page.tsx';
import { OfferListView } from './OfferListView.tsx';

interface OfferSectionsProps {
  readonly server: ServerView;
}

/** What a server offers besides tools; a section for each kind of which there is any. */
export function OfferSections({ server }: OfferSectionsProps) {
  const { offers } = useMessages();
  const go = useGoTo();
  const { id: serverId, name: serverName, offer } = server;
  const isConnected = server.state.kind === 'connected';
  const shared = { serverName, isConnected };
  return (
    <>
      {isWorthShowing(offer.prompts) && (
        <Section title={offers.prompts}>
          <OfferListView
            {...shared}
            list={offer.prompts}
            keyOf={({ name }) => name}
            openLabel={offers.usePrompt}
            onOpen={({ name: prompt }) => go({ kind: 'prompt', serverId, prompt })}
          />
        </Section>
      )}
      {isWorthShowing(offer.resources) && (
        <Section title={offers.resources}>
          <OfferListView
            {...shared}
            list={offer.resources}
            keyOf={({ uri }) => uri}
            addressOf={({ uri }) => uri}
            openLabel={offers.readResource}
            onOpen={({ uri }) =>
              go({ kind: 'resource', serverId, source: { kind: 'resource', uri } })
            }
          />
        </Section>
      )}
      {isWorthShowing(offer.templates) && (
        <Section title={offers.templates}>
          <OfferListView
            {...shared}
            list={offer.templates}
            keyOf={({ uriTemplate }) => uriTemplate}
            addressOf={({ uriTemplate }) => uriTemplate}
            openLabel={offers.readResource}
            onOpen={({ uriTemplate }) =>
              go({
                kind: 'resource',
                serverId,
                source: { kind: 'template', uriTemplate, values: [] },
              })
            }
          />
        </Section>
      )}
    </>
  );
}

/** An empty list of what hardly any server has is only noise; one that failed is not. */
function isWorthShowing(list: OfferList<unknown>): boolean {
  if (list.kind === 'loaded') return list.entries.length > 0 || list.leftOut !== undefined;
  return list.kind === 'failed';
}
