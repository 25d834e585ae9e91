export const wireJa = {
  title: 'メッセージ',
  open: 'メッセージ',
  subtitle: (p: { server: string }) => `Frontdesk と ${p.server} のやり取り`,
  emptyTitle: 'メッセージはまだありません',
  emptyText:
    'サーバーに接続すると、それ以降のすべてのメッセージがここに並びます。メモリー上だけに置かれ、Frontdesk を終了すると消えます。',
  notFoundTitle: '見つかりません',
  notFoundText: '別の言葉で探すか、絞り込みを外してください。',
  search: '検索',
  searchHint: 'メッセージの文字（隠された値を除く）',
  direction: '方向',
  bothDirections: '両方向',
  directions: { sent: '送信', received: '受信' },
  kind: '種類',
  allKinds: 'すべて',
  kinds: {
    request: 'リクエスト',
    response: '応答',
    notification: '通知',
    error: 'エラー',
    failure: 'メッセージ以外',
  },
  answerTo: '次への応答：',
  count: (p: { count: number; shown: string }) => `${p.shown} 件のメッセージ`,
  dropped: (p: { count: number; shown: string }) =>
    `古いメッセージ ${p.shown} 件はもう残っていません。`,
  heldBack: (p: { count: number; shown: string }) =>
    `速すぎた通知や、待たれていない応答が ${p.shown} 件ありました。件数だけを数えています。`,
  details: 'メッセージの内容',
  cut: '長いメッセージのため、先頭だけを残しています。',
  gone: 'このメッセージはもう残っていません。',
  masked:
    '回答の値と秘密の情報は隠されています。••• の後に、隠されたものの種類と長さが示されます。サーバーが自分の文の中で繰り返した値は隠されません。',
  reveal: 'この画面で回答の値を表示する',
  revealText:
    '値はサーバーに接続している間だけメモリーに置かれ、ディスクには書き込まれません。秘密の情報と requestState は隠されたままです。',
  exportAll: 'すべて書き出す',
  exported: '値を隠したまま保存しました：',
};
