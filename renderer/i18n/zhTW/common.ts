import type { Catalogue } from '../catalogue.ts';
import type { commonEn } from '../en/common.ts';

export const commonZhTW = {
  appName: 'Frontdesk',
  fromServer: ({ server }) => `來自 ${server}：`,
  showMore: '顯示更多',
  textCut: '文字過長，其餘部分未顯示。',
} satisfies Catalogue<typeof commonEn>;
