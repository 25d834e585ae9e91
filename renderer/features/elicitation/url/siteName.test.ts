import { describe, expect, it } from 'vitest';
import { analyseUrl } from '../../../../shared/url/analyseUrl.ts';
import { withFinding } from '../../../testing/fakeUrlViews.ts';
import { siteNameOf } from './siteName.ts';

describe('siteNameOf', () => {
  it.each([
    ['https://bank.example.evil.example/', 'evil.example', null],
    ['https://desk.github.io/', 'desk.github.io', null],
    ['https://konto.b\u00fccher.example/', 'b\u00fccher.example', 'xn--bcher-kva.example'],
    ['https://10.0.0.1:8443/', '10.0.0.1', null],
    ['http://localhost:3000/', 'localhost', null],
    ['https://calendar.example./', 'calendar.example', null],
  ])('%s is known as %s (C-URL-5, C-URL-7)', (raw, name, otherForm) => {
    const site = siteNameOf(analyseUrl(raw));
    expect(site?.name.replace(/\.$/, '')).toBe(name);
    expect(site?.otherForm ?? null).toBe(otherForm);
  });

  it('puts the ASCII form first as soon as something is odd about the letters (C-URL-7)', () => {
    const address = {
      ...withFinding('idn-whole-script', 'warn'),
      registrableDomain: 'xn--bcher-kva.example',
      asciiHost: 'konto.xn--bcher-kva.example',
      unicodeHost: 'konto.b\u00fccher.example',
    };
    expect(siteNameOf(address)).toMatchObject({
      name: 'xn--bcher-kva.example',
      otherForm: 'b\u00fccher.example',
    });
  });

  it('knows no name where nothing could be parsed', () => {
    expect(siteNameOf(analyseUrl('nonsense'))).toBeNull();
  });
});
