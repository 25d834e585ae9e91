import type { ReactNode } from 'react';
import type { TextFlag } from '../../shared/text/textFlag.ts';
import type { NotedFlag } from '../i18n/en/textNotes.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Disclosure } from './Disclosure.tsx';
import { Icon } from './Icon.tsx';
import styles from './TextNotes.module.css';

interface TextNotesProps {
  /** What main found odd about the text of a server. */
  readonly flags: readonly TextFlag[];
  /** The weightiest stand there, the others are one click away: where room is short. All, when left out. */
  readonly atMost?: number;
  /** The text itself, in its frame: the notes stand outside of it and above. */
  readonly children?: ReactNode;
}

/** In the order of their weight: what deceives, what was taken out, what is only shown otherwise. */
const deceiving: readonly NotedFlag[] = [
  'imitates-app',
  'imitates-server',
  'pushes-consent',
  'hidden-text',
  'mixed-script',
  'bidi-control',
  'invisible-characters',
  'control-characters',
  'duplicate-option',
];
const harmless: readonly NotedFlag[] = [
  'combining-flood',
  'whitespace-flood',
  'newline-flood',
  'too-long',
  'link-text',
  'markup',
];

/** The app's own word on a server's text; the text stays as it is (C-IDN-5, C-IDN-2). */
export function TextNotes({ flags, atMost = Infinity, children }: TextNotesProps) {
  const { textNotes } = useMessages();
  const noted = [...deceiving, ...harmless].filter((flag) => flags.includes(flag));
  if (noted.length === 0) return children;
  const folded = noted.slice(atMost);
  return (
    <div className={styles['noted']}>
      <NoteList label={textNotes.label} flags={noted.slice(0, atMost)} />
      {folded.length > 0 && (
        <Disclosure summary={textNotes.more({ count: folded.length })}>
          <NoteList label={textNotes.label} flags={folded} />
        </Disclosure>
      )}
      {children}
    </div>
  );
}

interface NoteListProps {
  readonly label: string;
  readonly flags: readonly NotedFlag[];
}

function NoteList({ label, flags }: NoteListProps) {
  const { textNotes } = useMessages();
  return (
    <ul className={styles['notes']} aria-label={label}>
      {flags.map((flag) => {
        const isDeceiving = deceiving.includes(flag);
        return (
          <li
            key={flag}
            data-flag={flag}
            className={styles[isDeceiving ? 'deceiving' : 'harmless']}
          >
            <Icon name={isDeceiving ? 'warning' : 'note'} />
            <span>{textNotes.flags[flag]}</span>
          </li>
        );
      })}
    </ul>
  );
}
