import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inertJson } from './inertJson.ts';

const hostile = { 'a\u202e': ['b\u200b', 'c\u{e0041}', '\ud800', '\u2028', '漢字 é'] };

describe('JSON of a server (C-IDN-5)', () => {
  it('keeps its layout and has no character that cannot be seen', () => {
    expect(inertJson(JSON.stringify(hostile, null, 2))).toBe(
      [
        '{',
        String.raw`  "a\u202e": [`,
        String.raw`    "b\u200b",`,
        String.raw`    "c\udb40\udc41",`,
        String.raw`    "\ud800",`,
        String.raw`    "\u2028",`,
        '    "漢字 é"',
        '  ]',
        '}',
      ].join('\n'),
    );
  });

  it('is the same value still', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const json = JSON.stringify(value, null, 2);
        expect(JSON.parse(inertJson(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});
