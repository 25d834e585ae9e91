import type { Catalogue } from '../catalogue.ts';
import type { textNotesEn } from '../en/textNotes.ts';

export const textNotesZhTW = {
  label: '關於這段文字',
  more: (p) => `另外 ${String(p.count)} 則說明`,
  flags: {
    'imitates-app': '這段文字的口吻像是出自 Frontdesk 或系統，或在替自己背書。其實全由伺服器所寫。',
    'pushes-consent': '這段文字要您按下特定按鈕。該按哪一個由您決定，您隨時可以拒絕。',
    'imitates-server': '它自稱的名稱看起來像您的另一個伺服器。請以您為它取的名稱為準。',
    'mixed-script': '其中有一個字詞混用了不同的文字系統，這是冒充名稱的常見手法。',
    'hidden-text': '其中藏有看不見的文字，已移除。',
    'bidi-control': '已移除會改變閱讀方向的字元。',
    'invisible-characters': '已移除看不見的字元。',
    'control-characters': '控制字元已換成 �。',
    'combining-flood': '已移除疊在字母上的多餘符號。',
    'duplicate-option': '有兩個選項看起來相同。',
    'whitespace-flood': '已縮減過長的空白。',
    'newline-flood': '已省略空行或過多的行。',
    'too-long': '文字過長，已截短。',
    'link-text': '其中的網址以純文字顯示。',
    markup: '其中的格式代碼以純文字顯示。',
  },
} satisfies Catalogue<typeof textNotesEn>;
