import type { Catalogue } from '../catalogue.ts';
import type { rulesEn } from '../en/rules.ts';

export const rulesZhTW = {
  title: '規則',
  formMode: '可以請您填寫表單',
  formModeEffects: {
    on: '它的表單會顯示給您。',
    off: '伺服器會得知這裡不提供表單。仍然送來的表單會遭拒絕並計入次數。',
  },
  urlMode: '可以請您開啟頁面',
  urlModeEffects: {
    on: '在開啟任何頁面之前，會先將網址顯示給您。',
    off: '伺服器會得知這裡不開啟頁面。仍然送來的網址會遭拒絕並計入次數。',
  },
  told: {
    both: ({ server }) => `已告知 ${server}：可用表單與頁面。`,
    form: ({ server }) => `已告知 ${server}：可用表單，不可用頁面。`,
    url: ({ server }) => `已告知 ${server}：可用頁面，不可用表單。`,
    none: ({ server }) => `已告知 ${server}：表單與頁面都不可用。`,
    nothing: ({ server }) => `${server} 連線時會得知您提供的方式。`,
  },
  changeCounts: {
    'next-request': '變更從下一個要求起生效。',
    'next-connection': '變更從下一次連線起生效。',
    reconnecting: '變更在重新連線後生效；重新連線會停止執行中的操作。',
  },
  reconnectNow: '立即重新連線',
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
  era: '通訊協定世代',
  eraChoices: { auto: '自動判斷', modern: '新世代', legacy: '舊世代' },
  eraEffects: {
    auto: 'Frontdesk 會查明伺服器使用哪個世代，並記住結果。',
    modern: '只使用新世代（2026）。不支援的伺服器不會連線。',
    legacy: '只使用舊世代（2025）。不會詢問伺服器是否支援新世代。',
  },
  eraCounts: '變更從下一次連線起生效。',
  limits: '上限',
  limitsText:
    '此伺服器可以詢問的頻率。超過的部分會計入次數，在您放行之前不會顯示（舊版協定則不顯示）。',
  limit: {
    burst: '一次可來的詢問數',
    perMinute: '之後每分鐘的詢問數',
    queued: '排隊等候的詢問數',
  },
  limitHint: ({ most, usual }) => `1 到 ${most}，通常為 ${usual}`,
  limitError: ({ most, current }) => `請輸入 1 到 ${most} 的整數。在此之前以 ${current} 為準。`,
  callTime: (p) =>
    `伺服器 ${p.minutes} 分鐘沒有動靜，或總共超過 ${p.most} 分鐘，執行就會中止。您回答所花的時間不計算在內。`,
  usualLimits: '恢復為通常的上限',
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
