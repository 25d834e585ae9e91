import type { Catalogue } from '../catalogue.ts';
import type { settingsEn } from '../en/settings.ts';

export const settingsJa = {} satisfies Catalogue<typeof settingsEn>;
