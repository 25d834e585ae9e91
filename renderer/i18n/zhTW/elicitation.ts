import type { Catalogue } from '../catalogue.ts';
import type { elicitationEn } from '../en/elicitation.ts';

export const elicitationZhTW = {} satisfies Catalogue<typeof elicitationEn>;
