// What the arguments of `ask` may say. The test writes the script, the server only follows it.
import { z } from 'zod';

const requestId = z.union([z.string(), z.number()]);

const legacyScriptSchema = z.object({
  /** Questions: the exact `params`, and the exact id where it matters (0 and "0" differ). */
  requests: z.array(z.object({ id: requestId.optional(), params: z.unknown() })).optional(),
  /** The same as JSON text of `params`, put on the wire as it is; `ids` names their ids in order. */
  requestsText: z.array(z.string()).optional(),
  ids: z.array(requestId).optional(),
  /** One after another instead of all at once. */
  sequential: z.boolean().optional(),
  /** Over HTTP: ask on the GET stream instead of the stream of the call. */
  viaGet: z.boolean().optional(),
  /** Take back what is unanswered after this time; the call then ends. */
  withdrawAfterMs: z.number().optional(),
  /** End the process as soon as everything was asked (and withdrawn, where both are given). */
  thenExit: z.boolean().optional(),
});

const modernScriptSchema = z.object({
  flow: z.string(),
  /** The n-th call of a flow gets the n-th round; `error` makes it a JSON-RPC error. */
  rounds: z
    .array(z.looseObject({ resultType: z.string().optional(), error: z.unknown().optional() }))
    .optional(),
  /** The same as JSON text of the whole result, put on the wire as it is. */
  roundsText: z.array(z.string()).optional(),
  /** Leave `resultType` out of the last, complete result. */
  omitResultType: z.boolean().optional(),
  /** Send these as requests of the server, which this generation forbids. */
  requests: z.array(z.object({ id: requestId.optional(), params: z.unknown() })).optional(),
});

export type LegacyScript = z.infer<typeof legacyScriptSchema>;
export type ModernScript = z.infer<typeof modernScriptSchema>;

export interface Question {
  id: string | number;
  paramsText: string;
}

export function readLegacyScript(args: unknown): LegacyScript {
  return legacyScriptSchema.parse(args);
}

export function readModernScript(args: unknown): ModernScript {
  return modernScriptSchema.parse(args);
}

export function questionsOf(
  script: Pick<LegacyScript, 'requests' | 'requestsText' | 'ids'>,
  nextId: () => number,
): Question[] {
  const written = (script.requests ?? []).map(({ id, params }) => ({
    id: id ?? nextId(),
    paramsText: JSON.stringify(params ?? null),
  }));
  const verbatim = (script.requestsText ?? []).map((paramsText, index) => ({
    id: script.ids?.[index] ?? nextId(),
    paramsText,
  }));
  return [...written, ...verbatim];
}
