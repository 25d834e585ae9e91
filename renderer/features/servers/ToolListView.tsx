import type { ToolList } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LongText } from '../../ui/ServerText.tsx';
import { EntryList, LeftOut } from './EntryList.tsx';
import { ToolClaims } from './ToolClaims.tsx';
import styles from './ToolListView.module.css';

interface ToolListViewProps {
  readonly serverName: string;
  readonly list: ToolList;
  readonly isConnected: boolean;
  readonly onRun: (tool: string) => void;
  readonly onRefresh: () => void;
}

/** The tools of a server, in its frame, each with the way to run it. */
export function ToolListView({ serverName, list, isConnected, ...on }: ToolListViewProps) {
  const { common, servers } = useMessages();
  const leftOutWords = {
    unlisted: servers.toolsUnlisted,
    more: servers.toolsMore,
    unreadable: servers.toolsUnreadable,
  };
  switch (list.kind) {
    case 'not-loaded':
    case 'loading':
      // Connected, and the list is about to be asked for.
      return list.kind === 'loading' || isConnected ? (
        <p className={styles['quiet']} role="status">
          {servers.toolsLoading}
        </p>
      ) : (
        <p className={styles['quiet']}>{servers.toolsNotConnected}</p>
      );
    case 'failed':
      return (
        <ErrorNote
          title={servers.toolsFailed}
          actions={<Button onPress={on.onRefresh}>{common.tryAgain}</Button>}
        >
          <Disclosure summary={common.technicalDetail}>
            <div data-server-text="detail">
              <LongText text={list.detail} isMono />
            </div>
          </Disclosure>
        </ErrorNote>
      );
    case 'loaded':
      return list.tools.length === 0 ? (
        <>
          <EmptyState icon="tool" title={servers.toolsNone}>
            {servers.toolsNoneText}
          </EmptyState>
          <LeftOut leftOut={list.leftOut} words={leftOutWords} />
        </>
      ) : (
        <>
          <EntryList
            serverName={serverName}
            entries={list.tools}
            isConnected={isConnected}
            words={{
              filter: servers.toolsFilter,
              noMatch: servers.toolsNoMatch,
              open: servers.run,
            }}
            keyOf={({ name }) => name}
            onOpen={({ name }) => on.onRun(name)}
            below={(tool) => <ToolClaims tool={tool} />}
          />
          <LeftOut leftOut={list.leftOut} words={leftOutWords} />
        </>
      );
  }
}
