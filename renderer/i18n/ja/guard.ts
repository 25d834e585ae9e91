import type { Catalogue } from '../catalogue.ts';
import type { guardEn } from '../en/guard.ts';

export const guardJa = {
  pause: '質問を一時停止',
  pauseOf: ({ server }) => `${server} の質問を一時停止`,
  resume: '質問を再開',
  resumeOf: ({ server }) => `${server} の質問を再開`,
  paused: '一時停止中',
  pausedTitle: ({ server }) => `一時停止中：${server} は質問できません`,
  pausedText:
    '質問は表示しません。Frontdesk が「キャンセル」（決定なし）と回答するか、操作を中止します。',
  offerTitle: ({ server }) => `${server} を続けて何度も断っています`,
  offerText:
    '一時停止できます。未回答の質問はキャンセルされ、再開するまで次の質問は届かなくなります。',
  heldBack: ({ count, since, reasons }) =>
    `${since} 以降、${count} 件の質問を表示していません：${reasons}。`,
  heldBackReasons: {
    'over-limit': ({ count }) => `上限超過 ${count} 件`,
    paused: ({ count }) => `一時停止中 ${count} 件`,
    undeclared: ({ count }) => `オフにした種類 ${count} 件`,
    'by-rule': ({ count }) => `ルールによるもの ${count} 件`,
  },
  clear: '消去',
  clearOf: ({ server }) => `${server} の件数を消去`,
  openCount: ({ count }) => `質問 ${count} 件`,
  cancelAll: 'すべてキャンセル',
  cancelAllOf: ({ server }) => `${server} の質問をすべてキャンセル`,
  cancelAllMeans: '「すべてキャンセル」は、それぞれに「キャンセル」（決定なし）と回答します。',
  heldTitle: ({ server }) => `保留中：${server} の質問が多すぎます`,
  heldCount: ({ count, since }) => `${since} から ${count} 件の質問が待っています。`,
  heldText: '「続ける」で 1 件ずつ表示します。「中止」で操作を終了し、何も送信しません。',
  roundsTitle: ({ server, rounds }) =>
    `${rounds} 回のやり取りでも ${server} は完了していません。続けますか？`,
  roundsText:
    'これまでの回答は送信済みです。「続ける」でさらに 10 回まで許可します。「中止」で操作を終了し、これ以上何も送信しません。',
  continue: '続ける',
  stop: '中止',
  refusedCalls: ({ count }) => `拒否したウィンドウの要求：${count} 件`,
  refusedCallsText:
    '早すぎた、または遅すぎた回答か、ウィンドウで誰にもできないはずの操作です。少数なら問題ありません。多い場合は Frontdesk を再起動し、報告してください。',
} satisfies Catalogue<typeof guardEn>;
