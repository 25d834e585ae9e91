// What a server calls itself: told, never relied on (C-IDN-2). Cleaned on arrival; compared with the person's names of the
// other servers whenever it is told, since those change.
import { cleanText } from '../../shared/text/cleanText.ts';
import type { TextFlag } from '../../shared/text/textFlag.ts';

export interface SelfReport {
  /** Null before the first connection, and when nothing of the name can be seen. */
  readonly selfReportedName: string | null;
  readonly selfReportedFlags: readonly TextFlag[];
}

export const noSelfReport: SelfReport = { selfReportedName: null, selfReportedFlags: [] };

/** `name`: serverInfo.name as it came, of any length; null when there is none. C-IDN-5. */
export function readSelfReport(name: string | null): SelfReport {
  if (name === null) return noSelfReport;
  const { visible, flags } = cleanText(name, 'serverName');
  return { selfReportedName: visible === '' ? null : visible, selfReportedFlags: flags };
}

/** The same, told apart from the person's names of the other servers. */
export function besideOthers(report: SelfReport, otherServerNames: readonly string[]): SelfReport {
  const { selfReportedName: name, selfReportedFlags: before } = report;
  if (name === null) return report;
  const { flags } = cleanText(name, 'serverName', { otherServerNames });
  return { ...report, selfReportedFlags: [...new Set([...before, ...flags])].sort() };
}
