// Every case of cases/urls.json, and what holds for any text at all (C-URL-1, -5 to -7, -9 to -11).
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyseUrl } from './analyseUrl.ts';
import type { UrlAnalysis, UrlContext } from './urlAnalysis.ts';

const casesSchema = z.array(
  z.strictObject({
    id: z.string(),
    input: z.string(),
    context: z.custom<UrlContext>((value) => typeof value === 'object').optional(),
    expect: z.strictObject({
      verdict: z.enum(['ok', 'warn', 'block']),
      findings: z.array(z.string()),
      host: z.string().optional(),
      unicodeHost: z.string().optional(),
      domain: z.string().nullable().optional(),
      href: z.string().optional(),
    }),
    near: z.array(z.string()).optional(),
    why: z.string(),
  }),
);
const cases = casesSchema.parse(
  JSON.parse(readFileSync(new URL('./cases/urls.json', import.meta.url), 'utf8')),
);

const idsOf = ({ findings }: UrlAnalysis) => findings.map(({ id }) => id).sort();

describe('the case', () => {
  it.each(cases)('$id $why', ({ input, context, expect: expected, near = [] }) => {
    const analysis = analyseUrl(input, context);
    const ids = idsOf(analysis);
    expect(ids).toEqual(expected.findings);
    expect(ids.filter((id) => near.includes(id))).toEqual([]);
    expect(analysis.verdict).toBe(expected.verdict);
    expect(analysis.hrefToOpen === null).toBe(expected.verdict === 'block');
    if (expected.host !== undefined) expect(analysis.asciiHost).toBe(expected.host);
    if (expected.unicodeHost !== undefined) expect(analysis.unicodeHost).toBe(expected.unicodeHost);
    if (expected.domain !== undefined) expect(analysis.registrableDomain).toBe(expected.domain);
    if (expected.href !== undefined) expect(analysis.hrefToOpen).toBe(expected.href);
  });
});

/** Pieces that addresses are made of, hostile ones among them. */
const pieces = fc.constantFrom(
  ...['https:', 'HTTP:', 'http://', 'https://', 'javascript:', '//', '/', '\\', '?', '#', '@', ':'],
  ...[
    '.',
    '..',
    '-',
    '%',
    '%61',
    '%2e',
    '%34',
    '%00',
    '%0a',
    '%c2%85',
    '%252e',
    '|',
    '^',
    '`',
    '$(',
  ],
  ...[
    'example',
    'com',
    'paypal',
    'localhost',
    '127.0.0.1',
    '2130706433',
    '0x7f',
    '[::1]',
    '[::ffff:1.2.3.4]',
  ],
  ...[
    'xn--',
    'xn--bcher-kva',
    '\u0430',
    '\u00fc',
    '\u3002',
    '\uff45',
    '\u200b',
    '\u202e',
    '\ud800',
    '\u6f22',
  ],
  ...[
    'a',
    '1',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '=',
    '&',
    'next=',
    'token=',
    'https%3A%2F%2F',
    ':8443',
    ':25',
  ],
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 16 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 16 }).map((parts) => `https://example.com${parts.join('')}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

describe('for any text', () => {
  it('gives an analysis, the verdict its highest severity, null to open exactly when blocked', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const { verdict, findings, hrefToOpen } = analyseUrl(raw);
        const severities = findings.map(({ severity }) => severity);
        const highest = ['block', 'warn'].find((one) => severities.some((it) => it === one));
        expect(verdict).toBe(highest ?? 'ok');
        expect(hrefToOpen === null).toBe(verdict === 'block');
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      }),
      { numRuns: 3000 },
    );
  });

  it('what opens is a web address that the parser leaves as it is, and that hides nothing', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const { hrefToOpen } = analyseUrl(raw);
        if (hrefToOpen === null) return;
        expect(hrefToOpen).toMatch(/^https?:\/\/[^/]/);
        expect(new URL(hrefToOpen).href).toBe(hrefToOpen);
        const again = analyseUrl(hrefToOpen);
        expect(again.hrefToOpen).toBe(hrefToOpen);
        expect(again.findings.filter(({ part }) => part === 'raw')).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('what is shown in pieces is what opens', () => {
    fc.assert(
      fc.property(text, (raw) => {
        const { displayParts: parts, hrefToOpen } = analyseUrl(raw);
        if (hrefToOpen === null || parts === null) return;
        expect(Object.keys(parts)).toEqual([
          'scheme',
          'userinfo',
          'subdomain',
          'registrableDomain',
          'host',
          'port',
          'path',
          'query',
          'hash',
        ]);
        expect(Object.values(parts).join('')).toBe(hrefToOpen);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what is no text', () => {
  it.each([undefined, null, 5, {}, ['https://example.com/'], new URL('https://example.com/')])(
    'is no address: %s',
    (raw) => {
      expect(idsOf(analyseUrl(raw))).toEqual(['invalid-url']);
    },
  );
});

describe('of a long address the beginning is looked through all the same', () => {
  const mega = 1_000_000;
  it.each([
    ['a path', `https://paypa1.example/${'a%41|'.repeat(mega / 5)}`, ['lookalike-known']],
    ['parameters', `https://a.example/?${'token=a&'.repeat(mega / 8)}`, ['secret-parameter']],
    ['escapes', `https://a.example/${'%0a'.repeat(mega / 3)}`, ['encoded-control']],
    ['blanks within', `https://a.example/a${' '.repeat(mega)}b`, ['whitespace']],
    ['a host', `https://${'a'.repeat(mega)}.example/`, ['invalid-hostname', 'single-label-host']],
    [
      'labels',
      `https://${'a.'.repeat(mega / 2)}example/`,
      ['deep-subdomain', 'invalid-hostname', 'trailing-dot-host'],
    ],
    ['Chinese labels', `https://${'\u6f22\u5b57'.repeat(mega / 2)}/`, ['invalid-url']],
    ['user info', `https://${'@'.repeat(9000)}a.example/${'a'.repeat(mega)}`, ['userinfo']],
    ['mail addresses', `https://a.example/?a=${'a@b.c.'.repeat(mega / 6)}`, []],
  ])('%s', (_, raw, ids) => {
    expect(idsOf(analyseUrl(raw))).toEqual([...ids, 'url-too-long'].sort());
  });
});
