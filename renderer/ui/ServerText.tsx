import { useMemo, useState, type ReactNode } from 'react';
import { cleanText } from '../../shared/text/cleanText.ts';
import { inertJson } from '../../shared/text/inertJson.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Button } from './Button.tsx';
import { InertText } from './InertText.tsx';
import styles from './ServerText.module.css';

interface ServerFrameProps {
  /** The person's own name for the server. */
  readonly server: string;
  readonly children: ReactNode;
  /** One of many in a list: a group rather than a landmark of the page. */
  readonly isMinor?: boolean;
}

/** The area, with the server's name on it, in which everything stands that the server says (C-IDN-5). */
export function ServerFrame({ server, children, isMinor = false }: ServerFrameProps) {
  const { common } = useMessages();
  const label = common.fromServer({ server });
  return (
    <div
      className={styles['frame']}
      role={isMinor ? 'group' : 'region'}
      aria-label={label}
      data-server-text="frame"
    >
      <p className={styles['label']} aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}

interface LongTextProps {
  readonly text: string;
  readonly isMono?: boolean;
  /** A message stands beside what it is about and must not push that out of sight. */
  readonly isMessage?: boolean;
}

/** What is drawn at first; a whole hostile text would hold the window for seconds. */
const folds = {
  page: { characters: 2_000, lines: 100 },
  message: { characters: 600, lines: 10 },
  whole: { characters: 20_000, lines: 2_000 },
};

/** Server text of any length as inert text, folded when it is long. */
export function LongText({ text, isMono = false, isMessage = false }: LongTextProps) {
  const { common } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const shown = startOf(text, folds[isWhole ? 'whole' : isMessage ? 'message' : 'page']);
  const isCut = shown.length < text.length;
  return (
    <div className={isMono ? styles['mono'] : styles['text']}>
      <InertText text={isCut ? `${shown}…` : shown} />
      {isCut && !isWhole && (
        <p className={styles['more']}>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            {common.showMore}
          </Button>
        </p>
      )}
      {isCut && isWhole && <p className={styles['label']}>{common.textCut}</p>}
    </div>
  );
}

function startOf(text: string, { characters, lines }: (typeof folds)['page']): string {
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf('\n', end + 1);
    // Half a character is none.
    if (end === -1 || end > characters) {
      return text.length <= characters
        ? text
        : text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, '');
    }
  }
  return text.slice(0, end);
}

interface JsonTextProps {
  /** As it came; nothing of it is drawn that cannot be seen. */
  readonly json: string;
}

/** More than is drawn of any text; the rest is not even looked at. */
const jsonAtMost = 40_000;

/** JSON from elsewhere, to be read: what cannot be seen stands as an escape, so that it is the same value (C-IDN-5). */
export function JsonText({ json }: JsonTextProps) {
  const text = useMemo(
    () => cleanText(inertJson(json.slice(0, jsonAtMost)), 'resultText').visible,
    [json],
  );
  return <LongText text={text} isMono />;
}

interface ServerTextProps {
  readonly server: string;
  readonly text: string;
  readonly isMinor?: boolean;
}

/** A text of a server in its frame. */
export function ServerText({ server, text, isMinor = false }: ServerTextProps) {
  return (
    <ServerFrame server={server} isMinor={isMinor}>
      <LongText text={text} isMessage />
    </ServerFrame>
  );
}
