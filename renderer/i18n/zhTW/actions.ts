import type { Catalogue } from '../catalogue.ts';
import type { actionsEn } from '../en/actions.ts';

export const actionsZhTW = {} satisfies Catalogue<typeof actionsEn>;
