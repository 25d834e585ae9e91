import styles from './StateDot.module.css';

/** What a thing is doing: the shape tells it without the colour. */
export type DotState = 'on' | 'off' | 'busy' | 'waiting' | 'attention' | 'error';

interface StateDotProps {
  readonly state: DotState;
}

const shapes: Readonly<Record<DotState, string>> = {
  on: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  off: 'M6 2.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z',
  busy: 'M6 2.2a3.8 3.8 0 0 1 3.8 3.8',
  waiting: 'M4 2.6v6.8M8 2.6v6.8',
  attention: 'M6 .8L11.2 6 6 11.2.8 6z',
  error: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
};

/** Decoration: the state stands in words beside it or in the name of the link that holds it. */
export function StateDot({ state }: StateDotProps) {
  return (
    <svg className={styles[state]} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d={shapes[state]} />
    </svg>
  );
}
