import type { Catalogue } from '../catalogue.ts';
import type { urlEn } from '../en/url.ts';

export const urlJa = {
  asksToOpen: ({ server }) => `${server} がページを開くよう求めています`,
  leadsTo: 'ページの場所',
  notEncrypted: '暗号化なし',
  wholeAddress: 'アドレス全体',
  scrollForAll: ({ count }) => `全 ${count} 文字。スクロールするとすべて読めます。`,
  findings: 'このアドレスについて',
  severities: { info: '補足', warn: '要確認', block: 'ブロック' },
  schemes: {
    script: 'ページを開くのではなく、スクリプトを実行します。',
    file: 'ウェブページではなく、ファイルやネットワーク共有を指しています。',
    'system-tool': 'ページを開くのではなく、システムのツールを起動します。',
    'other-program': 'ウェブページを開くのではなく、別のプログラムを起動します。',
  },
  expectTitle: 'このアドレスは別のサイトをまねている可能性があります',
  expect: '想定しているサイトです',
  expectNeeded: '先に上のチェックボックスを選ぶか、拒否してください。',
  typedThere: '開いた先で入力した内容はそのサイトに送られます。Frontdesk には見えません。',
  open: ({ domain }) => `${domain} を開く`,
  opening: '開いています…',
  copyAddress: 'アドレスをコピー',
  haveOpened: '自分で開きました',
  noProgramTitle: 'このアドレスを開けるブラウザーが見つかりませんでした',
  failedTitle: 'アドレスを開けませんでした',
  byHand:
    'アドレスをコピーしてご自身で開き、「自分で開きました」を押してください。まだ何も回答していません。',
  reportedComplete: ({ server }) =>
    `${server} は、このページがすでに完了していると報告しています。拒否しても、このまま開いてもかまいません。`,
  notOpen: 'この質問への回答はもう受け付けられていません。何も開いておらず、回答もしていません。',
  notPassedOn: '選択を伝えられませんでした。質問は残っています。もう一度お試しください。',
  blockedTitle: 'Frontdesk はこのアドレスを開きません',
  blockedTodo:
    '拒否するか、決めずに閉じて、ここに表示された内容をサーバーの管理者に知らせてください。',
  wouldLeadTo: '実際の行き先',
  asSent: '送られてきたアドレス',
} satisfies Catalogue<typeof urlEn>;
