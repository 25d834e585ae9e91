// Markup in a text: it is shown as it stands, and the note says so.

/** Those that a page would draw; `<name>` is a placeholder. */
const elements =
  'a|abbr|article|aside|audio|b|base|big|blink|blockquote|body|br|button|canvas|center|code|dd|del|details|dialog|div|dl|dt|em|embed|fieldset|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|marquee|math|meta|nav|object|ol|option|p|picture|pre|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|video';
const tag = new RegExp(
  String.raw`<\/?(?:${elements})(?:\s[^<>]{0,2000})?\/?>|<!--|<!doctype\b`,
  'i',
);
/** One that is not closed, with an attribute. */
const openTag = new RegExp(String.raw`<(?:${elements})\s+[a-z-]{1,30}\s?=`, 'i');
const entity =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|apos|bull|cent|copy|deg|euro|gt|hellip|laquo|ldquo|lrm|lsquo|lt|mdash|middot|nbsp|ndash|para|pound|quot|raquo|rdquo|reg|rlm|rsquo|sect|shy|times|trade|yen|zwj|zwnj);/i;
/** `[text](target)`, with an exclamation mark before it for an image; `array[0](x)` has no target. */
const markdownLink = /\]\(\s?<?(?:[a-z][a-z0-9+.-]{1,30}:|[#/]|[^\s()]{0,200}[./])/i;
const markdownTarget = /^ ?\[[^\]\n]{1,100}\]: ?(?:[a-z][a-z0-9+.-]{1,30}:\/\/|\/)/im;
const markdownAddress = /<(?:https?|mailto|ftp):[^\s<>]{1,2000}>/i;

const patterns = [tag, openTag, entity, markdownLink, markdownTarget, markdownAddress];

/** HTML tags and entities, Markdown links and images. */
export function hasMarkup(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}
