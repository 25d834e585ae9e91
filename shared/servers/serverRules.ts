// What the person has decided for one server (design.md, "Rules and limits"). Main keeps and applies it; the window only shows it.
import { z } from 'zod';
import type { ElicitationMode } from '../capability/elicitationModes.ts';

/** A field that looks like a secret (C-REV-3): warn and ask for one more step, or do not show the form at all. */
const secretFields = z.enum(['warn', 'refuse']);

/** Found out at each connection, or decided by the person (C-NEG-6). */
const era = z.enum(['auto', 'modern', 'legacy']);
export type EraRule = z.infer<typeof era>;

/** What a limit may be set to: at least 1, at most this. */
export const mostOfLimit = { burst: 100, perMinute: 600, queued: 50 } as const;
const limit = (most: number): z.ZodNumber => z.number().int().min(1).max(most);

export const serverRulesSchema = z.object({
  /** Form mode and URL mode: what is off is not declared, so not offered (C-CAP-5). */
  formMode: z.boolean(),
  urlMode: z.boolean(),
  secretFields,
  /** Development switch: `http` addresses beyond this computer may be opened, with a warning (C-URL-9). */
  allowHttp: z.boolean(),
  /** Questions that may come at once, and how many more are let through in a minute (C-RAT-2). */
  burst: limit(mostOfLimit.burst),
  perMinute: limit(mostOfLimit.perMinute),
  /** Questions that may wait behind the one in front. */
  queued: limit(mostOfLimit.queued),
  /** Nothing is asked until the person resumes it (C-RAT-3). */
  paused: z.boolean(),
  /** The protocol generation that the server is spoken to in. */
  era,
});
export type ServerRules = z.infer<typeof serverRulesSchema>;

export const defaultRules: ServerRules = {
  formMode: true,
  urlMode: true,
  secretFields: 'warn',
  allowHttp: false,
  burst: 12,
  perMinute: 12,
  queued: 10,
  paused: false,
  era: 'auto',
};

/** The modes that these rules let a server use. */
export function modesOf({ formMode, urlMode }: ServerRules): readonly ElicitationMode[] {
  return [...(formMode ? (['form'] as const) : []), ...(urlMode ? (['url'] as const) : [])];
}

/** As they stand in servers.json: what is left out is the default, what is misspelt is an error and not the default. */
export const storedRulesSchema = z.object({
  formMode: z.boolean().default(defaultRules.formMode),
  urlMode: z.boolean().default(defaultRules.urlMode),
  secretFields: secretFields.default(defaultRules.secretFields),
  allowHttp: z.boolean().default(defaultRules.allowHttp),
  burst: limit(mostOfLimit.burst).default(defaultRules.burst),
  perMinute: limit(mostOfLimit.perMinute).default(defaultRules.perMinute),
  queued: limit(mostOfLimit.queued).default(defaultRules.queued),
  paused: z.boolean().default(defaultRules.paused),
  era: era.default(defaultRules.era),
});
