import type { Catalogue } from '../catalogue.ts';
import type { formsEn } from '../en/forms.ts';

export const formsZhTW = {} satisfies Catalogue<typeof formsEn>;
