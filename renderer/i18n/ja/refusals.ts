import type { Catalogue } from '../catalogue.ts';
import type { refusalsEn } from '../en/refusals.ts';

export const refusalsJa = {
  'malformed-input-request': '届いた内容は、MCP で定められた質問の形になっていません。',
  'undeclared-method':
    'フォームやページ以外のものを求めています。Frontdesk はそれに対応していません。',
  'undeclared-mode': 'Frontdesk がこのサーバーに提示していない方法で質問しています。',
  'missing-message': '質問の文がありません。',
  'message-too-long': '質問の文が長すぎます。',
  'unknown-mode': 'Frontdesk が対応していない方法で質問しています。',
  'url-mode-not-in-2025-06-18':
    'ページを開くよう求めていますが、使われているプロトコルバージョン（2025-06-18）にその機能はありません。',
  'missing-schema': 'フォームの内容が示されていません。',
  'schema-too-large': 'フォームの記述が大きすぎます。',
  'unknown-dialect':
    'フォームの記述に、MCP のフォームで使わない種類の JSON Schema が使われています。',
  ref: 'フォームの記述が別の場所を参照しています。MCP のフォームでは許可されていません。',
  'root-not-object': 'フォームの記述が項目の集まりになっていません。',
  'nested-object': '項目の中にさらに項目があります。MCP のフォームは 1 階層だけです。',
  combinator: '項目や値の間に、フォームでは表せない規則があります。',
  'root-keyword': 'フォーム全体に、MCP のフォームにない規則があります。',
  'properties-not-object': 'フォームの項目の一覧が正しくありません。',
  'too-many-fields': 'フォームの項目が多すぎます。',
  'unknown-type': 'MCP のフォームにない種類の項目があります。',
  'malformed-keyword': 'フォームの制限に正しくないものがあります。',
  'array-not-in-2025-06-18':
    '複数回答の項目がありますが、使われているプロトコルバージョン（2025-06-18）にその機能はありません。',
  'free-array': '一覧を求める項目に選択肢がありません。',
  'array-of-objects': '項目を持つ要素の一覧を求める項目があります。',
  'no-options': '選択肢のない項目があります。',
  'option-type': '選択肢の種類が項目と合っていません。',
  'too-many-options': 'フォームの選択肢が多すぎます。',
  'required-malformed': '必須項目の一覧が正しくありません。',
  'required-unknown-field': 'フォームにない項目が必須とされています。',
  'missing-url': 'ページを開くよう求めていますが、アドレスがありません。',
  'missing-elicitation-id':
    'ページを開くよう求めていますが、プロトコルの版（2025-11-25）に必要な ID がありません。',
  'invalid-url': 'ウェブアドレスではないものを開くよう求めています。',
  'scheme-blocked': 'ウェブページ（https）以外のものを開くよう求めています。',
  'http-plain':
    '暗号化されていないページ（http）を開くよう求めています。開発用にはサーバーのルールで許可できます。',
  other: 'Frontdesk では表示できません。',
} satisfies Catalogue<typeof refusalsEn>;
