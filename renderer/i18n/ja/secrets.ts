import type { Catalogue } from '../catalogue.ts';
import type { secretsEn } from '../en/secrets.ts';

export const secretsJa = {
  keep: ({ name }) => (name === '' ? 'キーストアに保存' : `${name} をキーストアに保存`),
  keepHint:
    'キーストアの値はシステムが暗号化します。Frontdesk は値を再び表示せず、このサーバー以外には送りません。',
  states: {
    kept: 'キーストアに保存済み',
    'run-only': 'Frontdesk の終了まで保存',
    missing: '値がありません',
  },
  replace: '置き換える',
  replaceNamed: ({ name }) => `${name} を置き換える`,
  keepOld: ({ name }) => `今の ${name} を残す`,

  noKeystore: 'このシステムではキーストアを使えません',
  noKeystoreForm:
    'キーストアに保存する値は Frontdesk の終了までしか残らず、次の起動後にもう一度入力します。残したい場合は保存をオフにしてください。値は servers.json に平文で書き込まれます（あなただけが読めるファイルです）。',
  keptForRun: ({ count }) => `機密情報 ${count} 件は終了まで保存されます`,
  keptForRunText:
    'このシステムではキーストアを使えません。次の起動後に、もう一度入力してください。',

  missing: ({ count }) => `入力が必要な値：${count} 件`,
  missingText:
    'サーバーのヘッダーや変数で使われています。値は、入力したときの URL またはプログラムにだけ渡されます。',
  valueOf: ({ name }) => `${name} の値`,
  saveValue: ({ name }) => `${name} を保存`,

  literal: ({ count }) => `機密情報のような値が ${count} 件あります`,
  literalText: 'servers.json に平文で書かれています：',
  move: 'キーストアに移す',
  cannotMove:
    'このシステムではキーストアを使えないため、そのままにします。ファイルを読めるのはあなただけです。',
} satisfies Catalogue<typeof secretsEn>;
