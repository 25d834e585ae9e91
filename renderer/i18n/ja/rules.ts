import type { Catalogue } from '../catalogue.ts';
import type { rulesEn } from '../en/rules.ts';

export const rulesJa = {
  title: 'ルール',
  formMode: 'フォームの入力を求めてよい',
  formModeEffects: {
    on: 'フォームを表示します。',
    off: 'フォームは使えないとサーバーに伝えます。それでも届いたフォームは断り、件数に数えます。',
  },
  urlMode: 'ページを開くよう求めてよい',
  urlModeEffects: {
    on: '何かを開く前に、アドレスを表示します。',
    off: 'ページは開けないとサーバーに伝えます。それでも届いたアドレスは断り、件数に数えます。',
  },
  told: {
    both: ({ server }) => `${server} に伝えた内容：フォームとページ。`,
    form: ({ server }) => `${server} に伝えた内容：フォームのみ。ページは不可。`,
    url: ({ server }) => `${server} に伝えた内容：ページのみ。フォームは不可。`,
    none: ({ server }) => `${server} に伝えた内容：フォームもページも不可。`,
    nothing: ({ server }) => `${server} には接続時に伝えます。`,
  },
  changeCounts: {
    'next-request': '変更は次の要求から有効です。',
    'next-connection': '変更は次の接続から有効です。',
    reconnecting: '変更は再接続後に有効になります。再接続すると、実行中の操作は中止されます。',
  },
  reconnectNow: '今すぐ再接続',
  secretFields: '機密情報を求めるフォーム',
  secretFieldsChoices: { warn: '警告する', refuse: '拒否する' },
  secretFieldsEffects: {
    warn: 'パスワード、キー、カード番号などを求めていると思われるフォームは、警告付きで表示します。確認のチェックを入れるまで送信できません。',
    refuse:
      'パスワード、キー、カード番号などを求めていると思われるフォームは表示しません。Frontdesk が代わりに断るか、操作を中止し、その旨を操作のページに表示します。',
  },
  allowHttp: '暗号化されていないアドレスを許可（開発用）',
  allowHttpEffects: {
    on: 'このサーバーは http のページを開くよう求めることができ、そのたびに警告を表示します。そうしたページに入力した内容は、同じネットワークの他の人に読まれるおそれがあります。自分で開発しているサーバーのための設定です。',
    off: 'http のページを開く要求は、このコンピューター上のページを除いて断ります。あなたへの確認はしません。',
  },
  era: 'プロトコルの世代',
  eraChoices: { auto: '自動で判別', modern: '新しい世代', legacy: '古い世代' },
  eraEffects: {
    auto: 'サーバーがどちらの世代を使うかを Frontdesk が調べ、記憶します。',
    modern: '新しい世代（2026）だけを使います。対応していないサーバーには接続しません。',
    legacy: '古い世代（2025）だけを使います。新しい世代に対応しているかは尋ねません。',
  },
  eraCounts: '変更は次の接続から有効です。',
  limits: '上限',
  limitsText:
    'このサーバーが質問できる頻度です。超えた分は件数に数え、許可されるまで表示しません（古い版のプロトコルでは表示しません）。',
  limit: {
    burst: '一度に届く質問の数',
    perMinute: 'その後の 1 分あたりの質問の数',
    queued: '順番を待つ質問の数',
  },
  limitHint: ({ most, usual }) => `1～${most}（通常は ${usual}）`,
  limitError: ({ most, current }) =>
    `1 から ${most} までの整数を入力してください。それまでは ${current} が有効です。`,
  callTime: (p) =>
    `サーバーから ${p.minutes} 分間応答がないとき、または合計 ${p.most} 分を超えたとき、実行を打ち切ります。回答にかかる時間は数えません。`,
  usualLimits: '通常の上限に戻す',
  fromNextQuestion: '変更は次の質問から有効です。',
  declinedByRule: {
    'secret-fields':
      'このサーバーのルールにより Frontdesk が断りました。フォームが機密情報を求めていると思われます。あなたへの確認はしていません。',
  },
  stoppedByRule: {
    'secret-fields':
      'このサーバーのルールにより表示しませんでした。フォームが機密情報を求めていると思われます。何も送信していません。',
  },
} satisfies Catalogue<typeof rulesEn>;
