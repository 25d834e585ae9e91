// Finding the names of secrets in a text: whole words in Latin scripts, anywhere in Han and kana.
import {
  aboutBefore,
  secretEnding,
  secretPhrases,
  wholeTexts,
  wordsAfter,
  wordsBefore,
} from './secretWords.ts';
import { secretCjk, secretKana } from './secretScripts.ts';

export interface SecretMatch {
  readonly phrase: string;
  /** Place of its first word and the one after its last. */
  readonly start: number;
  readonly end: number;
}

const byFirstWord = indexByFirstWord();

/** Longer phrases first. */
function indexByFirstWord(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const index = new Map<string, (readonly string[])[]>();
  const phrases = secretPhrases.map((phrase) => phrase.split(' '));
  for (const words of phrases.sort((a, b) => b.length - a.length)) {
    const first = words[0] ?? '';
    index.set(first, [...(index.get(first) ?? []), words]);
  }
  return index;
}

/** Compatibility forms folded, so that full-width letters and half-width kana are found as well. */
export function fold(text: string): string {
  return text.normalize('NFKC');
}

/** Words in lower case and without accents: split at signs, blanks and changes of case. */
export function splitWords(text: string): readonly string[] {
  return fold(text)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Stops at the first that counts: a text may hold thousands. */
export function someSecret(
  words: readonly string[],
  counts: (match: SecretMatch) => boolean,
): boolean {
  let at = 0;
  while (at < words.length) {
    const phrase = phraseAt(words, at);
    if (phrase === null) {
      at += 1;
      continue;
    }
    const end = at + phrase.length;
    const match = { phrase: phrase.join(' '), start: at, end };
    if (!isAbout(words, match) && counts(match)) return true;
    at = end;
  }
  return false;
}

export function isWholeSecret(words: readonly string[]): boolean {
  return wholeTexts.includes(words.join(' '));
}

export function hasCjkSecret(text: string): boolean {
  return secretCjk.test(text) || secretKana.test(text);
}

function phraseAt(words: readonly string[], at: number): readonly string[] | null {
  const word = words[at] ?? '';
  if (secretEnding.test(word)) return [word];
  const candidates = [word, word.replace(/s$/, '')].flatMap(
    (first) => byFirstWord.get(first) ?? [],
  );
  return (
    candidates.find((phrase) => phrase.every((part, index) => isSame(words[at + index], part))) ??
    null
  );
}

function isSame(word: string | undefined, part: string): boolean {
  return word === part || word === `${part}s`;
}

const afterwards = new Set(wordsAfter);
const beforehand = new Map(
  Object.entries(wordsBefore).map(([phrase, words]) => [phrase, new Set(words)]),
);

/** As `isSame` with any of them. */
function isAmong(words: ReadonlySet<string> | undefined, word = ''): boolean {
  if (words === undefined) return false;
  return words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
}

const articles = ['the', 'a', 'an', 'your', 'my', 'this', 'la', 'el', 'le', 'su', 'tu', 'votre'];

/** What is counted, of another craft, or only spoken about. */
function isAbout(words: readonly string[], match: SecretMatch): boolean {
  // A plural alone is counted: `tokens`, `Maximum tokens`.
  if (match.phrase === 'token' && words[match.start] === 'tokens') return true;
  const next = words[match.end];
  if (isAmong(afterwards, next)) return true;
  const before = words.slice(Math.max(0, match.start - 4), match.start);
  const near = before.filter((word) => !articles.includes(word)).slice(-2);
  const last = near.at(-1);
  if (isAmong(beforehand.get(match.phrase), last)) return true;
  const both = near.join(' ');
  return aboutBefore.some((about) => about === last || about === both);
}
