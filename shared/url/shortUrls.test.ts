// Addresses for little room, for logs, and the details that sentences are made of.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseUrl } from './analyseUrl.ts';
import { elideUrl } from './elideUrl.ts';
import { redactedUrl } from './redactedUrl.ts';
import type { UrlDisplayParts } from './urlAnalysis.ts';

function partsOf(raw: string): UrlDisplayParts {
  const { displayParts } = analyseUrl(raw);
  if (displayParts === null) throw new Error(raw);
  return displayParts;
}

describe('elideUrl', () => {
  it.each([
    ['https://login.example.com/a?b=c', 40, 'https://login.example.com/a?b=c'],
    ['https://login.example.com/', 26, 'https://login.example.com/'],
    ['https://login.example.com/abcdefghij?x=y', 32, 'https://login.example.com/ab\u2026x=y'],
    ['https://bank.example.evil.example/abcdef', 26, 'https://\u2026evil.example/\u2026'],
    ['https://a.b.c.evil.example/abcdef', 26, 'https://\u2026c.evil.example/\u2026'],
    ['https://a.evil.example/', 5, 'https://\u2026evil.example/'],
    ['http://localhost:8931/consent', 24, 'http://localhost:8931/\u2026t'],
  ])('%s in %i', (raw, max, expected) => {
    expect(elideUrl(partsOf(raw), max)).toBe(expected);
  });

  it('keeps the registrable domain whole and the limit where the domain leaves room', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.integer({ max: 200 }),
        (raw, max) => {
          const { displayParts: parts, hrefToOpen } = analyseUrl(raw);
          if (parts === null || hrefToOpen === null) return;
          const short = elideUrl(parts, max);
          const kept = `${parts.registrableDomain}${parts.host}${parts.port}`;
          expect(short).toContain(kept);
          expect(short.length).toBeLessThanOrEqual(
            Math.max(max, parts.scheme.length + 1 + kept.length + 2),
          );
          if (short !== hrefToOpen) expect(short).toContain('\u2026');
        },
      ),
    );
  });
});

describe('redactedUrl (C-URL-18)', () => {
  it.each([
    ['https://a.example.com:8443/x/y?token=abc#d', 'https://a.example.com:8443/x/y'],
    ['https://user:pass@example.com/', 'https://example.com/'],
    ['https://example.com/pay/cs_test_a1B2c3D4e5F6g7/ok', 'https://example.com/pay/\u2026/ok'],
    ['https://example.com/1234567890123456', 'https://example.com/1234567890123456'],
    ['https://example.com/12345678901234567', 'https://example.com/\u2026'],
    ['javascript:alert(1)', '\u2026'],
    ['no address', '\u2026'],
  ])('%s', (raw, expected) => {
    expect(redactedUrl(analyseUrl(raw))).toBe(expected);
  });
});

describe('details', () => {
  const detailOf = (raw: string, id: string, context = {}) =>
    analyseUrl(raw, context).findings.find((one) => one.id === id)?.detail;

  it.each([
    ['https://paypa1.example/', 'lookalike-known', { domain: 'paypal.com' }],
    ['https://githhub.com/', 'near-known-domain', { domain: 'github.com' }],
    ['https://paypal.com.evil.example/', 'embedded-domain', { domain: 'paypal.com' }],
    ['https://mybank.com.evil.example/', 'embedded-domain', { domain: 'mybank.com' }],
    ['https://github-login.example/', 'known-name-in-domain', { domain: 'github.com' }],
    ['https://a@evil.example/', 'userinfo', { domain: 'evil.example' }],
    ['http://2130706433/', 'ip-obfuscated', { address: '127.0.0.1' }],
    ['https://[64:ff9b::a00:1]/', 'ip-obfuscated', { address: '10.0.0.1' }],
    ['https://[2001:0:53aa:64c:0:0:3f57:fefe]/', 'ip-obfuscated', { address: '192.168.1.1' }],
    ['https://example.com:25/', 'unsafe-port', { port: 25 }],
    ['https://a.pages.dev/', 'shared-hosting', { domain: 'pages.dev' }],
    ['javascript:1', 'scheme-blocked', { schemeKind: 'script' }],
    ['file:///etc/hosts', 'scheme-blocked', { schemeKind: 'file' }],
    ['ms-settings:', 'scheme-blocked', { schemeKind: 'system-tool' }],
    ['acme-desk://open', 'scheme-blocked', { schemeKind: 'other-program' }],
    [
      'https://example.com/?next=https://evil.example/a&url=mailto:a@b.example',
      'redirect-parameter',
      { domain: 'evil.example', parameters: ['next', 'url'] },
    ],
  ])('%s %s', (raw, id, expected) => {
    expect(detailOf(raw, id)).toEqual(expected);
  });

  it('name parameters, shortened and encoded, and never hold a value', () => {
    const raw = `https://example.com/?access_token=s3cr3t&${'%F0%9F%98%80'.repeat(30)}=ann@example.org`;
    expect(detailOf(raw, 'secret-parameter')).toEqual({ parameters: ['access_token'] });
    expect(detailOf(raw, 'pii-parameter')).toEqual({ parameters: ['%F0%9F%98%80'.repeat(20)] });
    expect(JSON.stringify(analyseUrl(raw).findings)).not.toMatch(/s3cr3t|ann/);
  });

  it('the other servers count as originals', () => {
    const context = { otherServers: ['https://tools.globex.example', 'no origin'] };
    expect(detailOf('https://g1obex.test/', 'lookalike-server', context)).toEqual({
      domain: 'globex.example',
    });
  });

  it('the weightiest comes first', () => {
    const { findings } = analyseUrl('http://paypa1.example:81/setup.exe');
    expect(findings.map(({ severity }) => severity)).toEqual(['block', 'block', 'warn', 'warn']);
  });

  it('what is shown and opened is spelled as Chromium spells it', () => {
    const spelled = (path: string) => analyseUrl(`https://example.com${path}`).hrefToOpen;
    expect(spelled('/%7Eann/%41|b^c?d|e%41')).toBe('https://example.com/~ann/A%7Cb%5Ec?d|e%41');
    expect(spelled('/%%34%31/%2541/%2F')).toBe('https://example.com/A/%2541/%2F');
    expect(spelled('/a/%%32e%%32e/b')).toBe('https://example.com/b');
  });
});
