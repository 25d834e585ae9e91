// URL mode in 2025-11-25: asked while the call waits, or required before it by error -32042. Either way
// accept is consent only, and the completion notice goes to the session that started it, once the page
// was really finished (requirements S-ANS-4, S-U42-1, S-U42-2).
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import {
  UrlElicitationRequiredError,
  type ElicitRequestURLParams,
  type ServerNotification,
  type ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { readConsent } from './answers.ts';
import type { PageQuestion, ToolCall } from './conversation.ts';
import type { Visit } from './visits.ts';

export type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;
type Notify = (notification: ServerNotification) => Promise<void>;

/** The person agreed, and then the page was never finished. */
export class UnfinishedPageError extends Error {
  constructor() {
    super('The page was not finished.');
    this.name = 'UnfinishedPageError';
  }
}

/** Asks, waits for the page after consent, and gives back the client's reply. Throws UnfinishedPageError. */
export async function askByPage(
  question: PageQuestion,
  call: ToolCall,
  { sendRequest, sendNotification, signal }: Extra,
  timeoutMs: number,
): Promise<unknown> {
  const visit = openVisit(question, call);
  try {
    const params = await paramsOf(question, visit, call);
    tellWhenDone(visit, sendNotification);
    const reply = await sendRequest({ method: 'elicitation/create', params }, z.unknown(), {
      timeout: timeoutMs,
      signal,
    });
    if (readConsent('page', reply).kind === 'consent') await waitFor(visit, signal, timeoutMs);
    return reply;
  } catch (error) {
    call.premises.visits.finish(visit, 'closed');
    throw error;
  }
}

/** The error that sends the person to the page first; the same page until it is finished (S-U42-1). */
export async function requirePage(
  question: PageQuestion,
  call: ToolCall,
  notify: Notify,
): Promise<UrlElicitationRequiredError> {
  const { account, conversation, premises } = call;
  const { page, subject, message } = question;
  const isNew = premises.visits.find({ account, conversation, page, subject }) === undefined;
  const visit = openVisit(question, call);
  const params = await paramsOf(question, visit, call);
  if (isNew) tellWhenDone(visit, notify);
  return new UrlElicitationRequiredError([params], message);
}

function openVisit({ page, subject }: PageQuestion, call: ToolCall): Visit {
  const { account, conversation, premises } = call;
  return premises.visits.open({ account, conversation, page, subject });
}

async function paramsOf(
  { message }: PageQuestion,
  visit: Visit,
  { premises }: ToolCall,
): Promise<ElicitRequestURLParams> {
  const { elicitationId } = visit;
  return { mode: 'url', message, url: await premises.addressOf(visit), elicitationId };
}

function tellWhenDone(visit: Visit, notify: Notify): void {
  const method = 'notifications/elicitation/complete';
  const { elicitationId } = visit;
  visit.finished
    .then((end) => (end === 'done' ? notify({ method, params: { elicitationId } }) : undefined))
    .catch(() => undefined); // the client has gone; what was stored stays the account's
}

/** Ends with the page, the call or the time, whichever comes first. */
async function waitFor(visit: Visit, signal: AbortSignal, timeoutMs: number): Promise<void> {
  let stop: () => void = () => undefined;
  const stopped = new Promise<'closed'>((resolve) => {
    stop = () => {
      resolve('closed');
    };
  });
  const timer = setTimeout(stop, timeoutMs);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const end = await Promise.race([visit.finished, stopped]);
    if (end === 'closed') throw new UnfinishedPageError();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
