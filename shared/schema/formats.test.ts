import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';

const reference = (name: 'email' | 'uri' | 'date' | 'date-time') => {
  const format = fullFormats[name];
  return (text: string): boolean => {
    if (format instanceof RegExp) return format.test(text);
    if (typeof format === 'function') return format(text);
    if (
      typeof format === 'object' &&
      'validate' in format &&
      typeof format.validate === 'function'
    ) {
      return (format.validate as (text: string) => boolean)(text);
    }
    throw new Error(`no ${name} in ajv-formats`);
  };
};

function like(samples: readonly string[], letters: string): fc.Arbitrary<string> {
  const noise = fc.string({ unit: fc.constantFrom(...Array.from(letters)), maxLength: 12 });
  return fc.oneof(
    noise,
    fc
      .tuple(fc.constantFrom(...samples), fc.nat(30), fc.nat(3), noise)
      .map(
        ([sample, at, cut, text]) =>
          sample.slice(0, at) + text.slice(0, 3) + sample.slice(at + cut),
      ),
  );
}

describe('formats as the full mode of ajv-formats has them (C-FRM-2, C-VAL-1)', () => {
  it('email', () => {
    const texts = like(
      ['mei+book@mail.example.com', 'a.b@c.de', 'x@[1.2.3.4]'],
      'a.b@-_+ "1\u00fc',
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(formats.email(text)).toBe(reference('email')(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('uri', () => {
    const samples = [
      'https://user:pw@example.com:8080/a/b?c=d#e',
      'javascript:alert(1)',
      'http://[2001:db8::1]/x',
      'http://[::ffff:1.2.3.4]',
      'http://[1:2:3:4:5:6:7:8]',
      'http://[1::8]:1',
      'http://[v1.a:b]/',
      'urn:isbn:0-486',
      'mailto:a@b.c',
      'file:///etc/x',
      'a:/b//c',
      'a://',
    ];
    fc.assert(
      fc.property(like(samples, 'a:/?#[]@%41f.-"\' 1'), (text) => {
        expect(formats.uri(text)).toBe(reference('uri')(text));
      }),
      { numRuns: 5_000 },
    );
  });

  it('date', () => {
    fc.assert(
      fc.property(
        like(['2028-02-29', '2026-12-31', '1900-02-29', '2000-02-29'], '0123-9'),
        (text) => {
          expect(formats.date(text)).toBe(reference('date')(text));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('date-time: never looser than ajv-formats, and whole RFC 3339 (C-VAL-5)', () => {
    const samples = ['2026-03-01T10:30:00+08:00', '2016-12-31T23:59:60Z', '2026-03-01t10:30:00.5z'];
    fc.assert(
      fc.property(like(samples, '0123456789:-+TtZz. '), (text) => {
        if (formats['date-time'](text)) expect(reference('date-time')(text)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['2026-03-01T10:30:00Z', true],
    ['2026-03-01t10:30:00.123z', true],
    ['2026-03-01T10:30:00-00:00', true],
    ['2016-12-31T23:59:60Z', true],
    ['2017-01-01T07:59:60+08:00', true],
    ['2016-12-31T22:59:60Z', false],
    ['2026-03-01T10:30Z', false],
    ['2026-03-01T10:30:00', false],
    ['2026-03-01T10:30:00+0800', false],
    ['2026-03-01T10:30:00+08', false],
    ['2026-03-01 10:30:00Z', false],
    ['2026-02-30T10:30:00Z', false],
    ['2026-03-01T24:00:00Z', false],
    ['2026-03-01T10:30:00+24:00', false],
  ])('date-time %s: %s', (text, isValid) => {
    expect(formats['date-time'](text)).toBe(isValid);
  });
});
