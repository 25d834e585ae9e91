import { describe, expect, it } from 'vitest';
import { menuLabels } from './menuLabels.ts';

describe('the words of the menu', () => {
  it.each([
    [['ja-JP'], '編集'],
    [['zh-TW'], '編輯'],
    [['zh-Hant-TW'], '編輯'],
    [['zh-HK'], '編輯'],
    [['zh-CN', 'ja'], '編集'],
    [['zh-Hans-TW', 'en-GB'], 'Edit'],
    [['de-DE', 'zh-Hant'], '編輯'],
    [['en-US', 'ja'], 'Edit'],
    [['fr'], 'Edit'],
    [[], 'Edit'],
  ])('follow the first language of %j that the app speaks', (systemLocales, edit) => {
    expect(menuLabels('system', systemLocales).edit).toBe(edit);
  });

  it('follow the choice of the person before the system', () => {
    expect(menuLabels('ja', ['en']).quit).toBe('Frontdesk を終了');
  });

  it.each(['en', 'zh-TW', 'ja'] as const)('are complete in %s, and none stands twice', (locale) => {
    const words = Object.values(menuLabels(locale, []));
    expect(words.every((word: unknown) => typeof word === 'string' && word !== '')).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  });
});
