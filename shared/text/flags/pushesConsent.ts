// A text that tells which button to press, to ignore a warning, or not to decline. A heuristic for English, Traditional
// Chinese and Japanese: telling not to press it pushes nothing, and a choice of the form is no button.
import { foldPhrases, phrase, saysAny } from './phrases.ts';

const englishNot = String.raw`(?<!\b(?:not|never|don't|without|before you|if you)\s(?:ever\s)?)`;
const englishButton =
  '(?:accept all|allow all|accept|allow|approve|okay|ok|i agree|agree|continue|confirm|open|submit|send|proceed|grant|authori[sz]e|trust|permit)';
const buttonEnd = String.raw`(?=\s?["'\])*_]|\s?[.,;:!?)\n]|\s?$|\s+(?:button|to|and|when|if|below|now|so|then|or|in|on|at|for|once|after|before|immediately|again|please|right|quickly|without|as|here|within)\b)`;

const english = [
  phrase(
    englishNot,
    String.raw`\b(?:click|press|tap|hit|push)(?:ing)?(?:\s+on)?(?:\s+(?:the|that|this|green|blue|big|button)){0,3}\s+["'[(*_]{0,2}\s?(?:${englishButton}|yes)${buttonEnd}`,
  ),
  phrase(
    englishNot,
    String.raw`\b(?:choose|select|pick)\s+(?:the\s+)?(?:["'[*_]{1,2}\s?${englishButton}\s?["'\]*_]|${englishButton}\s+button\b|(?:accept|allow|approve|agree)\s?(?:[.,;:!\n]|$))`,
  ),
  phrase(
    englishNot,
    String.raw`\b(?:ignore|disregard|dismiss|overlook|bypass|skip)\s+(?:(?:the|this|that|these|those|any|all|every|of|following|above|below|your|our|its|app's|security|browser)\s+){1,4}(?:[\w']{1,20}\s+)?(?:warnings?|security (?:alerts?|messages?|notes?|notices?|prompts?))\b`,
  ),
  phrase(
    String.raw`\b(?:do not|don't|no need to|needn't|never|not to)\s+(?:worry about|pay attention to|pay any attention to|mind|read|heed|be alarmed by|be scared by|trust)\s+(?:the|this|any|that|those|these|its)\s+(?:[\w']{1,20}\s+)?warnings?\b`,
  ),
  phrase(
    String.raw`\b(?:the|this|any|that|these|those)\s+(?:[\w']{1,20}\s+)?warnings?\s+(?:(?:can|may|should|must)\s+(?:safely\s+)?be\s+(?:safely\s+)?(?:ignored|dismissed|disregarded|skipped)|is (?:a )?(?:false|wrong|harmless|just|only))\b`,
  ),
  phrase(
    String.raw`\b(?:do not|don't|never|must not|mustn't|should not|shouldn't|cannot|can't|may not)\s+(?:ever\s+)?(?:(?:click|press|tap|hit|choose|select)\s+(?:on\s+)?(?:the\s+)?["'[]?)?(?:decline|refuse|reject|deny)\b["'\]]?\s?(?:button\b)?`,
    String.raw`(?:[.,;:!\n]|$|\s+(?:or|and|because|since|as)\b|\s+(?:this|the|our|my|any)\s+(?:[\w']{1,20}\s+)?(?:request|dialog|question|form|prompt|window|permission|access|consent)s?\b)`,
  ),
  phrase(
    String.raw`\b(?:do not|don't|never|must not|mustn't|should not|shouldn't)\s+(?:ever\s+)?(?:(?:cancel|close|dismiss|leave)\s+(?:this|the|our)\s+(?:request|dialog|question|form|prompt|window|box|popup)\b|(?:click|press|tap|hit)\s+(?:on\s+)?(?:the\s+)?["'[]?(?:cancel|close)\b)`,
  ),
  phrase(
    String.raw`\b(?:please|just|simply|always|must|have to|need to)\s+(?:accept|approve|allow)\s+(?:this|the|all|any|every|these|our|my)\s+(?:[\w']{1,20}\s+)?(?:requests?|dialogs?|prompts?|windows?|popups?)\b`,
  ),
];

const chineseNot = '(?<![勿別不未]|不要|如果|若)';
const chineseButton =
  '(?:接受|同意|允許|核准|許可|確定|確認|繼續|開啟|送出|傳送|授權|信任|ok|accept|allow|approve|open|send|yes)';

const chinese = [
  phrase(
    chineseNot,
    String.raw`(?:點選|點擊|按下|按一下|點一下|輕觸|輕點|點|按)(?:(?:畫面上?|右下角|左下角|下方|下面)的?)? ?["「『【\[<《]? ?(?:${chineseButton}|是(?!否)) ?["」』】\]>》]?(?! ?[的書信函碼單號])`,
  ),
  phrase(
    chineseNot,
    String.raw`(?:選擇|選取|選)(?:下方的?)? ?(?:["「『【\[<《] ?${chineseButton} ?["」』】\]>》]|${chineseButton} ?(?:按鈕|鈕|鍵))`,
  ),
  phrase(
    chineseNot,
    String.raw`(?:忽略|無視|略過|跳過|(?:不要|不用|不必|不需|別)(?:理會|在意|管|理))(?:(?!如果)[^。!?\n]){0,12}(?:警告|警示|警語|安全提示|安全提醒)`,
  ),
  phrase(
    String.raw`(?:警告|警示|警語)[^。!?\n]{0,6}(?:可以?|請)(?:直接|安全地?|放心)?(?:忽略|無視|不理會|不予理會|略過)`,
  ),
  phrase(
    String.raw`(?:不要|請勿|切勿|千萬別|別|勿|不可以?|不得|不能|不准)(?:再)?(?:按下|按|點選|點擊|點|選擇|選)? ?["「『【]? ?(?:拒絕|婉拒|回絕)`,
  ),
  phrase(
    String.raw`(?:不要|請勿|切勿|千萬別|別|勿|不可以?|不得|不能|不准)(?:(?:取消|關閉|關掉)(?:此|這個?|本)?(?:視窗|對話框|請求|要求|詢問)|(?:按下|按|點選|點擊|點) ?["「『【]? ?(?:取消|關閉))`,
  ),
];

const japaneseButton =
  '(?:承認|許可|同意|続行|ok|開く|送信|確認|確定|信頼|許可する|承認する|同意する|確認する|送信する|続行する|accept|allow|approve|open|send)';

const japanese = [
  phrase(
    String.raw`(?:${japaneseButton}|はい) ?["」』】\]]?の? ?(?:ボタン)? ?を? ?(?:クリック(?:して|を)|タップ(?:して|を)|押して)(?!は|も)`,
  ),
  phrase(
    String.raw`(?:["「『【\[] ?${japaneseButton} ?["」』】\]](?:の?ボタン)?|${japaneseButton}の?ボタン)を?(?:選んで|選択して)(?!は|も)`,
  ),
  phrase(
    String.raw`警告[^。!?\n]{0,8}(?:無視(?:して|し、|で|すれば)|気にせず|気にしないで|気にしなくて|スキップして|読み飛ばして)(?!は(?:いけ|なら|だめ|駄目))`,
  ),
  phrase(
    String.raw`(?:拒否|辞退|却下|お断り) ?["」』】\]]?(?:ボタン)?[をは]?(?:し|押さ|選ば|選択し|クリックし|タップし)?(?:ない(?:で|こと)|てはいけ|てはなら)`,
  ),
  phrase('断らないで|(?:拒否|辞退|却下)してはいけ'),
  phrase(
    String.raw`(?:画面|ウィンドウ|ダイアログ|リクエスト|要求|質問)[をは]?(?:キャンセルし|閉じ|取り消さ|取消し)ない(?:で|こと)|(?:キャンセル|閉じる) ?["」』】\]]?(?:ボタン)?[をは]?(?:押さ|クリックし|タップし)ないで`,
  ),
];

const patterns = [...english, ...chinese, ...japanese];

export function pushesConsent(text: string): boolean {
  return saysAny(foldPhrases(text), patterns);
}
