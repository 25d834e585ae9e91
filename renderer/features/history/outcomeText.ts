// How an entry ended, in words, and by whom. Codes that this version does not know are told as an end and nothing else.
import type { HistoryEntry, QuestionEntry } from '../../../shared/history/historyEntry.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Messages } from '../../i18n/catalogues.ts';

export function outcomeText(
  entry: HistoryEntry,
  { history }: Messages,
  { number }: Pick<Formats, 'number'>,
): string {
  const { outcomes } = history;
  switch (entry.kind) {
    case 'question':
      return questionText(entry, history);
    case 'held-back':
      return history.heldBack[entry.reason]({ count: entry.count, shown: number(entry.count) });
    case 'action':
      switch (entry.outcome) {
        case 'finished':
        case 'tool-error':
          return outcomes[entry.outcome];
        case 'failed':
          return known(history.failed, entry.reason) ?? outcomes.ended;
        case 'stopped':
          return known(history.stopped, entry.reason) ?? outcomes.ended;
      }
  }
}

function questionText(entry: QuestionEntry, { outcomes, withdrawn }: Messages['history']): string {
  const isRule = entry.decidedBy === 'rule';
  switch (entry.outcome) {
    case 'accept':
      if (entry.mode !== 'url') return outcomes.answered;
      return entry.opened === 'by-person' ? outcomes.openedByHand : outcomes.opened;
    case 'decline':
      return isRule ? outcomes.declinedByRule : outcomes.declined;
    case 'cancel':
      return outcomes.closed;
    case 'withdrawn':
      return known(withdrawn, entry.reason) ?? outcomes.ended;
    case 'refused':
      return isRule ? outcomes.refusedByRule : outcomes.refused;
  }
}

function known(words: Readonly<Record<string, string>>, code: string | undefined): string | null {
  return code !== undefined && Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}
