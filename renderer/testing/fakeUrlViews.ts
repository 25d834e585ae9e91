// Addresses, questions about them and waiting pages as main publishes them, for tests and the preview.
import type { OpeningView } from '../../shared/elicitation/questionView.ts';
import type { FindingDetail, FindingId, UrlAnalysis } from '../../shared/url/urlAnalysis.ts';
import { analyseUrl } from '../../shared/url/analyseUrl.ts';
import type { UrlContext } from '../../shared/url/urlAnalysis.ts';
import type { WaitView } from '../../shared/waits/waitView.ts';
import type { UrlQuestion } from '../features/elicitation/questionModes.ts';
import { fakeQuestion, noonMs } from './fakeViews.ts';

export const calendarUrl = 'https://accounts.calendar.example/connect?handle=8f2c41';
const message = 'Connect your calendar to continue.';

/** A question about an address as the real analysis sees it. */
export function fakeUrlQuestion(
  rawUrl: string = calendarUrl,
  changes: Partial<UrlQuestion> = {},
  context: UrlContext = {},
): UrlQuestion {
  return withAddress(analyseUrl(rawUrl, context), rawUrl, changes);
}

/** The same with an analysis of the test's own. */
export function withAddress(
  address: UrlAnalysis,
  rawUrl = address.hrefToOpen ?? '',
  changes: Partial<UrlQuestion> = {},
): UrlQuestion {
  const { form: _form, ...request } = fakeQuestion('u').request;
  return {
    ...fakeQuestion('u'),
    request: { ...request, mode: 'url', message, address, rawUrl },
    serverName: 'Calendar',
    transport: 'http',
    endpoint: 'mcp.calendar.example',
    selfReportedName: null,
    actions: [{ actionId: 'run-1', tool: 'connect_calendar', argumentsText: '{}' }],
    opening: readyToOpen,
    ...changes,
  };
}

export const readyToOpen: OpeningView = {
  hasProgram: true,
  hasFailed: false,
  isReportedComplete: false,
};

/** A finding on an otherwise clean address. */
export function withFinding(
  id: FindingId,
  severity: 'info' | 'warn' | 'block',
  detail?: FindingDetail,
): UrlAnalysis {
  const clean = analyseUrl(calendarUrl);
  return {
    ...clean,
    verdict: severity === 'info' ? 'ok' : severity,
    findings: [{ id, severity, part: 'host', ...(detail === undefined ? {} : { detail }) }],
    hrefToOpen: severity === 'block' ? null : clean.hrefToOpen,
  };
}

export function fakeWait(changes: Partial<WaitView> = {}): WaitView {
  return {
    id: 'w',
    serverId: 'desk',
    serverName: 'Calendar',
    actionIds: ['run-1'],
    domain: 'calendar.example',
    openedAtMs: noonMs,
    state: 'waiting',
    canTryAgain: true,
    ...changes,
  };
}
