// A text that speaks as the system or the app, vouches for itself, or draws what only the app draws (C-IDN-5).
// A heuristic for English, Traditional Chinese and Japanese: conditions, questions and denials claim nothing.
import { foldPhrases, phrase, saysAny } from './phrases.ts';

const opening = String.raw`^[\s\p{P}\p{S}]*`;

const englishThing =
  '(?:request|form|server|service|page|site|website|link|address|url|tool|message|dialog|prompt|question|connection|app|publisher|sender|source)';
const englishVoucher = String.raw`(?:app|application|client|frontdesk|system(?! admin)|operating system|browser|computer|device|windows|macos|linux|microsoft|apple|google|anthropic|openai|mcp|security team|antivirus)\b`;
const englishDegree = String.raw`(?:(?:completely|fully|totally|perfectly|entirely|absolutely|100 ?%|already|now|always|very|guaranteed|officially|known to be)\s+){0,2}`;

const english = [
  phrase(
    String.raw`(?<!\b(?:if|whether|once|when|until|after|unless|before)\s)\b(?:this|these|our)\s+${englishThing}s?\s+(?:is|are|has been|have been)\s+${englishDegree}`,
    String.raw`(?:verified|approved|certified|trusted|checked|safe|secure|legitimate|genuine|harmless|official)\b(?![^.!?\n]{0,40}\?)`,
  ),
  phrase(
    String.raw`(?<!\b(?:if|whether|once|when|until|after|unless|before)\s)\bthe\s+${englishThing}s?\s+(?:is|are|has been|have been)\s+${englishDegree}`,
    String.raw`(?:verified|trusted|safe|secure|legitimate|harmless)\b(?![^.!?\n]{0,40}\?)`,
  ),
  phrase(
    String.raw`(?<!\b(?:not|be|if|when|once|until)\s)\b(?:verified|approved|certified|trusted|checked|scanned|signed|secured|protected|guaranteed|endorsed|recommended)\s+by\s+(?:the\s+|your\s+)?`,
    englishVoucher,
  ),
  phrase(
    String.raw`(?<!\b(?:an?|any|each|every|no|some|not)\s)\b(?:verified|certified|trusted)\s+(?:publisher|server|developer|vendor|sender|source|app|tool|connection|provider|issuer|website|site|request)\b`,
  ),
  phrase(String.raw`\bofficial\s+(?:server|app|client|request|message|notice|publisher)\b`),
  phrase(
    String.raw`\[\s?(?:verified|trusted|secure|safe|official|system)\s?\]|\((?:verified|trusted|official)\)`,
  ),
  phrase(String.raw`${opening}(?:verified|trusted|secure|frontdesk|administrator)\s?:\s*\S`),
  phrase(String.raw`${opening}system\s?:\s*\S+\s+\S+\s+\S`),
  phrase(
    opening,
    String.raw`(?:system|security|app|application|windows|macos|administrator|frontdesk)\s+(?:message|notice|notification|alert|warning|announcement|prompt|check)\s?(?:[:!.\n\u2013\u2014]|-\s)`,
  ),
  phrase(
    String.raw`\b(?:this|the following) is an? (?:official |automated |automatic |important )?(?:system|security|app|frontdesk|windows|macos) (?:message|notice|notification|alert|warning|prompt)\b`,
  ),
  phrase(
    String.raw`\b(?:message|notice|warning) from (?:the |your )?(?:operating system|system|frontdesk)\b(?![^.!\n]{0,40}\?)`,
  ),
  phrase(
    String.raw`\bfrontdesk\s+(?:has|says|requires|recommends|needs|confirms|verified|checked|trusts|approved|asks|wants|is asking)\b`,
  ),
  phrase(
    String.raw`\b(?:the|this|your) app\s+(?:has\s+)?(?:verified|checked|confirmed|confirms|approved|recommends|trusts|guarantees|vouches)\b`,
  ),
  phrase(
    String.raw`(?<!\b(?:if|whether)\b[^.!?\n]{0,20})\b(?:is|are|it's|that's)\s+${englishDegree}safe to (?:approve|accept|continue|proceed|open|allow|click|enter|share|send)\b`,
  ),
  phrase(
    String.raw`\b(?:security|safety|virus|malware|integrity)\s+(?:check|scan|verification|review)s?\s+(?:has\s+|was\s+)?(?:passed|completed|complete|successful)\b`,
  ),
  phrase(
    String.raw`\bno\s+(?:threats?|virus(?:es)?|malware|risks?)\s+(?:were\s+|was\s+)?(?:found|detected)\b`,
  ),
  phrase(
    String.raw`(?<!\bnot )(?:\b100 ?%|\b(?:guaranteed|completely|perfectly|absolutely)) (?:safe|secure)\b`,
  ),
];

const chinese = [
  phrase(
    '(?<!如果|若|倘若|是否)(?:此|這個?|本)(?:項|份|則|次)?(?:請求|要求|表單|伺服器|服務|連線|網站|頁面|網頁|連結|訊息|工具|對話框|問題|網址)',
    String.raw`(?:(?![不未否非須需待應請嗎])[^。!?\n]){0,6}(?:安全(?!性|碼|設定|問題|嗎)|可信|值得信任|(?:已|經|通過)(?:(?![不未否非須需待應請嗎])[^。!?\n]){0,6}(?:驗證|認證|核准|審核|檢查|信任|核可))(?![^。!\n]{0,4}[嗎?])`,
  ),
  phrase(
    String.raw`(?<![須需應待未])(?:已|經|通過|獲)[^。!?\n]{0,3}(?:作業系統|系統|應用程式|官方|本程式|微軟|蘋果|google|microsoft|apple|frontdesk)的?[^。!?\n]{0,3}(?:驗證|認證|核准|審核|檢查|核可|信任)`,
  ),
  phrase(
    '(?:已(?:通過)?(?:驗證|認證)|受信任|官方認證|官方驗證)的?(?:伺服器|發行者|發布者|發佈者|開發者|來源|應用程式|程式|請求|連線)',
  ),
  phrase(
    opening,
    String.raw`(?:作業系統|系統|安全|應用程式|管理員|frontdesk)(?:訊息|通知|提示|公告|警告|警示|提醒)\s?[:!\n]`,
  ),
  phrase(
    String.raw`[這此]是(?:一則|一個|由|來自)?(?:系統|frontdesk|應用程式|官方)[^。\n]{0,4}(?:訊息|通知|提示|要求|請求)`,
  ),
  phrase(
    '(?<!接收|收到|傳送|允許|封鎖)來自(?:系統|應用程式|frontdesk|官方)的(?:訊息|通知|提示|要求|請求)',
  ),
  phrase('frontdesk ?(?:已|要求|建議|確認|需要|認為|保證)|應用程式已(?:驗證|確認|核准|檢查)'),
  phrase(
    '(?:保證|絕對|完全|百分之百|100 ?%) ?安全|安全無虞|(?:未|沒有)發現(?:任何)?(?:威脅|病毒|風險|惡意)|(?:安全|病毒)(?:檢查|掃描)已?(?:通過|完成)',
  ),
  phrase(
    '(?<!是否|不)(?:可以?(?:安全地?|放心)|請放心)(?:地)?(?:同意|接受|繼續|開啟|允許|按|點|使用|執行|分享|填寫?|輸入)',
  ),
];

const japaneseDoubt = String.raw`(?![^。!\n]{0,8}(?:ですか|でしょうか|ません|ない|かどうか|場合|なら))`;

const japanese = [
  phrase(
    '(?:この|本)(?:リクエスト|要求|依頼|フォーム|サーバー?|サービス|接続|サイト|ページ|リンク|メッセージ|ツール|質問|アドレス|url|アプリ)[はが]',
    String.raw`(?:(?!ません|ない|未)[^。!?\n]){0,10}(?:安全(?!性|に)|(?:検証|認証|確認|承認)(?:済|されて)|信頼でき|公式)${japaneseDoubt}`,
  ),
  phrase(
    String.raw`(?:アプリ|システム|frontdesk|公式|運営|os|microsoft|apple|google)(?:によって|により|による|が|で|の)[^。!?\n]{0,6}(?:検証|認証|承認|審査)(?:済|され|しました|を?完了|を?受け)${japaneseDoubt}`,
  ),
  phrase(
    '(?:検証済み?|認証済み?|承認済み?|信頼された|公認|公式)の?(?:サーバー?|発行元|開発元|開発者|提供元|送信元|アプリ|接続|リクエスト|発行者)',
  ),
  phrase(
    opening,
    String.raw`(?:システム|セキュリティ|アプリ|管理者|frontdesk)(?:メッセージ|通知|警告|アラート|からの(?:お知らせ|通知|メッセージ))\s?[:!\n。]`,
  ),
  phrase(
    String.raw`(?:システム|アプリ|frontdesk)からの(?:お知らせ|通知|メッセージ|警告|要求|お願い)(?:です|[:!。\n])`,
  ),
  phrase('frontdesk ?[がはも](?:[^。!?\n]{0,6})(?:確認|検証|承認|推奨|保証|要求)'),
  phrase(
    '(?:完全に|絶対に?|100 ?%) ?安全|安全[がを](?:確認(?:されて|され|済|しました)|保証(?:され|し))|(?:ウイルス|脅威|マルウェア)は?(?:検出され|見つかり)ません|(?:セキュリティ|安全)(?:チェック|確認|スキャン)(?:に合格|済|が?完了)',
  ),
  phrase(
    String.raw`安心して(?:続行|承認|同意|許可|開い|開け|クリック|送信|入力|ご入力|ご利用)(?![^。!\n]{0,8}ため)`,
  ),
];

/** Locks, shields and check marks, where the app would set its own. */
const symbol =
  /^[\s"'([【「『«“]*[\u{1F50F}-\u{1F510}\u{1F512}\u{1F513}\u{1F6E1}\u2705\u2713\u2714\u2611\u{1F5F8}\u{1F5F9}]/u;

const buttonWords =
  'ok|okay|accept|allow|approve|i agree|agree|confirm|continue|submit|proceed|decline|deny|cancel|接受|同意|允許|確定|核准|許可|承認|拒絕|拒否|同意する|許可する|承認する|ok';
const moreButtonWords = `${buttonWords}|yes|no|open|close|send|next|是|否|確認|取消|繼續|送出|開啟|はい|いいえ|続行|送信|開く|閉じる|キャンセル`;
const buttons = [
  phrase(String.raw`[[【〔⟦]\s?(?:${buttonWords})\s?[\]】〕⟧]`),
  phrase(String.raw`[[【〔⟦(]\s(?:${moreButtonWords})\s[\]】〕⟧)]`),
  phrase(
    String.raw`[[【〔⟦]\s?(?:${moreButtonWords})\s?[\]】〕⟧]\s*[[【〔⟦]\s?(?:${moreButtonWords})\s?[\]】〕⟧]`,
  ),
  phrase(String.raw`[\u2502\u2503\u2551]\s?(?:${moreButtonWords})\s?[\u2502\u2503\u2551]`),
];

const patterns = [symbol, ...english, ...chinese, ...japanese, ...buttons];
/** The app's own name, alone or with what would make it one of its parts. */
const appName =
  /^frontdesk(?:$|[\s._-]*(?:app|desktop|client|system|security|support|team|official|update|updater|assistant|verification)\b)/i;

export function imitatesApp(text: string, isName: boolean): boolean {
  const folded = foldPhrases(text);
  return saysAny(folded, patterns) || (isName && appName.test(folded));
}
