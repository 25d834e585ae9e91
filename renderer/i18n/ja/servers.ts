import type { Catalogue } from '../catalogue.ts';
import type { serversEn } from '../en/servers.ts';

export const serversJa = {} satisfies Catalogue<typeof serversEn>;
