// A person's answer as it goes on the wire: the same bare object in every revision, as a JSON-RPC result (C-ACT-8) or under its key (C-ACT-9).
import type { ElicitationResult } from '../elicitation/result.ts';
import type { AnswerEntries, AnswerValue } from '../schema/formDescription.ts';

export interface WireAnswer {
  action: 'accept' | 'decline' | 'cancel';
  content?: Record<string, AnswerValue>;
}

/** `content` goes with accept only, `{}` when nothing was filled (C-ACT-2, C-ACT-3); in URL mode there is none (C-URL-12). */
export function toWireAnswer(result: ElicitationResult): WireAnswer {
  if (result.action !== 'accept' || result.content === null) return { action: result.action };
  return { action: 'accept', content: toContent(result.content) };
}

/** Own properties throughout: `__proto__` is an ordinary field name (C-FRM-16). */
function toContent(entries: AnswerEntries): Record<string, AnswerValue> {
  const content: Record<string, AnswerValue> = {};
  for (const [key, value] of entries) defineOwn(content, key, value);
  return content;
}

/** Sets an own property, also one called `__proto__`. */
export function defineOwn<T>(target: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
