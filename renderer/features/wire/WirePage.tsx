import { useState } from 'react';
import type { ServerView } from '../../../shared/servers/serverView.ts';
import type { WireFilter } from '../../../shared/wire/wireView.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useGoTo, useServers } from '../../state/hooks.ts';
import { serverById } from '../../state/servers.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Page } from '../../ui/Page.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { GonePage } from '../shell/GonePage.tsx';
import { useWire } from './useWire.ts';
import { WireFilters } from './WireFilters.tsx';
import { WireLine } from './WireLine.tsx';
import styles from './wire.module.css';

interface WirePageProps {
  readonly serverId: string;
}

/** Every message of a server, masked unless the person looks at their own answers (C-PRV-2, C-MRT-5). */
export function WirePage({ serverId }: WirePageProps) {
  const server = useServers(serverById(serverId));
  return server === undefined ? <GonePage /> : <KnownWirePage server={server} />;
}

function KnownWirePage({ server: { id: serverId, name } }: { readonly server: ServerView }) {
  const { actions, common, wire: words } = useMessages();
  const { number } = useFormats();
  const api = useApi();
  const go = useGoTo();
  const { call, failure, isPending } = useCall();
  const [filter, setFilter] = useState<WireFilter>({ text: '' });
  const [isRevealed, setRevealed] = useState(false);
  const [exportedTo, setExportedTo] = useState<string | null>(null);
  const { page, failure: readFailure } = useWire(serverId, filter);
  const save = async () => {
    const result = await call(api.wire.export({ serverId }));
    if (result.ok) setExportedTo(result.value?.path ?? null);
  };
  const counted = (count: number) => ({ count, shown: number(count) });
  const isEmpty = page !== null && page.kept === 0;

  return (
    <Page
      back={{
        label: actions.toServer({ server: name }),
        onPress: () => go({ kind: 'server', serverId }),
      }}
      title={words.title}
      subtitle={words.subtitle({ server: name })}
      actions={
        page !== null &&
        !isEmpty && (
          <Button isDisabled={isPending} onPress={() => void save()}>
            {words.exportAll}
          </Button>
        )
      }
    >
      <FailureNote failure={failure ?? readFailure} />
      {exportedTo !== null && (
        <ErrorNote
          tone="neutral"
          title={words.exported}
          actions={
            <Button size="small" onPress={() => setExportedTo(null)}>
              {common.dismiss}
            </Button>
          }
        >
          <code>
            <InertText text={exportedTo} isCode />
          </code>
        </ErrorNote>
      )}
      {isEmpty && (
        <EmptyState icon="history" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      )}
      {page !== null && !isEmpty && (
        <>
          <div className={styles['masking']}>
            <p className={styles['quiet']}>{words.masked}</p>
            {page.holdsAnswers && (
              <>
                <Switch isOn={isRevealed} onChange={setRevealed}>
                  {words.reveal}
                </Switch>
                <p className={styles['quiet']}>{words.revealText}</p>
              </>
            )}
          </div>
          <WireFilters filter={filter} onChange={setFilter} />
          <div className={styles['counts']}>
            <p role="status">{words.count(counted(page.rows.length))}</p>
            {page.dropped > 0 && <p>{words.dropped(counted(page.dropped))}</p>}
            {page.heldBack > 0 && <p>{words.heldBack(counted(page.heldBack))}</p>}
          </div>
          {page.rows.length === 0 ? (
            <EmptyState icon="history" title={words.notFoundTitle}>
              {words.notFoundText}
            </EmptyState>
          ) : (
            <ul className={styles['entries']}>
              {page.rows.map((row) => (
                <WireLine
                  key={row.id}
                  serverId={serverId}
                  serverName={name}
                  row={row}
                  isRevealed={isRevealed}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Page>
  );
}
