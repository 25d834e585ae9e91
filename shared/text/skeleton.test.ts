import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readsAsLatin } from './lookalikeLetters.ts';
import { mixesScripts, scriptsOf } from './scripts.ts';
import { skeletonOf } from './skeleton.ts';

describe('skeletonOf (C-URL-6)', () => {
  it.each([
    ['paypa1', 'paypal'],
    ['PayPal', 'paypal'],
    ['g00gle', 'google'],
    ['acrne', 'acme'],
    ['vvhatsapp', 'whatsapp'],
    ['p\u00e0yp\u00e4l', 'paypal'],
    ['p\u0430yp\u0430l', 'paypal'],
    ['\u0420\u0410\u0423\u0420\u0410L', 'paypal'],
    ['\u03b1pple', 'apple'],
    ['g\u03bf\u0585gle', 'google'],
    ['\uff47\uff49\uff54\uff48\uff55\uff42', 'github'],
    ['g\u0131thub', 'github'],
    ['\u13a0ropbox', 'dropbox'],
    ['\u039c\u0399\u039d\u0395', 'mine'],
  ])('%s looks like %s', (text, other) => {
    expect(skeletonOf(text)).toBe(skeletonOf(other));
  });

  it.each([
    ['paypal', 'paypa'],
    ['acme', 'acne'],
    ['globex', 'giobex'],
    ['\u043f\u0440\u0438\u043c\u0435\u0440', 'primer'],
    ['a b', 'ab'],
  ])('%s does not look like %s', (text, other) => {
    expect(skeletonOf(text)).not.toBe(skeletonOf(other));
  });

  it('takes what a person may write, and any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(skeletonOf(text)).toBe(skeletonOf(text.normalize('NFC')));
      }),
    );
  });
});

describe('scripts of a word', () => {
  it.each([
    ['Billing', false],
    ['\u6771\u4eac\u30bf\u30ef\u30fc', false],
    ['Wi-Fi\u30eb\u30fc\u30bf\u30fc', false],
    ['\u5317\u4eac\u3105', false],
    ['\ud55c\u6f22ok', false],
    ['caf\u00e9-2', false],
    ['\u03c0\u03b1\u03c1\u03ac', false],
    ['Acm\u0435', true],
    ['\ud55c\u30ab', true],
    ['\u3105\u304b', true],
    ['\u03bf\u0441', true],
    ['a\u0e01', true],
  ])('%s mixes: %s', (word, expected) => {
    expect(mixesScripts(word)).toBe(expected);
  });

  it('counts digits and punctuation for none', () => {
    expect(scriptsOf('12-3.')).toEqual(new Set());
  });

  it('knows which letters pass for Latin', () => {
    expect(Array.from('\u0441\u043e\u0440\u0435').every(readsAsLatin)).toBe(true);
    expect(Array.from('\u043f\u0440\u0438\u043c\u0435\u0440').every(readsAsLatin)).toBe(false);
    expect(readsAsLatin('a')).toBe(false);
  });
});
