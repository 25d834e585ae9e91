import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import styles from './widgets/choice.module.css';

interface RadioChoiceProps {
  readonly value: string;
  readonly children: ReactNode;
}

/** One radio button with its mark and words; stands in a RadioGroup. */
export function RadioChoice({ value, children }: RadioChoiceProps) {
  return (
    <RadioField value={value} className={styles['slot'] ?? ''}>
      <RadioButton className={styles['choice'] ?? ''}>
        <span className={styles['dot']} aria-hidden="true" />
        <span>{children}</span>
      </RadioButton>
    </RadioField>
  );
}
