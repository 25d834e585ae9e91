import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import styles from './Segmented.module.css';

interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

/** One of two or three ways that show different fields below. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, options, value, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option !== undefined) onChange(option.id);
  };
  return (
    <RadioGroup
      className={styles['group'] ?? ''}
      value={value}
      onChange={choose}
      orientation="horizontal"
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['options']}>
        {options.map((option) => (
          <RadioField key={option.id} value={option.id} className={styles['slot'] ?? ''}>
            <RadioButton className={styles['option'] ?? ''}>{option.label}</RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
