import type { HistoryEntry } from '../../../shared/history/historyEntry.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Attribution } from '../../ui/Attribution.tsx';
import { Button } from '../../ui/Button.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { InertText } from '../../ui/InertText.tsx';
import { ToolName } from '../../ui/ToolName.tsx';
import { refusalText } from '../actions/refusalText.ts';
import styles from './history.module.css';

interface HistoryDetailsProps {
  readonly entry: HistoryEntry;
  readonly onRemove: () => void;
}

/** All that is known of one entry: names and times, never a value (C-PRV-2). */
export function HistoryDetails({ entry, onRemove }: HistoryDetailsProps) {
  const messages = useMessages();
  const { history: words } = messages;
  const { dateAndTime } = useFormats();
  const { facts } = words;
  const { startedAtMs, endedAtMs, serverName, transport, endpoint, revision, decidedBy } = entry;
  const tools = entry.kind === 'held-back' ? [] : entry.tools;
  const of = entry.kind === 'held-back' ? undefined : entry.of;
  const isForm = entry.kind === 'question' && entry.mode === 'form';
  const site = entry.kind === 'question' ? entry.site : null;
  const isRefused = entry.kind === 'question' && entry.decidedBy === 'app';
  return (
    <>
      <Facts
        facts={[
          {
            label: facts.from,
            value: (
              <Attribution
                serverName={serverName}
                transport={transport}
                endpoint={endpoint}
                selfReportedName={null}
                selfReportedFlags={[]}
              />
            ),
          },
          { label: words.decidedBy, value: words.deciders[decidedBy] },
          {
            label: facts.reason,
            value: isRefused ? refusalText(messages, { reason: entry.reason ?? '' }) : null,
          },
          {
            label: tools.length > 1 ? facts.tools : of === undefined ? facts.tool : facts[of],
            value: tools.length === 0 ? null : <Names names={tools} />,
          },
          {
            label: facts.fields,
            value: !isForm ? null : entry.fields.length === 0 ? (
              words.noFields
            ) : (
              <Names names={entry.fields} />
            ),
          },
          {
            label: facts.site,
            value: site === null ? null : <InertText text={site} isCode isAddress />,
          },
          { label: facts.revision, value: revision },
          { label: facts.began, value: dateAndTime(startedAtMs) },
          { label: facts.ended, value: dateAndTime(endedAtMs) },
          { label: facts.took, value: <Duration ms={endedAtMs - startedAtMs} /> },
        ]}
      />
      <div>
        <Button size="small" onPress={onRemove}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}

interface NamesProps {
  readonly names: readonly string[];
}

/** Names that a server chose, each in its frame. */
function Names({ names }: NamesProps) {
  return (
    <span className={styles['names']}>
      {names.map((name, index) => (
        // The names of one entry never move, and may be the same.
        <ToolName key={index} name={name} />
      ))}
    </span>
  );
}
