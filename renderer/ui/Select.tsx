import { Button, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { Select as AriaSelect, SelectValue } from 'react-aria-components';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import fieldStyles from './field.module.css';
import styles from './Select.module.css';

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

/** One of a few options of our own. */
export function Select<Id extends string>({ label, options, value, onChange }: SelectProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = options.find(({ id }) => id === key);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <AriaSelect className={fieldStyles['field'] ?? ''} value={value} onChange={choose}>
      <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
      <Button className={cx(fieldStyles['control'], styles['button'])}>
        <SelectValue className={styles['value'] ?? ''} />
        <Icon name="chevronDown" />
      </Button>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox className={styles['list'] ?? ''} items={options}>
          {(option) => (
            <ListBoxItem className={styles['option'] ?? ''} textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
