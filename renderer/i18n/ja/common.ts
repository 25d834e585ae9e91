import type { Catalogue } from '../catalogue.ts';
import type { commonEn } from '../en/common.ts';

export const commonJa = {
  appName: 'Frontdesk',
  fromServer: ({ server }) => `${server} から：`,
  showMore: 'さらに表示',
  textCut: 'テキストが長いため、残りは表示していません。',
} satisfies Catalogue<typeof commonEn>;
