import type { Catalogue } from '../catalogue.ts';
import type { actionsEn } from '../en/actions.ts';

export const actionsJa = {
  states: {
    running: '実行中',
    asking: '質問あり',
    waiting: '待機中',
    held: '保留中',
    stopping: '中止しています…',
    finished: '完了',
    'finished-error': 'エラーで完了',
    failed: '失敗',
    stopped: '中止',
  },
  runTitle: 'ツールを実行',
  onServer: ({ server }) => `サーバー：${server}`,
  arguments: '引数',
  noArguments: '引数なし',
  run: '実行',
  stop: 'この操作を中止',
  elapsed: '所要時間',
  progress: '進行状況',
  progressOf: ({ done, total }) => `${done} / ${total}`,
  timeline: '経過',
  result: '結果',
  runAgain: 'もう一度実行',
  startAnew: '最初からやり直す',
  changeAndRun: '変更して実行…',
  toServer: ({ server }) => `${server} に戻る`,
  recent: '最近の実行',
  noRuns: 'このサーバーで実行したものが、新しい順に表示されます。',
  openRun: ({ state }) => `この実行を開く：${state}`,
  dismissRun: 'この実行を一覧から消す',
  showQuestion: '質問を表示',
  askingRound: ({ position, total }) => `質問 ${position} / ${total}`,
  notConnectedTitle: 'サーバーに接続していません',
  notConnectedText: '接続するとツールを実行できます。入力した内容は残ります。',
  toolChanged: 'このツールは変更されました',
  toolChangedText:
    'このページを開いた後に、サーバーが変更しました。もう一度ご確認いただくまで、何も実行されません。',
  lookAgain: '現在の内容を表示',
  toolGone: 'このツールはサーバーの一覧にありません',
  toolGoneText: 'サーバーの一覧が変わった可能性があります。戻って選び直してください。',

  steps: {
    started: '開始しました',
    asked: ({ server }) => `${server} から質問がありました`,
    accepted: '回答を送信しました',
    declined: '拒否しました',
    cancelled: '決めずに閉じました',
    refused: 'Frontdesk が質問を拒否し、サーバーに伝えました',
    retried: '回答を使って続行しました',
    retriedRound: ({ round }) => `回答を使って続行しました（${round} 回目）`,
    agreed: 'ページを開くことに同意しました',
    opened: {
      'by-app': ({ domain }) => `${domain} をブラウザーに渡しました`,
      'by-person': ({ domain }) => `${domain} をご自身で開きました`,
      again: ({ domain }) => `${domain} をもう一度ブラウザーに渡しました`,
    },
    notFinished: ({ server, domain }) =>
      `${server} に再度確認しました：${domain} のページはまだ完了していません`,
    reportedComplete: ({ server, domain }) =>
      `${server} が ${domain} のページの完了を報告しました。結果はまだ届いていません`,
    retriedByPerson: '再試行しました',
    heldBack: {
      'over-limit': ({ count }) =>
        `質問 ${count} 件を保留しました：このサーバーの上限を超えています`,
      paused: ({ count }) => `質問 ${count} 件を保留しました：サーバーは一時停止中です`,
    },
    letThrough: '質問を受けることにしました',
    roundsReached: ({ server, rounds }) =>
      `${server} は ${rounds} 回のやり取りでも完了していません。あなたが決めるまで何も送信しません`,
    letGoOn: '続行を許可しました',
    progress: ({ server, count }) => `${server} からの進行状況：${count}`,
    finished: '完了しました',
    finishedError: '完了しました（ツールがエラーを報告）',
    failed: '失敗しました',
    stopped: '中止しました',
    ended: '終了しました',
  },
  withdrawn: {
    'by-server': 'サーバーが質問を取り下げました',
    'link-lost': '質問を閉じました：接続が切れました',
    'action-stopped': '質問を閉じました：操作が中止されました',
    'action-ended': '質問を閉じました：回答を待たずに操作が終わりました',
    paused: '質問を閉じました：サーバーを一時停止しました',
    quit: '質問を閉じました：Frontdesk を終了中でした',
  },
  refusedReason: ({ reason }) => `理由：${reason}`,
  refusedField: ({ field }) => `項目：${field}`,

  stopReasons: {
    person:
      'この操作を中止し、サーバーに伝えました。それまでに行われた処理は残っている可能性があります。',
    quit: 'Frontdesk の終了に伴い、操作を中止しました。',
    'link-lost': '接続が切れたため、操作を中止しました。',
    'time-out': '時間内に完了しなかったため、操作を中止しました。',
    'server-removed': 'サーバーが削除されたため、操作を中止しました。',
    'page-declined': 'ページを開くことを拒否したため、操作を中止しました。',
    'page-cancelled': 'ページについての質問を閉じたため、操作を中止しました。',
    paused: 'このサーバーは一時停止中のため、操作を中止しました。何も送信していません。',
    'secret-rule':
      'このサーバーのルールにより操作を中止しました。フォームが機密情報を求めていると思われます。何も送信していません。',
  },
  failures: {
    'protocol-error': 'サーバーは結果ではなくエラーを返しました。',
    'state-refused':
      'サーバーは以前のやり取りの記録を受け付けないか、そこから続行できませんでした。',
    'resource-not-found': 'このアドレスのリソースはサーバーにありません。',
    'capability-required': 'サーバーは、提供していない機能を求めています。',
    'invalid-result': 'サーバーの結果が MCP として正しくないため、表示していません。',
    'refused-question': 'サーバーが Frontdesk で表示できないものを求めたため、操作を終了しました。',
    'too-many-rounds': 'サーバーが何度も質問を繰り返したため、操作を終了しました。',
    'link-lost': '結果が届く前に接続が切れました。',
    'time-out': ({ limit }) => `${limit}以内に結果が届きませんでした。`,
    failed: '操作を実行できませんでした。',
  },
  failureTodo: {
    'protocol-error': '引数を確認して、もう一度実行してください。',
    'state-refused':
      '「最初からやり直す」で同じ呼び出しを初めから行います。以前のやり取りの内容は送信しません。',
    'resource-not-found':
      '移動または削除された可能性があります。一覧を更新して選び直してください。',
    'capability-required':
      '自動では何も変更していません。このサーバーのルールで許可してから、もう一度実行できます。',
    'invalid-result': 'サーバーの管理者に知らせてください。技術的な詳細が役に立ちます。',
    'refused-question':
      '何も送信していません。サーバーの管理者に知らせてください。技術的な詳細が役に立ちます。',
    'too-many-rounds': '回答は送信されました。もう一度実行できます。',
    'link-lost':
      'サーバーが処理を終えたかどうかは不明です。再接続してから、もう一度実行してください。',
    'time-out': 'サーバーが処理を終えたかどうかは不明です。もう一度実行できます。',
    failed: 'もう一度実行してください。技術的な詳細が手がかりになることがあります。',
  },
  requires: {
    form: 'フォームの入力を求める許可が必要です。',
    url: 'ページを開くよう求める許可が必要です。',
    other: 'Frontdesk にない機能が必要です。対応するスイッチはありません。',
  },
  openRules: 'サーバーのルールを開く',
  errorCode: ({ code }) => `エラーコード ${code}`,

  toolReportsError: 'ツールがエラーを報告しました',
  emptyResult: '完了しました。表示する内容はありません。',
  structured: '構造化コンテンツ',
  image: ({ server }) => `${server} からの画像`,
  imageNotShown: ({ type }) => `表示できない種類の画像（${type}）`,
  imageLeftOut: ({ type, size }) =>
    `画像が多すぎるため、この画像（${type}、${size}）は表示しません`,
  audioNotPlayed: ({ type, size }) => `音声（${type}、${size}）は再生しません`,
  link: 'リンク',
  role: {
    user: 'あなたの発言として書かれた文',
    assistant: 'アシスタントの発言として書かれた文',
  },
  resource: 'リソース',
  binary: ({ size }) => `バイナリー（${size}）`,
  unknownBlock: 'Frontdesk が対応していない種類の内容',
} satisfies Catalogue<typeof actionsEn>;
