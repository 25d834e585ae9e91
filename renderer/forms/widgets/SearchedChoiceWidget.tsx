import { useMemo } from 'react';
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { useMessages } from '../../i18n/useMessages.ts';
import { cx } from '../../ui/cx.ts';
import fieldStyles from '../../ui/field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { keyOf, toOptions } from '../options.ts';
import { groupProps, type WidgetProps } from './widgetProps.ts';
import styles from './list.module.css';

/** One of many: typing narrows the list, which draws only the rows in view. */
export function SearchedChoiceWidget(props: WidgetProps) {
  const { id, options, onChange, onBlur } = props;
  const value: unknown = props.value;
  const { forms } = useMessages();
  const choices = useMemo(() => toOptions(options.enumOptions), [options.enumOptions]);
  return (
    <ComboBox
      {...groupProps(props)}
      className={styles['combo'] ?? ''}
      defaultItems={choices}
      value={keyOf(choices, value)}
      onChange={(key) => {
        const choice = choices.find((candidate) => candidate.key === key);
        onChange(choice === undefined ? options.emptyValue : choice.value);
      }}
      onBlur={() => onBlur(id, value)}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Input
        className={cx(fieldStyles['control'], styles['comboInput'])}
        placeholder={forms.typeToSearch}
        dir="auto"
      />
      <Button className={styles['comboButton'] ?? ''} aria-label={forms.showList}>
        <Icon name="chevronDown" />
      </Button>
      <Popover className={styles['popover'] ?? ''}>
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32, padding: 4 }}>
          <ListBox
            className={styles['list'] ?? ''}
            renderEmptyState={() => <p className={styles['empty']}>{forms.noMatches}</p>}
          >
            {(choice: (typeof choices)[number]) => (
              <ListBoxItem
                id={choice.key}
                textValue={choice.label}
                className={styles['item'] ?? ''}
              >
                <InertText text={choice.label} />
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}
