import { describe, expect, it } from 'vitest';
import { resolveLocale } from './locale.ts';

describe('resolveLocale', () => {
  it.each([
    [['zh-TW'], 'zh-TW'],
    [['zh-Hant-HK'], 'zh-TW'],
    [['zh-HK', 'en'], 'zh-TW'],
    [['ja-JP', 'en-US'], 'ja'],
    [['fr-FR', 'ja'], 'ja'],
    [['zh-CN', 'ja'], 'ja'],
    [['zh'], 'en'],
    [['C', 'not a tag!', 'ja'], 'ja'],
    [['de-DE'], 'en'],
    [[], 'en'],
  ])('gives the first language of the system that we speak: %j -> %s', (system, expected) => {
    expect(resolveLocale('system', system)).toBe(expected);
  });

  it('lets the choice of the person win over the system', () => {
    expect(resolveLocale('en', ['ja'])).toBe('en');
  });
});
