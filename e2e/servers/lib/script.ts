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
  /** The n-th call of a flow ends in the n-th of these JSON-RPC errors; later ones follow the script. */
  flow: z.string().optional(),
  errors: z.array(z.unknown()).optional(),
  /** When all is answered, the result waits until the tool `release` names this key. */
  hold: z.string().optional(),
});

const modernScriptSchema = z.object({
  flow: z.string(),
  /**
   * The n-th call of a flow gets the n-th round; `error` makes it a JSON-RPC error, `hold` keeps it back until the tool
   * `release` names that key.
   */
  rounds: z
    .array(
      z.looseObject({
        resultType: z.string().optional(),
        error: z.unknown().optional(),
        hold: z.string().optional(),
      }),
    )
    .optional(),
  /** The same as JSON text of the whole result, put on the wire as it is. */
  roundsText: z.array(z.string()).optional(),
  /** Leave `resultType` out of the last, complete result. */
  omitResultType: z.boolean().optional(),
  /** The last, complete result waits until the tool `release` names this key. */
  hold: z.string().optional(),
  /** Send these as requests of the server, which this generation forbids. */
  requests: z.array(z.object({ id: requestId.optional(), params: z.unknown() })).optional(),
});

const noticesSchema = z.object({
  notices: z.array(z.object({ method: z.string(), params: z.unknown() })),
});

const releaseSchema = z.object({ key: z.string() });

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

/** Notifications that the tool `notify` sends. */
export function readNotices(args: unknown): z.infer<typeof noticesSchema>['notices'] {
  return noticesSchema.parse(args).notices;
}

/** The key that the tool `release` names. */
export function readReleasedKey(args: unknown): string {
  return releaseSchema.parse(args).key;
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
