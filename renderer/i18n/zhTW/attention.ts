import type { Catalogue } from '../catalogue.ts';
import type { attentionEn } from '../en/attention.ts';

export const attentionZhTW: Catalogue<typeof attentionEn> = {
  arrived: (p) => `${p.server} 向您詢問。按 F6 前往該問題。`,
  quitTitle: '要結束 Frontdesk 嗎？',
  questionsOpen: (p) => `有 ${p.shown} 個問題尚未回答。`,
  actionsRunning: (p) => `有 ${p.shown} 項操作正在執行。`,
  quitText: '結束會取消尚未回答的問題，並停止正在執行的操作。您輸入的內容都不會送出。',
  quit: '結束',
  keepOpen: '保持開啟',
};
