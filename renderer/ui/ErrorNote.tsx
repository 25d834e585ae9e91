import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './ErrorNote.module.css';

interface ErrorNoteProps {
  /** `error`: something failed; `amber`: look again; `neutral`: good to know. */
  readonly tone?: 'error' | 'amber' | 'neutral';
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** What happened and what to do. Announced when it appears; errors at once. */
export function ErrorNote({ tone = 'error', title, children, actions }: ErrorNoteProps) {
  return (
    <div className={cx(styles['note'], styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={tone === 'error' ? 'error' : tone === 'amber' ? 'warning' : 'note'} />
      <div className={styles['body']}>
        <p className={styles['title']}>{title}</p>
        {children}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </div>
  );
}
