import { useId, useMemo, useState } from 'react';
import type { ListLeftOut } from '../../../shared/catalogue/listLeftOut.ts';
import type { ToolList, ToolView } from '../../../shared/servers/serverView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { LongText, ServerFrame } from '../../ui/ServerText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { ToolClaims } from './ToolClaims.tsx';
import { findTools } from './toolSearch.ts';
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
          <LeftOut leftOut={list.leftOut} />
        </>
      ) : (
        <>
          <Tools serverName={serverName} tools={list.tools} isConnected={isConnected} {...on} />
          <LeftOut leftOut={list.leftOut} />
        </>
      );
  }
}

interface LeftOutProps {
  readonly leftOut: ListLeftOut | undefined;
}

/** What of the server's list is not above (design.md, limits). */
function LeftOut({ leftOut }: LeftOutProps) {
  const { servers } = useMessages();
  if (leftOut === undefined) return null;
  const { unlisted, unreadable, hasMore } = leftOut;
  return (
    <div className={styles['quiet']}>
      {unlisted > 0 && !hasMore && <p>{servers.toolsUnlisted({ count: unlisted })}</p>}
      {hasMore && <p>{servers.toolsMore}</p>}
      {unreadable > 0 && <p>{servers.toolsUnreadable({ count: unreadable })}</p>}
    </div>
  );
}

interface ToolsProps {
  readonly serverName: string;
  readonly tools: readonly ToolView[];
  readonly isConnected: boolean;
  readonly onRun: (tool: string) => void;
}

/** From so many tools on, a search is worth its place. */
const searchableFrom = 8;
/** More rows than anybody reads would make a flood of tools slow the window; the search reaches the rest. */
const rowsAtMost = 200;

function Tools({ serverName, tools, isConnected, onRun }: ToolsProps) {
  const { servers } = useMessages();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = useMemo(() => findTools(tools, search), [tools, search]);
  return (
    <>
      {tools.length >= searchableFrom && (
        <TextField label={servers.toolsFilter} value={search} onChange={setSearch} />
      )}
      {found.length === 0 ? (
        <p className={styles['quiet']} role="status">
          {servers.toolsNoMatch}
        </p>
      ) : (
        <ServerFrame server={serverName}>
          <ul className={styles['tools']}>
            {found.slice(0, rowsAtMost).map((tool, index) => (
              <li key={tool.name} className={styles['tool']}>
                <ToolText tool={tool} nameId={`${id}-${String(index)}`} />
                {/* A button is named in our words alone; which tool it runs is its description. */}
                <Button
                  size="small"
                  onPress={() => onRun(tool.name)}
                  isDisabled={!isConnected}
                  aria-describedby={`${id}-${String(index)}`}
                >
                  {servers.run}
                </Button>
              </li>
            ))}
          </ul>
        </ServerFrame>
      )}
    </>
  );
}

interface ToolTextProps {
  readonly tool: ToolView;
  readonly nameId: string;
}

/** The whole description stands on the tool's own page. */
const descriptionAtMost = 300;

function ToolText({ tool, nameId }: ToolTextProps) {
  const { name, title, description = '' } = tool;
  const isCut = description.length > descriptionAtMost;
  return (
    <div className={styles['text']}>
      <p id={nameId} className={styles['names']}>
        <ToolName name={name} />
        {title !== undefined && title !== name && (
          <span className={styles['title']}>
            <InertText text={title.slice(0, 200)} />
          </span>
        )}
      </p>
      {description !== '' && (
        <p className={styles['description']}>
          <InertText text={isCut ? `${description.slice(0, descriptionAtMost)}…` : description} />
        </p>
      )}
      <ToolClaims tool={tool} />
    </div>
  );
}
