import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** The whole page is empty: the title is its heading. */
  readonly isPage?: boolean;
}

export function EmptyState({ icon, title, children, actions, isPage = false }: EmptyStateProps) {
  return (
    <div className={cx(styles['empty'], isPage && styles['page'])}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      {isPage ? <h1>{title}</h1> : <p className={styles['title']}>{title}</p>}
      <p className={styles['text']}>{children}</p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
