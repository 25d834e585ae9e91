import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Page.module.css';

interface PageProps {
  /** The way to the page above. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
  readonly title: ReactNode;
  /** Quiet facts under the title. */
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the content area: a heading that stays in place of the scrolling body's start. */
export function Page({ back, title, subtitle, actions, children }: PageProps) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <div className={styles['titles']}>
          {back !== undefined && (
            <div className={styles['back']}>
              <Button size="small" variant="quiet" icon="back" onPress={back.onPress}>
                {back.label}
              </Button>
            </div>
          )}
          <h1>{title}</h1>
          {subtitle !== undefined && <div className={styles['subtitle']}>{subtitle}</div>}
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles['section']} aria-labelledby={headingId}>
      <div className={styles['sectionHeader']}>
        <h2 id={headingId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
