export const settingsEn = {
  title: 'Settings',
  appearance: 'Language and appearance',
  language: 'Language',
  /** The language's own name comes first in every language; only `system` is translated. */
  systemLanguage: 'As the system',
  theme: 'Theme',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  about: 'About',
  version: (p: { version: string }) => `Version ${p.version}`,
};
