import type { Catalogue } from '../catalogue.ts';
import type { textNotesEn } from '../en/textNotes.ts';

export const textNotesJa = {
  label: 'このテキストについて',
  more: (p) => `ほか ${String(p.count)} 件の注意`,
  flags: {
    'imitates-app':
      'Frontdesk やシステムからのお知らせのように書かれているか、自らを保証しています。書いたのはサーバーだけです。',
    'pushes-consent':
      'どのボタンを押すかを指示しています。決めるのはあなたです。いつでも拒否できます。',
    'imitates-server':
      '自称している名前が、あなたの別のサーバーの名前に似ています。あなたが付けた名前で判断してください。',
    'mixed-script':
      '1 つの単語に異なる文字体系が混在しています。名前を装うときによくある手口です。',
    'hidden-text': '目に見えないテキストが隠されていたため、取り除きました。',
    'bidi-control': '読む向きを変える文字を取り除きました。',
    'invisible-characters': '目に見えない文字を取り除きました。',
    'control-characters': '制御文字を � に置き換えました。',
    'combining-flood': '文字に重ねられた余分な記号を取り除きました。',
    'duplicate-option': '同じに見える選択肢が 2 つあります。',
    'whitespace-flood': '長い空白を詰めました。',
    'newline-flood': '空行や多すぎる行を省きました。',
    'too-long': '長すぎるため、途中までを表示しています。',
    'link-text': '含まれているアドレスは、ただの文字として表示しています。',
    markup: '含まれている書式の記号は、ただの文字として表示しています。',
  },
} satisfies Catalogue<typeof textNotesEn>;
