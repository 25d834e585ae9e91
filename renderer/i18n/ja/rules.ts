import type { Catalogue } from '../catalogue.ts';
import type { rulesEn } from '../en/rules.ts';

export const rulesJa = {
  title: 'ルール',
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
