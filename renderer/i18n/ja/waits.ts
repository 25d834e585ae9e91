import type { Catalogue } from '../catalogue.ts';
import type { waitsEn } from '../en/waits.ts';

export const waitsJa = {
  emptyTitle: '完了を待っているページはありません',
  emptyText:
    'サーバーのために開いたページは、サーバーが先に進むまでここに表示されます。再試行、もう一度開く、中止ができます。',
  count: ({ count }) => `完了待ちのページ ${count} 件`,
  handedOver: 'ブラウザーに渡しました',
  waitingFor: ({ server }) => `${server} の完了を待っています`,
  since: ({ time }) => `${time} から`,
  forAction: ({ tool }) => `対象：${tool}`,
  forNothing: 'このページを待っている操作はありません。',
  states: {
    waiting:
      'ブラウザーでページの指示に従ってください。Frontdesk にはページが見えず、進み具合はわかりません。',
    'not-finished': ({ server }) =>
      `まだ完了していません。${server} に再度確認しましたが、引き続きこのページが必要です。`,
    'reported-complete': ({ server }) =>
      `${server} がこのページの完了を報告しました。結果はまだ届いていません。`,
  },
  tryAgain: '再試行',
  cannotTryAgain: 'サーバーがまだ操作を処理しているため、今は再試行できません。',
  openAgain: 'もう一度開く',
  openedAgain: 'もう一度ブラウザーに渡しました。',
  notOpenedAgain: {
    'no-program': 'このアドレスを開けるブラウザーが見つかりませんでした。',
    failed: 'アドレスを開けませんでした。',
    'too-early': 'ウィンドウが前面に出た直後だったため、開きませんでした。もう一度押してください。',
    'not-open': 'このページはもう待たれていないため、開きませんでした。',
  },
  showAction: '操作を表示',
} satisfies Catalogue<typeof waitsEn>;
