import { RadioGroup } from 'react-aria-components';
import { InertText } from '../../ui/InertText.tsx';
import { keyOf, toOptions } from '../options.ts';
import { RadioChoice } from '../RadioChoice.tsx';
import { groupProps, type WidgetProps } from './widgetProps.ts';
import styles from './choice.module.css';

/** One of a few: all options in view, none chosen by us. */
export function RadioWidget(props: WidgetProps) {
  const { id, options, onChange, onBlur } = props;
  const value: unknown = props.value;
  const choices = toOptions(options.enumOptions);
  return (
    <RadioGroup
      {...groupProps(props)}
      className={styles['group'] ?? ''}
      value={keyOf(choices, value)}
      onChange={(key) => onChange(choices.find((choice) => choice.key === key)?.value)}
      onBlur={() => onBlur(id, value)}
    >
      {choices.map(({ key, label }) => (
        <RadioChoice key={key} value={key}>
          <InertText text={label} />
        </RadioChoice>
      ))}
    </RadioGroup>
  );
}
