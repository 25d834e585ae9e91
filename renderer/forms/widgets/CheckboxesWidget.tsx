import { CheckboxGroup } from 'react-aria-components';
import { InertText } from '../../ui/InertText.tsx';
import { CheckBox } from '../CheckBox.tsx';
import { keysOf, toOptions, valuesOf } from '../options.ts';
import { PickCount } from './PickCount.tsx';
import { groupProps, type WidgetProps } from './widgetProps.ts';
import styles from './choice.module.css';

/** Several of a few: a check box each, and how many are picked. */
export function CheckboxesWidget(props: WidgetProps) {
  const { id, schema, options, onChange, onBlur } = props;
  const value: unknown = props.value;
  const choices = toOptions(options.enumOptions);
  const picked = keysOf(choices, value);
  return (
    <CheckboxGroup
      {...groupProps(props)}
      className={styles['group'] ?? ''}
      value={[...picked]}
      onChange={(keys) => onChange(valuesOf(choices, new Set(keys)))}
      onBlur={() => onBlur(id, value)}
    >
      {choices.map(({ key, label }) => (
        <CheckBox key={key} value={key}>
          <InertText text={label} />
        </CheckBox>
      ))}
      <PickCount count={picked.length} min={schema.minItems} max={schema.maxItems} />
    </CheckboxGroup>
  );
}
