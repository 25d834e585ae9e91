import type { HistoryEntry } from '../../../shared/history/historyEntry.ts';
import type { Messages } from '../../i18n/catalogues.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Duration } from '../../ui/Duration.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { Time } from '../../ui/Time.tsx';
import { UnfoldingLine } from '../../ui/UnfoldingLine.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { HistoryDetails } from './HistoryDetails.tsx';
import { outcomeText } from './outcomeText.ts';
import styles from './history.module.css';

interface HistoryLineProps {
  readonly entry: HistoryEntry;
  readonly onRemove: () => void;
}

/** When, which server (C-IDN-1), what, and how it ended by whom; more on a click. */
export function HistoryLine({ entry, onRemove }: HistoryLineProps) {
  const messages = useMessages();
  const formats = useFormats();
  const { history: words } = messages;
  const { serverName, endpoint, startedAtMs, endedAtMs } = entry;
  return (
    <li className={styles['entry']}>
      <UnfoldingLine
        label={words.details}
        className={styles['words']}
        contentClassName={styles['details']}
        words={
          <>
            <span className={styles['time']}>
              <Time atMs={endedAtMs} />
            </span>
            <span className={styles['who']}>
              <span className={styles['server']}>
                <InertText text={serverName} />
              </span>
              {endpoint !== '' && (
                <span className={styles['quiet']}>
                  <InertText text={endpoint} isCode />
                </span>
              )}
            </span>
            <span className={styles['what']}>
              <span>{words.what[wordOf(entry)]}</span>
              {entry.kind !== 'held-back' &&
                entry.tools.slice(0, 1).map((tool) => <ToolName key={tool} name={tool} />)}
            </span>
            <span className={styles['outcome']} data-decided-by={entry.decidedBy}>
              {outcomeText(entry, messages, formats)}
            </span>
            <span className={styles['took']}>
              <Duration ms={endedAtMs - startedAtMs} />
            </span>
          </>
        }
      >
        <HistoryDetails entry={entry} onRemove={onRemove} />
      </UnfoldingLine>
    </li>
  );
}

function wordOf(entry: HistoryEntry): keyof Messages['history']['what'] {
  if (entry.kind === 'question') return entry.mode ?? 'unknown';
  return entry.kind === 'action' ? (entry.of ?? 'action') : entry.kind;
}
