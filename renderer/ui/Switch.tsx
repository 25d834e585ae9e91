import { SwitchButton, SwitchField } from 'react-aria-components';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

/** Something that is on or off, at once. */
export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <SwitchField className={styles['slot'] ?? ''} isSelected={isOn} onChange={onChange}>
      <SwitchButton className={styles['switch'] ?? ''}>
        <span className={styles['track']} aria-hidden="true" />
        {children}
      </SwitchButton>
    </SwitchField>
  );
}
