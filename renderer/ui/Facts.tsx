import { Fragment, type ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  /** A value of null is left out. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Names and values, aligned. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
