import { useMemo, useState } from 'react';
import type { ExportFormat } from '../../../shared/history/historyExport.ts';
import type { HistoryFilter } from '../../../shared/history/historyFilter.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useApi, useSettings } from '../../state/hooks.ts';
import { useCall } from '../../state/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Page, Section } from '../../ui/Page.tsx';
import { FailureNote } from '../shell/FailureNote.tsx';
import { byDay } from './days.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { RemoveHistory } from './RemoveHistory.tsx';
import { useHistory } from './useHistory.ts';
import styles from './history.module.css';

const everything: HistoryFilter = { text: '' };

/** What was asked and run, how it ended and who decided that. */
export function HistoryPage() {
  const { common, history: words } = useMessages();
  const { day, number } = useFormats();
  const api = useApi();
  const { call, failure, isPending } = useCall();
  const [filter, setFilter] = useState(everything);
  const [exportedTo, setExportedTo] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { page, failure: searchFailure, showMore } = useHistory(filter);
  const isKept = useSettings(({ settings }) => settings.historyDays !== 0);
  const days = useMemo(() => byDay(page?.entries ?? []), [page]);
  if (page === null) return <Page title={common.history}>{null}</Page>;

  const isFiltered = Object.keys(filter).length > 1 || filter.text.trim() !== '';
  const isEmpty = page.total === 0 && !isFiltered;
  const save = async (format: ExportFormat) => {
    const result = await call(api.history.export({ format, filter }));
    if (result.ok) setExportedTo(result.value?.path ?? null);
  };
  const removeAll = async () => {
    await call(api.history.remove({ all: true }));
    setRemoving(false);
    setFilter(everything);
  };

  return (
    <Page
      title={common.history}
      actions={
        !isEmpty && (
          <>
            <Button isDisabled={isPending || page.total === 0} onPress={() => void save('csv')}>
              {words.exportAs({ format: 'CSV' })}
            </Button>
            <Button isDisabled={isPending || page.total === 0} onPress={() => void save('json')}>
              {words.exportAs({ format: 'JSON' })}
            </Button>
            <Button isDisabled={isRemoving} onPress={() => setRemoving(true)}>
              {words.removeAll}
            </Button>
          </>
        )
      }
    >
      <FailureNote failure={failure ?? searchFailure} />
      {isRemoving && (
        <RemoveHistory onConfirm={() => void removeAll()} onCancel={() => setRemoving(false)} />
      )}
      {exportedTo !== null && (
        <ErrorNote
          tone="neutral"
          title={words.exportText}
          actions={
            <Button size="small" onPress={() => setExportedTo(null)}>
              {common.dismiss}
            </Button>
          }
        >
          <p>
            {`${words.exported} `}
            <code>
              <InertText text={exportedTo} isCode />
            </code>
          </p>
        </ErrorNote>
      )}
      {!isKept && <ErrorNote tone="neutral" title={words.notKept} />}
      {page.unreadable > 0 && (
        <ErrorNote
          tone="amber"
          title={words.unreadable({ count: page.unreadable, shown: number(page.unreadable) })}
        />
      )}
      {isEmpty ? (
        <EmptyState icon="history" title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <HistoryFilters filter={filter} servers={page.servers} onChange={setFilter} />
          <p role="status" className={styles['count']}>
            {words.count({ count: page.total, shown: number(page.total) })}
          </p>
          {page.total === 0 && (
            <EmptyState icon="history" title={words.notFoundTitle}>
              {words.notFoundText}
            </EmptyState>
          )}
          {days.map(({ atMs, entries }) => (
            <Section key={entries[0]?.id} title={day(atMs)}>
              <ul className={styles['entries']}>
                {entries.map((entry) => (
                  <HistoryLine
                    key={entry.id}
                    entry={entry}
                    onRemove={() => void call(api.history.remove({ ids: [entry.id] }))}
                  />
                ))}
              </ul>
            </Section>
          ))}
          {page.entries.length < page.total && (
            <div className={styles['more']}>
              <Button onPress={showMore}>{words.showMore}</Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
}
