import type { Catalogue } from '../catalogue.ts';
import type { elicitationEn } from '../en/elicitation.ts';

export const elicitationJa = {} satisfies Catalogue<typeof elicitationEn>;
