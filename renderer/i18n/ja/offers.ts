import type { Catalogue } from '../catalogue.ts';
import type { offersEn } from '../en/offers.ts';

export const offersJa = {
  prompts: 'プロンプト',
  resources: 'リソース',
  templates: 'アドレスで読むリソース',
  filter: '名前や説明で探す',
  noMatch: '名前や説明にこの文字を含む項目はありません。',
  loading: '一覧を取得しています…',
  failed: '一覧を読み込めませんでした。',
  unlisted: ({ count }) => `ほかに ${count.toLocaleString('ja')} 件ありますが、表示していません。`,
  more: 'サーバーには、表示できる数を超える項目があります。',
  unreadable: ({ count }) =>
    `${count.toLocaleString('ja')} 件は読み込めなかったため、表示していません。`,
  usePrompt: '使う…',
  readResource: '読む…',
  promptTitle: 'プロンプトを使う',
  resourceTitle: 'リソースを読む',
  get: 'プロンプトを取得',
  read: '読む',
  notConnected: '接続すると続けられます。入力した内容は残ります。',
  changed: 'サーバーがこの項目を変更しました',
  changedText:
    'このページを開いた後に変更されました。もう一度ご確認いただくまで、何も送信されません。',
  gone: 'この項目はサーバーの一覧にありません',
  noArguments: '引数は必要ありません。',
  required: '必須',
  missing: 'サーバーにはこの値が必要です。',
  values: '値',
  address: 'アドレス',
  type: '種類',
  size: 'サイズ（サーバーの申告）',
  suggestions: ({ server }) => `${server} の候補：`,
  takeOver: 'この値を使う',
  moreSuggestions: 'ほかにも候補があります。続けて入力すると絞り込めます。',
  ofPrompt: 'プロンプト',
  ofResource: 'リソース',
} satisfies Catalogue<typeof offersEn>;
