// What the person has decided for one server (design.md, "Rules and limits"). Main keeps and applies it; the window only shows it.
import { z } from 'zod';

/** A field that looks like a secret (C-REV-3): warn and ask for one more step, or do not show the form at all. */
const secretFields = z.enum(['warn', 'refuse']);

export const serverRulesSchema = z.object({
  secretFields,
  /** Development switch: `http` addresses beyond this computer may be opened, with a warning (C-URL-9). */
  allowHttp: z.boolean(),
});
export type ServerRules = z.infer<typeof serverRulesSchema>;

export const defaultRules: ServerRules = { secretFields: 'warn', allowHttp: false };

/** As they stand in servers.json: what is left out is the default, what is misspelt is an error and not the default. */
export const storedRulesSchema = z.object({
  secretFields: secretFields.default(defaultRules.secretFields),
  allowHttp: z.boolean().default(defaultRules.allowHttp),
});
