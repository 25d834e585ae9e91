import { useMemo, useState } from 'react';
import {
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  SearchField,
  useFilter,
  Virtualizer,
} from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { InertText } from '../../ui/InertText.tsx';
import { describedBy, titleId } from '../ids.ts';
import { keysOf, toOptions, valuesOf } from '../options.ts';
import { PickCount } from './PickCount.tsx';
import { hasErrors, type WidgetProps } from './widgetProps.ts';
import styles from './list.module.css';

/** Several of many: a list with a search box above; what the search hides stays picked. */
export function SearchedListWidget(props: WidgetProps) {
  const { id, label, schema, options, disabled, readonly, rawErrors, onChange, onBlur } = props;
  const value: unknown = props.value;
  const { forms } = useMessages();
  const { contains } = useFilter({ sensitivity: 'base' });
  const choices = useMemo(() => toOptions(options.enumOptions), [options.enumOptions]);
  const picked = useMemo(() => new Set(keysOf(choices, value)), [choices, value]);
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => choices.filter((choice) => contains(choice.label, search)),
    [choices, contains, search],
  );
  const isDisabled = (disabled ?? false) || (readonly ?? false);
  return (
    <div className={styles['searched']} data-invalid={hasErrors(rawErrors) || undefined}>
      <SearchField
        aria-label={forms.searchField({ field: label })}
        isDisabled={isDisabled}
        value={search}
        onChange={setSearch}
      >
        <Input
          className={cx(fieldStyles['control'])}
          placeholder={forms.search}
          onBlur={() => onBlur(id, value)}
        />
      </SearchField>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32, padding: 4 }}>
        <ListBox
          id={id}
          aria-labelledby={titleId(id)}
          aria-describedby={describedBy(id)}
          className={cx(styles['list'], styles['standing'])}
          selectionMode="multiple"
          escapeKeyBehavior="none"
          items={found}
          selectedKeys={picked}
          {...(isDisabled ? { disabledKeys: choices.map(({ key }) => key) } : {})}
          onSelectionChange={(keys) => {
            // `all` would pick what the search hides as well: nobody saw that.
            if (keys !== 'all') onChange(valuesOf(choices, new Set([...keys].map(String))));
          }}
          renderEmptyState={() => <p className={styles['empty']}>{forms.noMatches}</p>}
        >
          {(choice) => (
            <ListBoxItem id={choice.key} textValue={choice.label} className={styles['item'] ?? ''}>
              <span className={styles['tick']} aria-hidden="true" />
              <InertText text={choice.label} />
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
      <PickCount count={picked.size} min={schema.minItems} max={schema.maxItems} />
    </div>
  );
}
