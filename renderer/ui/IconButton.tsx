import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly icon: IconName;
  /** The name of the button, read aloud and shown as its tooltip. */
  readonly label: string;
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <AriaButton {...rest} aria-label={label} className={styles['button'] ?? ''}>
        <Icon name={icon} />
      </AriaButton>
      <Tooltip className={styles['tooltip'] ?? ''} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
