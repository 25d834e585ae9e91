// International names: what can be written in a label and reads as something else (C-URL-6, C-URL-7).
import { readsAsLatin } from '../text/lookalikeLetters.ts';
import { mixesScripts, scriptsOf } from '../text/scripts.ts';
import { finding } from './findings.ts';
import type { Host } from './host.ts';
import type { UrlFinding } from './urlAnalysis.ts';

/** Where a whole word in that script is at home; top-level names in the script itself are found by their letters. */
const homes: Readonly<Record<string, ReadonlySet<string>>> = {
  Cyrillic: new Set([
    'ru',
    'su',
    'ua',
    'by',
    'bg',
    'kz',
    'kg',
    'mk',
    'rs',
    'me',
    'ba',
    'mn',
    'tj',
    'uz',
  ]),
  Greek: new Set(['gr', 'cy']),
  Armenian: new Set(['am']),
};

/** Slash, colon, dot, dash and question mark in disguise. */
const fakePunctuation = new RegExp(
  [
    // slashes
    '[\u2044\u2215\u29f8\u29f6\u27cb\u2571\u2041\u1735\u3033\u2cc6\u2e4a]|\u0337|\u0338',
    // colons
    '[\ua789\u02d0\u02d1\u02f8\u0589\u05c3\u0703\u0704\u1365\u1803\u1809\u16ec\u205a\u2236\ua4fd]',
    // dots
    '[\u0701\u0702\u06d4\u2022\u2027\u2219\u22c5\u2e33\ua4f8\ua60e\u02d9]',
    // dashes
    '[\u2010-\u2015\u2043\u2212\u02d7\u2500\u2501\u2796\u2e3a\u2e3b\u05be\u1400\u1806\u2cba\u301c\u3030]',
    // question marks
    '[\u0294\u0241\u0242\u097d\u13ae\uab7e\ua6eb\u061f\u2e2e\u203d\u2753]',
    // ordinary Japanese and Chinese, but strokes between Latin letters
    '(?<=[a-z0-9])[\u30ce\u30fd\u4e3f\u4e36\u30fc\u4e00\u30a0\u3127](?=[a-z0-9])',
  ].join('|'),
  'u',
);
const allFakePunctuation = new RegExp(fakePunctuation, 'gu');

const unusual = [
  /[\p{S}\p{Extended_Pictographic}\u200c\u200d]/u,
  /^\p{M}/u,
  /\p{M}{3}/u,
  /(\p{M})\1/u,
];

export function idnFindings(host: Host): readonly UrlFinding[] {
  const tld = host.unicodeLabels.at(-1) ?? '';
  const encoded = host.labels.map((label) => label.startsWith('xn--'));
  const labels = host.unicodeLabels.filter((_, index) => encoded[index] === true);
  const names = host.unicodeLabels.slice(0, -1).filter((_, index) => encoded[index] === true);
  return [
    ...(labels.length > 0 ? [finding('punycode-host', 'host')] : []),
    ...(labels.some(mixesScripts) ? [finding('idn-mixed-script', 'host')] : []),
    ...(names.some((label) => isAllLookalike(label, tld))
      ? [finding('idn-whole-script', 'host')]
      : []),
    ...(labels.some((label) => fakePunctuation.test(label))
      ? [finding('idn-fake-punctuation', 'host')]
      : []),
    ...(labels.some((label) => isUnusual(label, tld))
      ? [finding('idn-unusual-characters', 'host')]
      : []),
  ];
}

function isAllLookalike(label: string, tld: string): boolean {
  const [script = '', ...others] = scriptsOf(label);
  const home = homes[script];
  if (home === undefined || others.length > 0) return false;
  if (home.has(tld) || scriptsOf(tld).has(script)) return false;
  const letters = Array.from(label.normalize('NFD').replace(/[\p{M}\d-]/gu, ''));
  return letters.every(readsAsLatin);
}

function isUnusual(label: string, tld: string): boolean {
  const rest = label.replace(allFakePunctuation, '');
  return (
    unusual.some((pattern) => pattern.test(rest)) ||
    digitSystems(label).size > 1 ||
    hasStrayMiddleDot(label, tld)
  );
}

/** Decimal digits stand in rows of ten that start at a multiple of 16 or at 6 above it. */
function digitSystems(label: string): ReadonlySet<number> {
  const digits = label.match(/\p{Nd}/gu) ?? [];
  return new Set(digits.map((digit) => (digit.codePointAt(0) ?? 0) >> 4));
}

function hasStrayMiddleDot(label: string, tld: string): boolean {
  const rest = tld === 'cat' ? label.replace(/(?<=l)\u00b7(?=l)/g, '') : label;
  return /\u00b7|(?<=[a-z0-9])\u30fb(?=[a-z0-9])/.test(rest);
}
