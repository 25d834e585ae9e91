import type { Catalogue } from '../catalogue.ts';
import type { formsEn } from '../en/forms.ts';

export const formsJa = {} satisfies Catalogue<typeof formsEn>;
