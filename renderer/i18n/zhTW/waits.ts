import type { Catalogue } from '../catalogue.ts';
import type { waitsEn } from '../en/waits.ts';

export const waitsZhTW = {
  emptyTitle: '目前沒有等待完成的頁面',
  emptyText:
    '您為伺服器開啟的頁面會列在這裡，直到伺服器繼續處理。您可以再試一次、再次開啟頁面，或停止。',
  count: ({ count }) => `${count} 個頁面待完成`,
  handedOver: '已交給您的瀏覽器',
  waitingFor: ({ server }) => `等待 ${server} 完成`,
  since: ({ time }) => `自 ${time} 起`,
  forAction: ({ tool }) => `用於 ${tool}`,
  forNothing: '您沒有操作在等待它。',
  states: {
    waiting: '請在瀏覽器中完成頁面的要求。Frontdesk 看不到該頁面，也無法得知您的進度。',
    'not-finished': ({ server }) => `尚未完成：已再次詢問 ${server}，它仍然需要這個頁面。`,
    'reported-complete': ({ server }) => `${server} 回報這個頁面已完成，結果尚未送達。`,
  },
  tryAgain: '再試一次',
  cannotTryAgain: '目前無法再試一次：伺服器仍在處理此操作。',
  openAgain: '再次開啟',
  openedAgain: '已再次交給您的瀏覽器。',
  notOpenedAgain: {
    'no-program': 'Frontdesk 找不到可以開啟此網址的瀏覽器。',
    failed: '無法開啟此網址。',
    'too-early': '視窗剛顯示在最前面，因此沒有開啟。請再按一次。',
    'not-open': '已不再等待這個頁面，因此沒有開啟。',
  },
  showAction: '顯示操作',
} satisfies Catalogue<typeof waitsEn>;
