import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import styles from './widgets/choice.module.css';

interface CheckBoxProps extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
}

/** A check box with its mark and words, alone or in a group. */
export function CheckBox({ children, ...rest }: CheckBoxProps) {
  return (
    <CheckboxField {...rest} validationBehavior="aria" className={styles['slot'] ?? ''}>
      <CheckboxButton className={styles['choice'] ?? ''}>
        <span className={styles['box']} aria-hidden="true" />
        <span>{children}</span>
      </CheckboxButton>
    </CheckboxField>
  );
}
