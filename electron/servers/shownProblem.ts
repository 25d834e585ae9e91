// The technical detail of a failed connection: often a server's own words, cleaned before anybody sees them (C-IDN-5).
import type { ConnectionProblem } from '../../shared/servers/serverView.ts';
import { cleanText } from '../../shared/text/cleanText.ts';

/** At most 2,000 characters and 40 lines. */
export function shownDetail(detail: string): string {
  return cleanText(detail, 'message').visible;
}

export function shownProblem(problem: ConnectionProblem): ConnectionProblem {
  const { detail } = problem;
  return detail === undefined ? problem : { ...problem, detail: shownDetail(detail) };
}
