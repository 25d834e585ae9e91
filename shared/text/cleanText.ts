// Server text made harmless to show, and what is odd about it (C-IDN-5): cleaned in main on arrival, shown as plain text
// in a direction isolate of its own. Nothing in it becomes a link, an image or markup.
import { hasLinkText } from './flags/linkText.ts';
import { hasMarkup } from './flags/markup.ts';
import { hasMixedWord } from './flags/mixedScript.ts';
import { imitatesApp } from './flags/imitatesApp.ts';
import { pushesConsent } from './flags/pushesConsent.ts';
import { hasSameLooking, looksLikeServer } from './flags/sameLook.ts';
import { asksForSecretIn } from './flags/secret.ts';
import { removeInvisible } from './invisible.ts';
import { collapseSpaces, keepLayout, limitLines, replaceControls } from './layout.ts';
import { textLimits, type TextField } from './limits.ts';
import { shorten } from './shorten.ts';
import type { TextFlag } from './textFlag.ts';

export interface TextContext {
  /** The person's names for the other servers: compared with a `serverName`. */
  readonly otherServerNames?: readonly string[];
  /** Of the question that the text belongs to. Left out, it counts as a form. */
  readonly mode?: 'form' | 'url';
}

export interface CleanText {
  /** May be empty (then with the flag `empty`): show a fallback of the app. Cleaning it again changes nothing. */
  readonly visible: string;
  /** Each once, sorted. */
  readonly flags: readonly TextFlag[];
}

export interface CleanTexts {
  /** As many as there were, in their order. */
  readonly visible: readonly string[];
  readonly flags: readonly TextFlag[];
}

/** Text beyond this is not even looked at, in UTF-16 code units: far more than is shown of any. */
const maxUnits = 40_000;

/** One text of a server, in at most some milliseconds for any length. Never throws. C-IDN-5, C-IDN-2, C-REV-3. */
export function cleanText(
  raw: string,
  field: Exclude<TextField, 'enumTitles'>,
  context: TextContext = {},
): CleanText {
  const flags = new Set<TextFlag>();
  const visible = cleanInto(flags, raw, field, context);
  return { visible, flags: sorted(flags) };
}

/** The choices of one field, together: flags of any of them, and whether two look the same. C-IDN-5. */
export function cleanTexts(raw: readonly string[], context: TextContext = {}): CleanTexts {
  const flags = new Set<TextFlag>();
  const visible = raw.map((title) => cleanInto(flags, title, 'enumTitles', context));
  if (hasSameLooking(visible)) flags.add('duplicate-option');
  return { visible, flags: sorted(flags) };
}

function cleanInto(
  flags: Set<TextFlag>,
  raw: string,
  field: TextField,
  context: TextContext,
): string {
  const { characters, lines, keepsLayout = false } = textLimits[field];
  const start =
    raw.length > maxUnits ? raw.slice(0, maxUnits).replace(/[\uD800-\uDBFF]$/, '') : raw;
  const shown = removeInvisible(replaceControls(start, keepsLayout, flags), flags);
  const whole = keepsLayout
    ? keepLayout(shown, lines, flags)
    : limitLines(collapseSpaces(shown, flags), lines, flags);
  const visible = cut(whole, characters);
  if (visible !== whole || start !== raw) flags.add('too-long');
  if (visible === '') flags.add('empty');
  addMeanings(flags, visible, field, context);
  return visible;
}

/** A cut may leave a joiner or a tag behind that has lost what made it visible. */
function cut(text: string, characters: number): string {
  const start = shorten(text, characters);
  return start === null ? text : `${removeInvisible(start, new Set()).trimEnd()}…`;
}

/** What the text says, judged by what a person gets to see of it. */
function addMeanings(
  flags: Set<TextFlag>,
  text: string,
  field: TextField,
  { otherServerNames = [], mode = 'form' }: TextContext,
): void {
  const isName = field === 'serverName';
  if (hasLinkText(text)) flags.add('link-text');
  if (hasMarkup(text)) flags.add('markup');
  if (imitatesApp(text, isName)) flags.add('imitates-app');
  if (pushesConsent(text)) flags.add('pushes-consent');
  if (mode === 'form' && asksForSecretIn(text, field)) flags.add('asks-for-secret');
  if (isName && looksLikeServer(text, otherServerNames)) flags.add('imitates-server');
  if ((isName || field === 'title') && hasMixedWord(text)) flags.add('mixed-script');
}

function sorted(flags: ReadonlySet<TextFlag>): readonly TextFlag[] {
  return Array.from(flags).sort();
}
