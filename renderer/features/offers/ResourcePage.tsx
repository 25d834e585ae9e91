import type { ResourceView, TemplateView } from '../../../shared/catalogue/offerView.ts';
import { expandTemplate } from '../../../shared/catalogue/uriTemplate.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { shownName } from '../../../shared/text/shownName.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import type { Place } from '../../state/navigation.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Section } from '../../ui/Page.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import { ArgumentFields } from './ArgumentFields.tsx';
import { OfferPage } from './OfferPage.tsx';
import { useSeen } from './useSeen.ts';
import styles from './offers.module.css';

type Source = Extract<Place, { kind: 'resource' }>['source'];

interface ResourcePageProps {
  readonly serverId: string;
  readonly source: Source;
}

/** One resource, or a template with fields for what its address is made of; and the way to read it. */
export function ResourcePage({ serverId, source }: ResourcePageProps) {
  const server = useServers(serverById(serverId));
  if (server === undefined) return <GonePage />;
  const key = source.kind === 'resource' ? source.uri : source.uriTemplate;
  return <KnownResourcePage key={key} server={server} source={source} />;
}

interface KnownResourcePageProps {
  readonly server: ServerView;
  readonly source: Source;
}

function KnownResourcePage({ server, source }: KnownResourcePageProps) {
  const { offers } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const { resources, templates } = server.offer;
  const list = source.kind === 'resource' ? resources : templates;
  const listed = listedOf(server, source);
  const { seen, onLookAgain } = useSeen(listed);
  const isGone = listed === undefined && list.kind === 'loaded';
  const isDisabled =
    server.state.kind !== 'connected' || isGone || onLookAgain !== null || isPending;

  const read = async (definition: string, values: [name: string, text: string][]) => {
    const wanted = source.kind === 'resource' ? source : { ...source, values: [...values] };
    const wish = { serverId: server.id, source: wanted, definition };
    const result = await call(api.actions.readResource(wish));
    if (result.ok) go({ kind: 'action', actionId: result.value.actionId });
  };
  return (
    <OfferPage
      server={server}
      title={offers.resourceTitle}
      name={seen?.name ?? ''}
      entry={seen}
      isGone={isGone}
      onLookAgain={onLookAgain}
      failure={failure}
    >
      {seen !== undefined && <About entry={seen} />}
      {seen !== undefined && source.kind === 'resource' && (
        <div>
          <Button
            variant="primary"
            isDisabled={isDisabled}
            onPress={() => void read(seen.definition, [])}
          >
            {offers.read}
          </Button>
        </div>
      )}
      {seen !== undefined && 'uriTemplate' in seen && source.kind === 'template' && (
        <Section title={offers.values}>
          <ArgumentFields
            server={server}
            source={{ kind: 'template', uriTemplate: source.uriTemplate }}
            fields={seen.variables.map((name) => ({
              name,
              label: shownName(name),
              isRequired: false,
            }))}
            initial={source.values}
            isDisabled={isDisabled}
            submitLabel={offers.read}
            onSubmit={(values) => void read(seen.definition, values)}
          >
            {(values) => (
              <Facts
                facts={[
                  {
                    label: offers.address,
                    value: <Address uri={expandTemplate(source.uriTemplate, new Map(values))} />,
                  },
                ]}
              />
            )}
          </ArgumentFields>
        </Section>
      )}
    </OfferPage>
  );
}

function listedOf(
  { offer: { resources, templates } }: ServerView,
  source: Source,
): ResourceView | TemplateView | undefined {
  if (source.kind === 'resource') {
    return resources.kind === 'loaded'
      ? resources.entries.find(({ uri }) => uri === source.uri)
      : undefined;
  }
  return templates.kind === 'loaded'
    ? templates.entries.find(({ uriTemplate }) => uriTemplate === source.uriTemplate)
    : undefined;
}

interface AboutProps {
  readonly entry: ResourceView | TemplateView;
}

/** Address, type and size: the server's words, never a link (C-URL-8). */
function About({ entry }: AboutProps) {
  const { offers } = useMessages();
  const { bytes } = useFormats();
  const { mimeType } = entry;
  const isTemplate = 'uriTemplate' in entry;
  const size = 'size' in entry ? entry.size : undefined;
  return (
    <Facts
      facts={[
        {
          label: isTemplate ? offers.template : offers.address,
          value: <Address uri={isTemplate ? entry.uriTemplate : entry.uri} />,
        },
        {
          label: offers.type,
          value:
            mimeType === undefined ? null : (
              <span data-server-text="name">
                <InertText text={mimeType} isCode />
              </span>
            ),
        },
        { label: offers.size, value: size === undefined ? null : bytes(size) },
      ]}
    />
  );
}

/** Longer than a listed one may be: the end decides as much as the start. Only what is filled in can be longer, and its parts are in the fields. */
const addressAtMost = 20_000;

function Address({ uri }: { readonly uri: string }) {
  return (
    <span className={styles['address']} data-server-text="address">
      <InertText
        text={uri.length > addressAtMost ? `${uri.slice(0, addressAtMost)}…` : uri}
        isCode
        isAddress
      />
    </span>
  );
}
