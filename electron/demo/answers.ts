// Reads what a client sent back for a question. Nothing in it is believed before it was checked
// against the very schema the person was shown (S-ANS-1, S-ANS-2).
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import type { FormQuestion, FormSchema } from './form.ts';

export type AnswerContent = Readonly<Record<string, string | number | boolean | string[]>>;

export type Answer =
  { action: 'accept'; content: AnswerContent } | { action: 'decline' } | { action: 'cancel' };

export type AnswerReading =
  { kind: 'answer'; answer: Answer } | { kind: 'missing' } | { kind: 'invalid'; problem: string };

/** The reply has not even the shape of an elicitation result. */
export class MalformedAnswerError extends Error {
  constructor(key: string) {
    super(`The answer to "${key}" is not an elicitation result.`);
    this.name = 'MalformedAnswerError';
  }
}

const answerShape = z.discriminatedUnion('action', [
  z.object({ action: z.literal('accept'), content: z.record(z.string(), z.unknown()).optional() }),
  z.object({ action: z.literal('decline') }),
  z.object({ action: z.literal('cancel') }),
]);

export const answerSchema = z.union([
  z.object({
    action: z.literal('accept'),
    content: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
    ),
  }),
  z.object({ action: z.enum(['decline', 'cancel']) }),
]);

const ajv = addFormats(new Ajv2020({ allErrors: true, ownProperties: true, strict: false }), [
  'email',
  'uri',
  'date',
  'date-time',
]);

export function readAnswer(key: string, question: FormQuestion, reply: unknown): AnswerReading {
  if (reply === undefined) return { kind: 'missing' };
  const shaped = answerShape.safeParse(reply);
  if (!shaped.success) throw new MalformedAnswerError(key);
  if (shaped.data.action !== 'accept') return { kind: 'answer', answer: shaped.data };

  const content = knownKeysOnly(shaped.data.content ?? {}, question.requestedSchema);
  const problem = findProblem(content, question.requestedSchema);
  if (problem !== undefined) return { kind: 'invalid', problem };
  const answer = answerSchema.safeParse({ action: 'accept', content });
  if (!answer.success) return { kind: 'invalid', problem: 'A value has a kind we cannot read.' };
  return { kind: 'answer', answer: answer.data };
}

export type ConsentReading =
  | { kind: 'consent' }
  | { kind: 'answer'; answer: Exclude<Answer, { action: 'accept' }> }
  | { kind: 'missing' };

/** The reply to a question in URL mode: accept says that the person agreed to go there (S-ANS-4). */
export function readConsent(key: string, reply: unknown): ConsentReading {
  if (reply === undefined) return { kind: 'missing' };
  const shaped = answerShape.safeParse(reply);
  if (!shaped.success) throw new MalformedAnswerError(key);
  return shaped.data.action === 'accept'
    ? { kind: 'consent' }
    : { kind: 'answer', answer: shaped.data };
}

function knownKeysOnly(content: Record<string, unknown>, schema: FormSchema) {
  return Object.fromEntries(
    Object.entries(content).filter(([key]) => Object.hasOwn(schema.properties, key)),
  );
}

function findProblem(content: Record<string, unknown>, schema: FormSchema): string | undefined {
  const validate = ajv.compile(schema);
  if (validate(content)) return undefined;
  const problems = (validate.errors ?? []).map((error) => describe(error, schema));
  return [...new Set(problems)].slice(0, 3).join('; ');
}

/** Names the field and the rule, never the value: this text goes back over the wire. */
function describe(error: ErrorObject, schema: FormSchema): string {
  const missing: unknown = error.params['missingProperty'];
  const key = typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '');
  const title = schema.properties[key]?.title ?? key;
  return typeof missing === 'string'
    ? `${title} is missing`
    : `${title} ${error.message ?? 'is not valid'}`;
}
