import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** `primary`: the one loud action of a place; `quiet`: without a frame; `danger`: destroys something. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={cx(styles['button'], styles[variant], styles[size])}>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles['text']}>{children}</span>
    </AriaButton>
  );
}
