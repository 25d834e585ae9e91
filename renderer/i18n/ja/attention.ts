import type { Catalogue } from '../catalogue.ts';
import type { attentionEn } from '../en/attention.ts';

export const attentionJa: Catalogue<typeof attentionEn> = {
  arrived: (p) => `${p.server} からの質問です。F6 キーで質問に移動します。`,
  quitTitle: 'Frontdesk を終了しますか？',
  questionsOpen: (p) => `未回答の質問が ${p.shown} 件あります。`,
  actionsRunning: (p) => `実行中の操作が ${p.shown} 件あります。`,
  quitText:
    '終了すると、未回答の質問はキャンセルされ、実行中の操作は中止されます。入力した内容は送信されません。',
  quit: '終了',
  keepOpen: '開いたままにする',
};
