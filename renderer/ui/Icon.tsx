// Line icons on a 16 px grid, drawn here so that no font or file has to be loaded. Decoration: the word is beside it.
import styles from './Icon.module.css';

const paths = {
  add: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  chevron: 'M6 4l4 4-4 4',
  chevronDown: 'M4 6l4 4 4-4',
  back: 'M10 4L6 8l4 4M6 8h8',
  question:
    'M6 6.2a2 2 0 1 1 3 1.8c-.7.4-1 .8-1 1.5M8 11.8v.1M8 14.5a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z',
  settings:
    'M2 4.5h7M13 4.5h1M2 11.5h1M7 11.5h7M11 6.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  waiting: 'M4.5 2h7M4.5 14h7M5.5 2v2.2L8 8l2.5-3.8V2M5.5 14v-2.2L8 8l2.5 3.8V14',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.8-4M2.5 2.5v3h3M8 5v3.2l2.2 1.6',
  open: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5L7.5 8.5',
  warning: 'M8 2.2L1.8 13.2h12.4L8 2.2zM8 6.5v3M8 11.4v.1',
  error: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM8 4.8v4M8 11.1v.1',
  note: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM8 7.3v4M8 4.9v.1',
  play: 'M5 3.2v9.6L12.5 8 5 3.2z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  stop: 'M4.5 4.5h7v7h-7z',
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  server: 'M2.5 2.5h11v4.5h-11zM2.5 9h11v4.5h-11zM5 4.8v.1M5 11.3v.1',
  tool: 'M9.8 5.2a3 3 0 0 1 3.9-2.5l-1.9 1.9 1 1 1.9-1.9a3 3 0 0 1-4.1 3.6L5 12.9a1.3 1.3 0 0 1-1.9-1.9l5.6-5.6',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
}

export function Icon({ name }: IconProps) {
  return (
    <svg className={styles['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
