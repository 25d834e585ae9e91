import { useState } from 'react';
import type { ServerView, ToolView } from '../../../shared/servers/serverView.ts';
import { ToolArgumentsForm } from '../../forms/ToolArgumentsForm.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { LongText, ServerFrame } from '../../ui/ServerText.tsx';
import { TextNotes } from '../../ui/TextNotes.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { ToolClaims } from '../servers/ToolClaims.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import styles from './ToolPage.module.css';

interface ToolPageProps {
  readonly serverId: string;
  readonly tool: string;
  readonly initialText?: string | undefined;
}

/** The arguments of a tool, and Run: nothing leaves before the person has seen them (C-IDN-10). */
export function ToolPage({ serverId, tool: toolName, initialText }: ToolPageProps) {
  const server = useServers(serverById(serverId));
  const listed =
    server?.tools.kind === 'loaded'
      ? server.tools.tools.find(({ name }) => name === toolName)
      : undefined;
  // What the person has in front of them: it stays while the connection or the list is away for a moment, and when the server
  // changes the tool, until they look at it again (C-IDN-10).
  const [seen, setSeen] = useState(listed);
  if (listed !== undefined && seen === undefined) setSeen(listed);
  // What the person has entered, kept when the form is drawn anew.
  const [text, setText] = useState(initialText);
  if (server === undefined) return <GonePage />;
  return (
    <KnownToolPage
      server={server}
      toolName={toolName}
      tool={seen}
      isListed={listed !== undefined || server.tools.kind !== 'loaded'}
      onLookAgain={
        listed === undefined || listed.definition === seen?.definition
          ? null
          : () => setSeen(listed)
      }
      text={text}
      onText={setText}
    />
  );
}

interface KnownToolPageProps {
  readonly server: ServerView;
  readonly toolName: string;
  readonly tool: ToolView | undefined;
  readonly isListed: boolean;
  /** Null while the tool is the one that was seen. */
  readonly onLookAgain: (() => void) | null;
  readonly text: string | undefined;
  readonly onText: (text: string) => void;
}

function KnownToolPage(props: KnownToolPageProps) {
  const { server, toolName, tool, isListed, onLookAgain, text, onText } = props;
  const { actions, servers } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const serverId = server.id;
  const isConnected = server.state.kind === 'connected';
  const back = () => go({ kind: 'server', serverId });

  const run = async (argumentsText: string, { definition }: ToolView) => {
    const wish = { serverId, tool: toolName, definition, argumentsText };
    const result = await call(api.actions.run(wish));
    if (result.ok) go({ kind: 'action', actionId: result.value.actionId });
  };

  return (
    <Page
      back={{ label: actions.toServer({ server: server.name }), onPress: back }}
      title={actions.runTitle}
      subtitle={
        <>
          <ToolName name={toolName} />
          <span>{actions.onServer({ server: server.name })}</span>
        </>
      }
    >
      {!isConnected && (
        <ErrorNote
          tone="amber"
          title={actions.notConnectedTitle}
          actions={
            <Button onPress={() => void call(api.servers.connect({ serverId }))}>
              {servers.connect}
            </Button>
          }
        >
          <p>{actions.notConnectedText}</p>
        </ErrorNote>
      )}
      {!isListed && (
        <ErrorNote tone="amber" title={actions.toolGone}>
          <p>{actions.toolGoneText}</p>
        </ErrorNote>
      )}
      {onLookAgain !== null && (
        <ErrorNote
          tone="amber"
          title={actions.toolChanged}
          actions={<Button onPress={onLookAgain}>{actions.lookAgain}</Button>}
        >
          <p>{actions.toolChangedText}</p>
        </ErrorNote>
      )}
      {tool !== undefined && <Description server={server.name} tool={tool} />}
      <FailureNote failure={failure} />
      {tool !== undefined && (
        <Section title={actions.arguments}>
          <ToolArgumentsForm
            key={JSON.stringify(tool.inputSchema)}
            schema={tool.inputSchema}
            {...(text === undefined ? {} : { initialText: text })}
            onChange={onText}
            onSubmit={(argumentsText) => void run(argumentsText, tool)}
            submitLabel={actions.run}
            isDisabled={!isConnected || !isListed || onLookAgain !== null || isPending}
          />
        </Section>
      )}
    </Page>
  );
}

interface DescriptionProps {
  readonly server: string;
  readonly tool: ToolView;
}

function Description({ server, tool }: DescriptionProps) {
  const { title, description = '', textFlags = [] } = tool;
  if (title === undefined && description === '' && tool.annotations === undefined) {
    return <TextNotes flags={textFlags} />;
  }
  return (
    <TextNotes flags={textFlags}>
      <ServerFrame server={server}>
        {title !== undefined && (
          <p className={styles['title']}>
            <InertText text={title.slice(0, 200)} />
          </p>
        )}
        {description !== '' && <LongText text={description} />}
        <ToolClaims tool={tool} />
      </ServerFrame>
    </TextNotes>
  );
}
