import type { ReactNode } from 'react';
import type { CallFailure } from '../../../shared/ipc/contract.ts';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import type { TextFlag } from '../../../shared/text/textFlag.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo } from '../../state/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Page } from '../../ui/Page.tsx';
import { LongText, ServerFrame } from '../../ui/ServerText.tsx';
import { TextNotes } from '../../ui/TextNotes.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import styles from './offers.module.css';

interface OfferPageProps {
  readonly server: ServerView;
  readonly title: string;
  /** As the list has it; of one that is gone nothing is known. */
  readonly name: string;
  readonly entry:
    | {
        readonly title?: string;
        readonly description?: string;
        readonly textFlags?: readonly TextFlag[];
      }
    | undefined;
  readonly isGone: boolean;
  readonly onLookAgain: (() => void) | null;
  readonly failure: CallFailure | null;
  readonly children: ReactNode;
}

/** What the pages of a prompt and of a resource have in common: where it is from, what the server says of it, what is in the way. */
export function OfferPage(props: OfferPageProps) {
  const { server, title, name, entry, isGone, onLookAgain, failure, children } = props;
  const { actions, offers, servers } = useMessages();
  const api = useApi();
  const go = useGoTo();
  const serverId = server.id;
  return (
    <Page
      back={{
        label: actions.toServer({ server: server.name }),
        onPress: () => go({ kind: 'server', serverId }),
      }}
      title={title}
      subtitle={
        <>
          <ToolName name={name} />
          <span>{actions.onServer({ server: server.name })}</span>
        </>
      }
    >
      {server.state.kind !== 'connected' && (
        <ErrorNote
          tone="amber"
          title={actions.notConnectedTitle}
          actions={
            <Button onPress={() => void api.servers.connect({ serverId })}>
              {servers.connect}
            </Button>
          }
        >
          <p>{offers.notConnected}</p>
        </ErrorNote>
      )}
      {isGone && (
        <ErrorNote tone="amber" title={offers.gone}>
          <p>{actions.toolGoneText}</p>
        </ErrorNote>
      )}
      {onLookAgain !== null && (
        <ErrorNote
          tone="amber"
          title={offers.changed}
          actions={<Button onPress={onLookAgain}>{actions.lookAgain}</Button>}
        >
          <p>{offers.changedText}</p>
        </ErrorNote>
      )}
      {entry !== undefined && (
        <TextNotes flags={entry.textFlags ?? []}>
          {(entry.title !== undefined || entry.description !== undefined) && (
            <ServerFrame server={server.name}>
              {entry.title !== undefined && (
                <p className={styles['title']}>
                  <InertText text={entry.title} />
                </p>
              )}
              {entry.description !== undefined && <LongText text={entry.description} />}
            </ServerFrame>
          )}
        </TextNotes>
      )}
      <FailureNote failure={failure} />
      {children}
    </Page>
  );
}
