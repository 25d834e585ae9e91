// Which literal headers and variables look like secrets, so that the person is offered to move them to the keystore.
// A heuristic: the form can move any of them.
import { isWholeSecret, someSecret, splitWords } from '../schema/secretPhrases.ts';
import { namesIn, type SlotValue } from './secretReferences.ts';

/** Words that mean a secret in the name of a header or variable, where they would be too common in a form. */
const words = new Set([
  'authorization',
  'auth',
  'cookie',
  'key',
  'apikey',
  'pass',
  'credential',
  'credentials',
  'signature',
  'pat',
]);

/** What carries its own mark: schemes of Authorization, prefixes of well-known tokens, JWT, keys, passwords in addresses. */
const marked = [
  /^(?:bearer|basic|token|digest)\s+\S/i,
  /^(?:sk|pk|rk)[-_](?:[a-z0-9]+[-_])*[A-Za-z0-9]{16,}/,
  /^(?:gh[pousr]_|github_pat_|glpat-|xox[abposr]-|npm_|hf_|AIza|AKIA|ASIA|ya29\.)/,
  /^eyJ[\w-]+\.eyJ[\w-]+\./,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /^[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,
];

/** True for a literal that looks like a secret by its name or by its value; a reference is none. */
export function looksLikeSecret({ key, value }: Pick<SlotValue, 'key' | 'value'>): boolean {
  if (value.trim() === '' || namesIn(value).length > 0) return false;
  return namesSecretValue(key) || marked.some((mark) => mark.test(value.trim()));
}

/** By the name alone: what is entered under it is kept in the keystore unless the person says otherwise. */
export function namesSecretValue(key: string): boolean {
  const parts = splitWords(key);
  return words.has(parts.at(-1) ?? '') || isWholeSecret(parts) || someSecret(parts, () => true);
}
