// A call of the legacy generation. In 2025-11-25 it may end in -32042: pages that come before it can go on (C-U42-1 to -6).
// Nothing is sent for their consents; the same call goes out once more by the person's click, or when all are reported done.
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/client';
import { readElicitation, type UrlReading } from '../../shared/elicitation/readRequest.ts';
import { maxInputs } from '../../shared/protocol/inputRequired.ts';
import { isRecord, own } from '../../shared/schema/json.ts';
import type { Wait } from '../waits/waitingRoom.ts';
import type { ActiveCall } from './activeCalls.ts';
import { admitRound } from './admitRound.ts';
import type { Asking } from './asking.ts';
import { endOfWithdrawn, type CallEnd } from './callEnd.ts';
import { sendLeg, whenToRetry } from './leg.ts';

const urlElicitationRequired: number = ProtocolErrorCode.UrlElicitationRequired;
/** Rounds of -32042 that bring new pages, per action (C-U42-4). */
const maxConsentRounds = 3;

/** Pages that the person has opened for this call, by elicitation id and address. */
type OpenedPages = Map<string, Wait>;

export async function runLegacyCall(
  call: ActiveCall,
  asking: Asking,
  send: (calledOff: AbortSignal) => Promise<unknown>,
): Promise<CallEnd> {
  const pages: OpenedPages = new Map();
  let consentRounds = 0;
  let hasRetriedByItself = false;
  for (let round = 1; ; round += 1) {
    const leg = await sendLegOfCall(call, asking, send);
    if (leg.kind === 'result') return { kind: 'complete', result: leg.result };
    if (leg.kind === 'again') {
      // The server asks anew for whatever it still needs.
      if (pages.size === 0) asking.endWaits(call.action.actionId);
      call.observer.retried(round + 1, 'person');
      continue;
    }
    const required = readRequired(leg.elicitations, asking);
    if ('kind' in required) {
      if (required.kind === 'refused-question') asking.history.refused(required.reason, [call]);
      return required;
    }
    endUnneeded(pages, required);
    const fresh = required.filter(
      (reading, index) => !pages.has(pageKey(reading)) && isFirst(reading, index, required),
    );
    if (fresh.length > 0) consentRounds += 1;
    if (consentRounds > maxConsentRounds) {
      return { kind: 'too-many-rounds', rounds: maxConsentRounds };
    }
    call.timer.pause();
    try {
      // Opened before and still required: told, never opened by itself.
      for (const reading of required) pages.get(pageKey(reading))?.report('not-finished');
      const admission = await admitRound(call, fresh.length, asking);
      if (admission !== 'admitted') return { kind: admission };
      const refused = await openAll(fresh, pages, call, asking, round);
      if (refused !== null) return refused;
      const waits = required.flatMap((reading) => pages.get(pageKey(reading)) ?? []);
      const by = await whenToRetry(
        call,
        asking.linkLost,
        hasRetriedByItself ? undefined : whenAllReported(waits),
      );
      if (by === 'over') return { kind: 'withdrawn' };
      hasRetriedByItself ||= by === 'others';
      call.observer.retried(round + 1, by === 'person' ? 'person' : undefined);
    } finally {
      call.timer.resume();
    }
  }
}

type LegacyLegEnd =
  | Awaited<ReturnType<typeof sendLeg>>
  | { readonly kind: 'pages-required'; readonly elicitations: unknown };

async function sendLegOfCall(
  call: ActiveCall,
  asking: Asking,
  send: (calledOff: AbortSignal) => Promise<unknown>,
): Promise<LegacyLegEnd> {
  try {
    return await sendLeg(call, send);
  } catch (error) {
    const { revision, modes } = asking.readOptions();
    const isOurs = error instanceof ProtocolError && error.code === urlElicitationRequired;
    // Elsewhere the code is an error like any other (C-U42-5, C-U42-6).
    if (!isOurs || revision !== '2025-11-25' || !modes.includes('url')) throw error;
    const data = isRecord(error.data) ? error.data : {};
    return { kind: 'pages-required', elicitations: own(data, 'elicitations') };
  }
}

/** All of the list, or the reason why none of it is shown (C-U42-5). */
function readRequired(elicitations: unknown, asking: Asking): readonly UrlReading[] | CallEnd {
  if (!Array.isArray(elicitations) || elicitations.length === 0) {
    return { kind: 'invalid-result', detail: '-32042 without elicitations' };
  }
  if (elicitations.length > maxInputs) {
    return { kind: 'invalid-result', detail: `-32042 with more than ${maxInputs} elicitations` };
  }
  const readings: UrlReading[] = [];
  for (const [index, entry] of elicitations.entries()) {
    const reading = readElicitation(entry, asking.readOptions());
    if (!reading.ok) return { kind: 'refused-question', key: String(index), ...reading };
    if (reading.mode === 'form') {
      return { kind: 'refused-question', key: String(index), reason: 'form-in-url-error' };
    }
    readings.push(reading);
  }
  return readings;
}

/** One consent after another; null when every page was opened. */
async function openAll(
  readings: readonly UrlReading[],
  pages: OpenedPages,
  call: ActiveCall,
  asking: Asking,
  round: number,
): Promise<CallEnd | null> {
  // All of them from the start: a page may be reported complete while the person is at another one.
  const questions = readings.map((reading, index) => ({
    key: pageKey(reading),
    question: asking.toRequest(reading, [call], { position: index + 1, total: readings.length }),
  }));
  try {
    for (const { key, question } of questions) {
      const outcome = await asking.ask(question, [call], round, call.over);
      if (outcome.kind === 'withdrawn') return endOfWithdrawn(outcome.reason);
      const { action } = outcome.result;
      if (action !== 'accept' || outcome.page === null) {
        return { kind: 'page-refused', action: action === 'decline' ? 'decline' : 'cancel' };
      }
      pages.set(key, outcome.page);
    }
    return null;
  } finally {
    for (const { key, question } of questions) if (!pages.has(key)) question.page.forget();
  }
}

/** A page that the server does not require any more is waited for no longer. */
function endUnneeded(pages: OpenedPages, required: readonly UrlReading[]): void {
  const keys = new Set(required.map(pageKey));
  for (const [key, page] of pages) {
    if (keys.has(key)) continue;
    pages.delete(key);
    page.end();
  }
}

function isFirst(reading: UrlReading, index: number, all: readonly UrlReading[]): boolean {
  return all.findIndex((other) => pageKey(other) === pageKey(reading)) === index;
}

async function whenAllReported(waits: readonly Wait[]): Promise<void> {
  await Promise.all(waits.map((wait) => wait.reported));
}

/** A consent holds for one address: the same id with another one is asked for anew. */
function pageKey({ elicitationId, address }: UrlReading): string {
  return JSON.stringify([elicitationId, address.hrefToOpen]);
}
