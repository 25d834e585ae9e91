import { deciders, type Decider, type HistoryKind } from '../../../shared/history/historyEntry.ts';
import type { HistoryFilter } from '../../../shared/history/historyFilter.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './history.module.css';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  /** The names of all servers in the history. */
  readonly servers: readonly string[];
  readonly onChange: (filter: HistoryFilter) => void;
}

const kinds: readonly HistoryKind[] = ['question', 'action', 'held-back'];
const all = 'all';

export function HistoryFilters({ filter, servers, onChange }: HistoryFiltersProps) {
  const { history: words } = useMessages();
  const { text, server, kind, decidedBy } = filter;
  /** Without a value the filter is taken away. */
  const choose = <K extends 'server' | 'kind' | 'decidedBy'>(
    key: K,
    value: HistoryFilter[K] | undefined,
  ) => {
    const { [key]: _before, ...others } = filter;
    onChange({ ...others, text, ...(value === undefined ? {} : { [key]: value }) });
  };
  const listed = server === undefined || servers.includes(server) ? servers : [...servers, server];
  return (
    <div className={styles['filters']} role="search">
      <div className={styles['search']}>
        <TextField
          label={words.search}
          placeholder={words.searchHint}
          value={text}
          onChange={(value) => onChange({ ...filter, text: value.slice(0, 200) })}
        />
      </div>
      <Select<string>
        label={words.server}
        // A server may have any name, also the one that stands for all.
        value={server === undefined ? all : `=${server}`}
        onChange={(value) => choose('server', value === all ? undefined : value.slice(1))}
        options={[
          { id: all, label: words.allServers },
          ...listed.map((name) => ({ id: `=${name}`, label: name })),
        ]}
      />
      <Select<HistoryKind | typeof all>
        label={words.kind}
        value={kind ?? all}
        onChange={(value) => choose('kind', value === all ? undefined : value)}
        options={[
          { id: all, label: words.allKinds },
          ...kinds.map((id) => ({ id, label: words.kinds[id] })),
        ]}
      />
      <Select<Decider | typeof all>
        label={words.decidedBy}
        value={decidedBy ?? all}
        onChange={(value) => choose('decidedBy', value === all ? undefined : value)}
        options={[
          { id: all, label: words.anybody },
          ...deciders.map((id) => ({ id, label: words.deciders[id] })),
        ]}
      />
    </div>
  );
}
