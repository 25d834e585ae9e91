// What holds for any text at all (C-IDN-5).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, cleanTexts } from './cleanText.ts';
import { textLimits } from './limits.ts';
import type { TextFlag } from './textFlag.ts';

const known: Readonly<Record<TextFlag, true>> = {
  'asks-for-secret': true,
  'bidi-control': true,
  'combining-flood': true,
  'control-characters': true,
  'duplicate-option': true,
  empty: true,
  'hidden-text': true,
  'imitates-app': true,
  'imitates-server': true,
  'invisible-characters': true,
  'link-text': true,
  markup: true,
  'mixed-script': true,
  'newline-flood': true,
  'pushes-consent': true,
  'too-long': true,
  'whitespace-flood': true,
};

/** What the cleaning is about, and what it may meet beside it. */
const pieces = [
  ...['a', 'B', '1', '#', ' ', '  ', '\n', '\r\n', '\t', '\u2028', '\u000b', '\u0000', '\u001b'],
  ...['\u0301', '\u0e31', '\u20e3', '\u0903', '\u103b', '\u094d', '\u064e', '\u3099', '\ufe0f'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u202e', '\u2066', '\u00ad', '\u2800', '\ufeff'],
  ...['\u{e0041}', '\u{e007f}', '\u{1f3f4}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e007f}'],
  ...['\u{1f469}', '\u{1f3fb}', '\u2764', '\u{1f1e9}', '\u0915', '\u0d28', '\u0645', '\u06cc'],
  ...['\u1100', '\u1820', '\u180b', '\u6f22', '\u{e0100}', '\u0600', '\ud800', '\udc00', '\u3000'],
  ...['\u00a0', '\u3164', '\ufffd', '\u0085', '.', '<b>', '\uff9e'],
];
const anyText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...pieces), fc.integer({ min: 2, max: 90 }))
          .map(([piece, times]) => piece.repeat(times)),
      },
    ),
    { maxLength: 120, size: 'max' },
  )
  .map((parts) => parts.join(''));
const anyField = fc.constantFrom(
  'serverName',
  'title',
  'message',
  'toolDescription',
  'fieldTitle',
  'fieldDescription',
) satisfies fc.Arbitrary<Exclude<keyof typeof textLimits, 'enumTitles' | 'resultText'>>;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unseen =
  /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\u200B\u2060\uFEFF\u00AD\u2800]/u;
const tagsBeyondFlags = /(?<!\u{1F3F4}[\u{E0030}-\u{E007A}]{0,6})[\u{E0000}-\u{E007F}]/u;

describe('cleanText, whatever the text (C-IDN-5)', () => {
  it('keeps its limits, hides nothing, and leaves a clean text as it is', () => {
    fc.assert(
      fc.property(anyText, anyField, (raw, field) => {
        const { visible, flags } = cleanText(raw, field);
        const limits = textLimits[field];
        expect(Array.from(graphemes.segment(visible)).length).toBeLessThanOrEqual(
          limits.characters,
        );
        expect(visible.split('\n').length).toBeLessThanOrEqual(limits.lines);
        expect(visible).not.toMatch(unseen);
        expect(visible).not.toMatch(tagsBeyondFlags);
        expect(visible).not.toMatch(/ {2}|\n\n\n|^\s|\s$/);
        expect(visible).not.toMatch(/(?:(?!\p{Variation_Selector})[\p{Mn}\p{Me}]){5}/u);
        expect(flags.filter((flag) => !(flag in known))).toEqual([]);
        expect(flags).toEqual(Array.from(new Set(flags)).sort());
        expect(flags.includes('empty')).toBe(visible === '');
        expect(cleanText(visible, field).visible).toBe(visible);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the layout of a result, and nothing else that cannot be seen', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const { visible, flags } = cleanText(raw, 'resultText');
        const { characters, lines } = textLimits.resultText;
        expect(Array.from(graphemes.segment(visible)).length).toBeLessThanOrEqual(characters);
        expect(visible.split('\n').length).toBeLessThanOrEqual(lines);
        expect(visible.replaceAll('\t', '')).not.toMatch(unseen);
        expect(visible).not.toMatch(tagsBeyondFlags);
        expect(visible).not.toMatch(/^[ \t]*\n|\s$/);
        expect(flags.includes('empty')).toBe(visible === '');
        expect(cleanText(visible, 'resultText').visible).toBe(visible);
      }),
      { numRuns: 200 },
    );
  });

  it('cleans choices one by one', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (raw) => {
        const { visible } = cleanTexts(raw);
        expect(visible).toEqual(raw.map((title) => cleanTexts([title]).visible[0]));
        expect(cleanTexts(visible).visible).toEqual(visible);
      }),
    );
  });

  it('raises no flag for a text of plain words', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('bdfghjkmpqtxz漢字ひカ')),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), anyField, (words, field) => {
        const text = words.join(' ');
        expect(cleanText(text, field)).toEqual({ visible: text, flags: [] });
      }),
    );
  });
});
