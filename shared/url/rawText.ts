// The address as text, before any parser has touched it: what the eye does not see, and what a parser would drop in silence.
import { finding } from './findings.ts';
import type { UrlFinding } from './urlAnalysis.ts';

/** What every desktop can hand to a browser (Windows has the lowest limit). */
export const maxUrlLength = 2081;

const control = /\p{Cc}/u;

/** Direction, joining and width zero; fillers, selectors, tags; lone surrogates; separators and spaces but U+0020. */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb\u2800]|(?! )\p{Zs}/u;

/** A C0 or C1 control or DEL. */
export function hasControl(text: string): boolean {
  return control.test(text);
}

export function hasInvisible(text: string): boolean {
  return invisible.test(text);
}

/** Stage 1; holds whatever the parser says. */
export function rawFindings(raw: string): readonly UrlFinding[] {
  return [
    ...(raw.length > maxUrlLength ? [finding('url-too-long', 'raw')] : []),
    ...(hasControl(raw) ? [finding('control-characters', 'raw')] : []),
    ...(hasInvisible(raw) ? [finding('invisible-characters', 'raw')] : []),
    ...(raw.includes(' ') ? [finding('whitespace', 'raw')] : []),
  ];
}
