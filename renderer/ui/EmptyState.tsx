import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{children}</p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
