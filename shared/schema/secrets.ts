// Fields that look as if they ask for a secret, which form mode must not (C-REV-3). A heuristic: it adds a warning and a
// deliberate step, and never hides or changes the field. Key, title and description are judged each by itself.
import type { FormField } from './formDescription.ts';
import { fold, hasCjkSecret, isWholeSecret, someSecret, splitWords } from './secretPhrases.ts';
import { postal } from './secretWords.ts';

/** Only these can hold one; a choice, a date, a yes-or-no, a mail address and a URI cannot. */
const kinds: readonly FormField['kind'][] = ['string', 'number', 'integer'];
/** Longer descriptions are read so far: nobody reads them either. */
const maxCharacters = 4_000;

export function looksSecret(field: FormField, format: unknown): boolean {
  if (!kinds.includes(field.kind)) return false;
  if (format === 'password') return true;
  const { key, label, description = '' } = field;
  const isPostal = [key, label, description].some((text) => postal.test(clip(text)));
  return (
    namesSecret(key, isPostal) ||
    namesSecret(label, isPostal) ||
    namesSecret(description, isPostal, true)
  );
}

function namesSecret(text: string, isPostal: boolean, isProse = false): boolean {
  const clipped = clip(text);
  if (hasCjkSecret(withoutDenial(fold(clipped)))) return true;
  const words = splitWords(clipped);
  if (!isProse && isWholeSecret(words)) return true;
  const capitals = new Set(clipped.match(/PIN|TAN|CSC/g));
  return someSecret(words, ({ phrase, start }) => {
    if (isPostal && phrase.startsWith('pin')) return false;
    if (/^(?:pin|tan|csc)$/.test(phrase) && isProse && !capitals.has(phrase.toUpperCase())) {
      return false;
    }
    // "Do not enter your password here" warns of it.
    return !isProse || !isDenied(words, start);
  });
}

const denials = [
  'not',
  'never',
  'dont',
  'don',
  'nicht',
  'nie',
  'niemals',
  'kein',
  'keine',
  'pas',
  'jamais',
  'nunca',
];

export function isDenied(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 5), at).some((word) => denials.includes(word));
}

/** Looked for clause by clause: one expression for the whole would try again from each character of a long text. */
const deniesAtItsEnd = /ないで|しないこと|不要|必要ありません/;

/** Chinese and Japanese: the part of a sentence that says not to. */
export function withoutDenial(text: string): string {
  return text
    .replace(/(?:請勿|不要|切勿|不可|無需|不需|無須|不必|請不要|別)[^，。！？；\n]*/g, '')
    .split(/([、。！？\n])/)
    .filter((clause) => !deniesAtItsEnd.test(clause))
    .join('');
}

function clip(text: string): string {
  return text.slice(0, maxCharacters);
}
