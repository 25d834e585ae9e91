import type { Catalogue } from '../catalogue.ts';
import type { serversEn } from '../en/servers.ts';

export const serversZhTW = {} satisfies Catalogue<typeof serversEn>;
