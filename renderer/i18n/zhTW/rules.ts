import type { Catalogue } from '../catalogue.ts';
import type { rulesEn } from '../en/rules.ts';

export const rulesZhTW = {
  title: '規則',
  secretFields: '要求機密資料的表單',
  secretFieldsChoices: { warn: '警告我', refuse: '拒絕' },
  secretFieldsEffects: {
    warn: '看起來在要求密碼、金鑰或卡號的表單會附上警告顯示，您勾選確認後才能送出。',
    refuse:
      '看起來在要求密碼、金鑰或卡號的表單不會顯示。Frontdesk 會代您拒絕，或停止該操作，並在操作頁面上說明。',
  },
  allowHttp: '允許未加密的網址（開發用）',
  allowHttpEffects: {
    on: '此伺服器可以請您開啟 http 頁面，每次都會附上警告。同一網路上的其他人可以讀取您在這類頁面輸入的內容。適用於您自行開發的伺服器。',
    off: '除了這台電腦上的頁面，開啟 http 頁面的要求一律拒絕，不會詢問您。',
  },
  fromNextQuestion: '變更從下一個詢問起生效。',
  declinedByRule: {
    'secret-fields':
      'Frontdesk 依您為此伺服器設定的規則代為拒絕：表單看起來在要求機密資料。並未詢問您。',
  },
  stoppedByRule: {
    'secret-fields':
      '依您為此伺服器設定的規則未予顯示：表單看起來在要求機密資料。沒有送出任何內容。',
  },
} satisfies Catalogue<typeof rulesEn>;
