// What a server without an SDK answers: one question in a round, or the end.
import type { RawAnswer } from './rawPeer.ts';

export const question = {
  method: 'elicitation/create',
  params: {
    message: 'Who are you?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
  },
};
export const inputRequired = (requestState: string): RawAnswer => ({
  result: { resultType: 'input_required', inputRequests: { who: question }, requestState },
});
export const complete = (body: Record<string, unknown>): RawAnswer => ({
  result: { resultType: 'complete', ttlMs: 60_000, cacheScope: 'private', ...body },
});
