import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'amber' | 'red';
  readonly children: ReactNode;
}

/** A short word or number about the thing it stands beside. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={cx(styles['badge'], styles[tone])}>{children}</span>;
}
