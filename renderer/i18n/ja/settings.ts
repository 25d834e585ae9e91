import type { Catalogue } from '../catalogue.ts';
import type { settingsEn } from '../en/settings.ts';

export const settingsJa = {
  title: '設定',
  appearance: '言語と外観',
  language: '言語',
  systemLanguage: 'システムに合わせる',
  theme: 'テーマ',
  themes: { system: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  about: 'このアプリについて',
  version: ({ version }) => `バージョン ${version}`,
} satisfies Catalogue<typeof settingsEn>;
