import type { Catalogue } from '../catalogue.ts';
import type { settingsEn } from '../en/settings.ts';

export const settingsZhTW = {} satisfies Catalogue<typeof settingsEn>;
