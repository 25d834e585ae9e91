import type { Catalogue } from '../catalogue.ts';
import type { findingsEn } from '../en/findings.ts';

export const findingsZhTW = {
  'invalid-url': '這不是完整的網址。',
  'url-too-long': '網址超過 2,081 個字元，並非每個系統都能開啟。',
  'control-characters': '網址含有控制字元，正常的網址不會有。下方以代碼顯示。',
  'invisible-characters':
    '網址含有看不見或會改變閱讀方向的字元，看起來的樣子與實際前往之處不同。下方以代碼顯示。',
  whitespace: '送來的網址含有空白。請確認上方的網址符合您的預期。',
  'scheme-blocked': '這不是網頁網址（https）。',
  'http-plain':
    '未加密：同一網路上的其他人可以讀取您輸入的內容，也能更改您看到的畫面。請勿輸入不能讓別人知道的資訊。',
  backslash: '應該是斜線的地方用了反斜線，看起來的樣子與實際前往之處不同。',
  'malformed-authority': '「https:」之後的斜線不是兩個，看起來的樣子與實際前往之處不同。',
  userinfo: ({ site }) => `網址把真正的網站藏在 @ 之後，實際前往 ${site}。`,
  'encoded-host': '網站名稱以代碼（%）寫成，看起來的樣子與實際前往之處不同。',
  'host-normalized': ({ site }) =>
    `名稱使用了特殊的字母或數字，瀏覽器會轉換為 ${site}。只有在您預期前往該網站時才開啟。`,
  'invalid-hostname': '網站名稱不符合命名規則。',
  'ip-host': ({ site }) =>
    `網站以數字（${site}）代替名稱，看不出屬於誰。只有在您認得這個數字時才開啟。`,
  'ip-obfuscated': ({ address }) =>
    address === '' ? '網站是偽裝過的數字。' : `網站是偽裝過的數字，實際上是 ${address}。`,
  'private-network-host':
    '網址通往您的區域網路，也就是家中或公司的裝置或頁面。只有在您預期如此時才開啟。',
  'loopback-host': '頁面在這台電腦上。對於同樣在這裡執行的伺服器，這很平常。',
  'loopback-from-remote':
    '外部的伺服器指向您自己的電腦，可能是想接觸在這裡執行的程式。只有在您為它啟動過這樣的程式時才開啟。',
  'localhost-lookalike': ({ site }) =>
    `名稱看起來像您自己的電腦（localhost），實際上卻前往 ${site}。只有在您預期前往該網站時才開啟。`,
  'single-label-host': ({ site }) =>
    `名稱「${site}」沒有 .com 之類的結尾，因此通往您自己的網路。只有在您認得它時才開啟。`,
  'trailing-dot-host': ({ site }) =>
    `網站名稱以句點結尾，這並不尋常。請確認您預期前往的是 ${site}。`,
  'nondefault-port': ({ port }) =>
    `網址使用連接埠 ${port} 而非一般的連接埠，回應的可能不是平常的網站。請確認這符合您的預期。`,
  'unsafe-port': ({ port }) => `連接埠 ${port} 不用於網頁，瀏覽器也會拒絕。建議您拒絕。`,
  'punycode-host': ({ unicodeHost, host }) =>
    `名稱使用了國際字元：${unicodeHost}（${host}）。請確認這符合您的預期。`,
  'idn-mixed-script': '名稱中有一個詞混用了不同的文字，這是常見的冒名手法。',
  'idn-whole-script': ({ host }) =>
    `名稱使用的字母看似拉丁字母卻不是，因此可能冒充別的名稱。真正的名稱是 ${host}。只有在您預期如此時才開啟。`,
  'idn-fake-punctuation': '名稱中有看似斜線、句點或連字號卻不是的字元，因此看起來像是另一個網站。',
  'idn-unusual-characters': '名稱中有不尋常的字元，例如符號或重疊的標記。請與您預期的名稱比對。',
  'lookalike-known': ({ domain, site }) => `看起來像 ${domain}，其實是另一個網站：${site}。`,
  'lookalike-server': ({ domain, site }) =>
    `看起來像您的伺服器所在的 ${domain}，其實是另一個網站：${site}。`,
  'near-known-domain': ({ domain, site }) =>
    `與 ${domain} 只差一點，其實是 ${site}。只有在您預期的正是這個名稱時才開啟。`,
  'embedded-domain': ({ domain, site }) =>
    domain === ''
      ? `開頭像另一個網站的名稱，其實屬於 ${site}。只有在您預期前往 ${site} 時才開啟。`
      : `開頭是 ${domain}，其實屬於 ${site}。只有在您預期前往 ${site} 時才開啟。`,
  'known-name-in-domain': ({ domain, site }) =>
    `使用了 ${domain} 的名稱，其實是 ${site}，任何人都可能註冊。只有在您預期前往 ${site} 時才開啟。`,
  'deep-subdomain': ({ site }) =>
    `名稱分成許多段，只有最後幾段說明網站屬於誰：${site}。請確認這符合您的預期。`,
  shortener: '短網址看不出會前往哪裡。輸入任何資訊之前，請先在瀏覽器中查看到了哪個網站。',
  'shared-hosting': ({ domain }) =>
    `任何人都能取得以 ${domain} 結尾的名稱，名稱無法說明頁面由誰經營。`,
  'secret-parameter': ({ parameters }) =>
    parameters === ''
      ? '網址帶有看似金鑰的內容。請勿將此網址分享給他人。'
      : `網址帶有看似金鑰的內容（${parameters}）。請勿將此網址分享給他人。`,
  'pii-parameter': ({ parameters }) =>
    parameters === ''
      ? '網址帶有個人資料，該網站會看到。請確認您願意。'
      : `網址帶有個人資料（${parameters}），該網站會看到。請確認您願意。`,
  'redirect-parameter': ({ domain }) =>
    domain === ''
      ? '網址可能會將您轉到另一個網站。輸入任何資訊之前，請先在瀏覽器中查看到了哪個網站。'
      : `網址可能會將您轉到 ${domain}。輸入任何資訊之前，請先在瀏覽器中查看到了哪個網站。`,
  'encoded-control':
    '網址含有編碼過、看不見的字元。輸入任何資訊之前，請先在瀏覽器中查看到了哪個網站。',
  'shell-characters': '網址含有命令列會當成指令執行的字元。',
  'executable-path': '網址會下載可以執行的程式。除非這是您預期的，否則請勿執行下載的檔案。',
  'server-domain-mismatch': ({ server, domain, site }) =>
    domain === ''
      ? `${server} 位於別處，這個頁面位於 ${site}。透過其他公司登入時這很平常。`
      : `${server} 位於 ${domain}，這個頁面位於 ${site}。透過其他公司登入時這很平常。`,
  'message-domain-mismatch': ({ domain, site }) =>
    domain === ''
      ? `訊息提到另一個網站，網址卻前往 ${site}。只有在您知道原因時才開啟。`
      : `訊息提到 ${domain}，網址卻前往 ${site}。只有在您知道原因時才開啟。`,
} satisfies Catalogue<typeof findingsEn>;
