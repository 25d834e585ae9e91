import type { PromptView } from '../../../shared/catalogue/offerView.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import { shownName } from '../../../shared/text/shownName.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import type { NamedTexts } from '../../state/navigation.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { Section } from '../../ui/Page.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import { ArgumentFields, type ArgumentField } from './ArgumentFields.tsx';
import { OfferPage } from './OfferPage.tsx';
import { useSeen } from './useSeen.ts';

interface PromptPageProps {
  readonly serverId: string;
  readonly name: string;
  readonly initial?: NamedTexts | undefined;
}

/** The arguments of a prompt, and the way to get it. */
export function PromptPage({ serverId, name, initial = [] }: PromptPageProps) {
  const server = useServers(serverById(serverId));
  return server === undefined ? (
    <GonePage />
  ) : (
    <KnownPromptPage server={server} name={name} initial={initial} />
  );
}

interface KnownPromptPageProps {
  readonly server: ServerView;
  readonly name: string;
  readonly initial: NamedTexts;
}

function KnownPromptPage({ server, name, initial }: KnownPromptPageProps) {
  const { actions, offers } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const { prompts } = server.offer;
  const listed =
    prompts.kind === 'loaded' ? prompts.entries.find((prompt) => prompt.name === name) : undefined;
  const { seen, onLookAgain } = useSeen(listed);
  const isGone = listed === undefined && prompts.kind === 'loaded';
  const isDisabled =
    server.state.kind !== 'connected' || isGone || onLookAgain !== null || isPending;

  const get = async (prompt: PromptView, values: [name: string, text: string][]) => {
    const { definition } = prompt;
    const wish = { serverId: server.id, prompt: name, definition, arguments: values };
    const result = await call(api.actions.getPrompt(wish));
    if (result.ok) go({ kind: 'action', actionId: result.value.actionId });
  };
  return (
    <OfferPage
      server={server}
      title={offers.promptTitle}
      name={name}
      entry={seen}
      isGone={isGone}
      onLookAgain={onLookAgain}
      failure={failure}
    >
      {seen !== undefined && (
        <Section title={actions.arguments}>
          <ArgumentFields
            server={server}
            source={{ kind: 'prompt', name }}
            fields={fieldsOf(seen)}
            initial={initial}
            isDisabled={isDisabled}
            submitLabel={offers.get}
            onSubmit={(values) => void get(seen, values)}
          />
        </Section>
      )}
    </OfferPage>
  );
}

function fieldsOf(prompt: PromptView): readonly ArgumentField[] {
  return prompt.arguments.map(({ name, title, description, isRequired }) => ({
    name,
    label: title ?? (shownName(name) || name.slice(0, 120)),
    hint: description,
    isRequired,
  }));
}
