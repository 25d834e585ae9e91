// Which of the person's rules decides on a form, before anybody sees it. Pure: what follows from it is the adapters' work.
import type { FormDescription } from '../schema/formDescription.ts';
import type { ServerRules } from '../servers/serverRules.ts';

export type RuleId = 'secret-fields';

/** Null: no rule stands against it, the person is asked. */
export function ruleAgainst(form: FormDescription, rules: ServerRules): RuleId | null {
  const looksSecret = form.notes.some((note) => note.id === 'secret-like');
  return looksSecret && rules.secretFields === 'refuse' ? 'secret-fields' : null;
}
