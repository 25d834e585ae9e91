// The history as a file for others: JSON, or CSV that a spreadsheet takes for text and never for a formula.
import type { HistoryEntry } from './historyEntry.ts';

export type ExportFormat = 'json' | 'csv';

/** Oldest first, as it happened. */
export function toJson(entries: readonly HistoryEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}

const columns = {
  startedAt: (entry) => new Date(entry.startedAtMs).toISOString(),
  endedAt: (entry) => new Date(entry.endedAtMs).toISOString(),
  durationMs: (entry) => String(Math.max(0, entry.endedAtMs - entry.startedAtMs)),
  kind: (entry) => entry.kind,
  server: (entry) => entry.serverName,
  transport: (entry) => entry.transport,
  endpoint: (entry) => entry.endpoint,
  revision: (entry) => entry.revision ?? '',
  mode: (entry) => (entry.kind === 'question' ? (entry.mode ?? '') : ''),
  tools: (entry) => (entry.kind === 'held-back' ? '' : entry.tools.join('; ')),
  /** What the names are of. */
  of: (entry) =>
    entry.kind === 'held-back' || entry.tools.length === 0 ? '' : (entry.of ?? 'tool'),
  fields: (entry) => (entry.kind === 'question' ? entry.fields.join('; ') : ''),
  site: (entry) => (entry.kind === 'question' ? (entry.site ?? '') : ''),
  outcome: (entry) => entry.outcome,
  reason: (entry) => entry.reason ?? '',
  decidedBy: (entry) => entry.decidedBy,
  opened: (entry) => (entry.kind === 'question' ? (entry.opened ?? '') : ''),
  count: (entry) => (entry.kind === 'held-back' ? String(entry.count) : '1'),
} satisfies Readonly<Record<string, (entry: HistoryEntry) => string>>;

/** RFC 4180, in UTF-8 with the mark by which spreadsheets know it. */
export function toCsv(entries: readonly HistoryEntry[]): string {
  const rows = entries.map((entry) => Object.values(columns).map((cellOf) => cellOf(entry)));
  const lines = [Object.keys(columns), ...rows].map((row) => `${row.map(cell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/** What a spreadsheet would run, also behind blanks or in full width. */
const startsFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** Where another character separates cells. */
const beginsOtherCell = /([;|])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A server chooses the names of its tools and fields: an apostrophe makes text of a formula. */
function cell(text: string): string {
  const whole = startsFormula.test(text) ? `'${text}` : text;
  const inert = whole.replace(beginsOtherCell, "$1$2'");
  return `"${inert.replaceAll('"', '""')}"`;
}
