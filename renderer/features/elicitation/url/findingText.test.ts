import { describe, expect, it } from 'vitest';
import type { FindingId, UrlFinding } from '../../../../shared/url/urlAnalysis.ts';
import { analyseUrl } from '../../../../shared/url/analyseUrl.ts';
import { catalogues } from '../../../i18n/catalogues.ts';
import { createFormats } from '../../../i18n/formats.ts';
import { locales } from '../../../i18n/locale.ts';
import { findingText } from './findingText.ts';

const ids = Object.keys(catalogues.en.findings) as FindingId[];
/** These are never found without saying of which domain or port they speak. */
const alwaysDetailed: ReadonlySet<FindingId> = new Set<FindingId>([
  'lookalike-known',
  'lookalike-server',
  'near-known-domain',
  'known-name-in-domain',
  'nondefault-port',
  'unsafe-port',
  'shared-hosting',
]);
const address = analyseUrl('https://b\u00fccher.evil.example/');
const textOf = (finding: Partial<UrlFinding>, locale: (typeof locales)[number] = 'en') =>
  findingText({ id: 'userinfo', severity: 'warn', part: 'host', ...finding }, 'Desk', address, {
    messages: catalogues[locale],
    formats: createFormats(locale),
  });

describe('the sentence of a finding (C-URL-6)', () => {
  it('is there for all of them', () => {
    expect(ids).toHaveLength(44);
  });

  it.each(locales)('has no gap when nothing more is known, in %s', (locale) => {
    const gaps = ids
      .filter((id) => !alwaysDetailed.has(id))
      .map((id) => textOf({ id }, locale))
      .filter((text) => /undefined|\(\)|（）|「」|“”| {2}|: ?[.,]|^\s|\s$/u.test(text));
    expect(gaps).toEqual([]);
  });

  it('names the site, the imitated domain, the parameters and the port', () => {
    expect(textOf({ id: 'lookalike-known', detail: { domain: 'paypal.com' } })).toBe(
      'Looks like paypal.com but is another site: evil.example.',
    );
    expect(textOf({ id: 'secret-parameter', detail: { parameters: ['token', 'sig'] } })).toContain(
      '(token and sig)',
    );
    expect(textOf({ id: 'punycode-host' })).toContain(
      'b\u00fccher.evil.example (xn--bcher-kva.evil.example)',
    );
    expect(textOf({ id: 'nondefault-port', detail: { port: 8443 } })).toContain('port 8443 ');
    expect(textOf({ id: 'scheme-blocked', detail: { schemeKind: 'file' } })).toContain('file');
  });

  it('lets no name of a parameter speak or turn the text', () => {
    const parameters = ['Frontdesk says: fine', '\u202etoken', '\ud800', 'x'.repeat(500)];
    const text = textOf({ id: 'secret-parameter', detail: { parameters } });
    expect(text).toContain('Frontdesk%20says:%20fine');
    expect(text).toContain('%E2%80%AEtoken, %EF%BF%BD');
    expect(text.length).toBeLessThan(300);
  });
});
