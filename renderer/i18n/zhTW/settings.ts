import type { Catalogue } from '../catalogue.ts';
import type { settingsEn } from '../en/settings.ts';

export const settingsZhTW = {
  title: '設定',
  appearance: '語言與外觀',
  language: '語言',
  systemLanguage: '依系統設定',
  theme: '佈景主題',
  themes: { system: '依系統設定', light: '淺色', dark: '深色' },
  about: '關於',
  version: ({ version }) => `版本 ${version}`,
} satisfies Catalogue<typeof settingsEn>;
