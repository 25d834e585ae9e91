import type { Catalogue } from '../catalogue.ts';
import type { guardEn } from '../en/guard.ts';

export const guardZhTW = {
  pause: '暫停詢問',
  pauseOf: ({ server }) => `暫停詢問：${server}`,
  resume: '恢復詢問',
  resumeOf: ({ server }) => `恢復詢問：${server}`,
  paused: '已暫停',
  pausedTitle: ({ server }) => `已暫停：${server} 無法向您詢問`,
  pausedText: '它的詢問不會顯示。Frontdesk 會回覆「取消」（不表示任何決定），或停止該操作。',
  offerTitle: ({ server }) => `您已連續多次拒絕 ${server}`,
  offerText: '您可以暫停它：未回答的詢問會取消，在您恢復之前它無法再詢問。',
  heldBack: ({ count, since, reasons }) => `自 ${since} 起有 ${count} 則詢問未顯示：${reasons}。`,
  heldBackReasons: {
    'over-limit': ({ count }) => `${count} 則超過上限`,
    paused: ({ count }) => `${count} 則在暫停期間`,
    undeclared: ({ count }) => `${count} 則屬於已關閉的類型`,
    'by-rule': ({ count }) => `${count} 則依您的規則`,
  },
  clear: '清除',
  clearOf: ({ server }) => `清除 ${server} 的計數`,
  openCount: ({ count }) => `${count} 則詢問`,
  cancelAll: '全部取消',
  cancelAllOf: ({ server }) => `全部取消：${server} 的詢問`,
  cancelAllMeans: '「全部取消」會對每一則回覆「取消」，不表示任何決定。',
  heldTitle: ({ server }) => `已攔下：${server} 詢問得太頻繁`,
  heldCount: ({ count, since }) => `自 ${since} 起有 ${count} 則詢問在等候。`,
  heldText: '「繼續」會逐一顯示給您。「停止」會結束操作，不送出任何內容。',
  roundsTitle: ({ server, rounds }) => `已經過 ${rounds} 輪，${server} 仍未完成：要繼續嗎？`,
  roundsText: '您目前的回答均已送出。「繼續」會再允許十輪。「停止」會結束操作，不再送出任何內容。',
  continue: '繼續',
  stop: '停止',
  refusedCalls: ({ count }) => `視窗遭拒絕的嘗試：${count} 次`,
  refusedCallsText:
    '太早或太晚的回答，或是任何人都無法在視窗中做的事。少量屬於正常；若次數很多，請重新啟動 Frontdesk 並回報。',
} satisfies Catalogue<typeof guardEn>;
