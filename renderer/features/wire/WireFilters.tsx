import {
  wireDirections,
  wireKinds,
  type WireDirection,
  type WireFilter,
  type WireKind,
} from '../../../shared/wire/wireView.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './wire.module.css';

interface WireFiltersProps {
  readonly filter: WireFilter;
  readonly onChange: (filter: WireFilter) => void;
}

const all = 'all';

export function WireFilters({ filter, onChange }: WireFiltersProps) {
  const { wire: words } = useMessages();
  /** Without a value the filter is taken away. */
  const choose = <K extends 'direction' | 'kind'>(key: K, value: WireFilter[K] | typeof all) => {
    const { [key]: _before, ...others } = filter;
    onChange({ ...others, text: filter.text, ...(value === all ? {} : { [key]: value }) });
  };
  return (
    <div className={styles['filters']} role="search">
      <div className={styles['search']}>
        <TextField
          label={words.search}
          placeholder={words.searchHint}
          value={filter.text}
          onChange={(value) => onChange({ ...filter, text: value.slice(0, 200) })}
        />
      </div>
      <Select<WireDirection | typeof all>
        label={words.direction}
        value={filter.direction ?? all}
        onChange={(value) => choose('direction', value)}
        options={[
          { id: all, label: words.bothDirections },
          ...wireDirections.map((id) => ({ id, label: words.directions[id] })),
        ]}
      />
      <Select<WireKind | typeof all>
        label={words.kind}
        value={filter.kind ?? all}
        onChange={(value) => choose('kind', value)}
        options={[
          { id: all, label: words.allKinds },
          ...wireKinds.map((id) => ({ id, label: words.kinds[id] })),
        ]}
      />
    </div>
  );
}
