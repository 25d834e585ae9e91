// The blocks of a result that the window draws, read from what came on the wire. Nothing in it is trusted: what is odd is shown as
// JSON. Texts, names and types as they are shown; addresses and JSON as they came. C-IDN-5.
import { isJsonOver } from '../../shared/schema/byteLength.ts';
import { isTooDeep } from '../../shared/schema/depth.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import type { TextField } from '../../shared/text/limits.ts';
import type { TextFlag } from '../../shared/text/textFlag.ts';
import type { ResultBlock } from '../../shared/actions/actionView.ts';

export interface ToolOutcome {
  readonly isError: boolean;
  readonly blocks: readonly ResultBlock[];
  readonly structured?: string;
  /** What was odd about the texts of the blocks; absent when nothing was. */
  readonly textFlags?: readonly TextFlag[];
}

/** More of them are neither drawn nor kept. */
const maxBlocks = 200;
/** Pictures and sounds together. */
const maxMedia = 20;
const audioTypes: ReadonlySet<string> = new Set(
  ['aac', 'flac', 'm4a', 'mp3', 'mp4', 'mpeg', 'ogg', 'wav', 'webm'].flatMap((name) => [
    `audio/${name}`,
    `audio/x-${name}`,
  ]),
).add('audio/wave');
/** JSON that is larger is not indented: that may make it a hundred times as large. */
const maxIndentedBytes = 200_000;
/** Cleaning takes time: of all texts of a result together, in UTF-16 code units. Nobody reads more. */
const maxTextUnits = 200_000;
/** What deceives, or is not there any more. A result is full of addresses and markup, and has room for them. */
const toldOfResults: readonly TextFlag[] = [
  'imitates-app',
  'pushes-consent',
  'hidden-text',
  'bidi-control',
  'invisible-characters',
  'control-characters',
  'too-long',
];

/** Cleans one text of a result and remembers what was odd about it. */
export type Clean = (
  raw: string,
  field: Extract<TextField, 'resultText' | 'title' | 'message'>,
) => string;

/** Reads the entries of one result; each may become several blocks. */
export function readBlocks(
  entries: readonly unknown[],
  read: (entry: unknown, clean: Clean) => readonly ResultBlock[],
): Pick<ToolOutcome, 'blocks' | 'textFlags'> {
  const flags = new Set<TextFlag>();
  const clean = createClean(flags);
  const blocks = withFewMedia(
    entries
      .slice(0, maxBlocks + 1)
      .flatMap((entry) => read(entry, clean))
      .slice(0, maxBlocks + 1),
  );
  const textFlags = toldOfResults.filter((flag) => flags.has(flag));
  return { blocks, ...(textFlags.length === 0 ? {} : { textFlags }) };
}

function withFewMedia(blocks: readonly ResultBlock[]): readonly ResultBlock[] {
  let media = 0;
  return blocks.map((block) => {
    if (block.type !== 'image' && block.type !== 'audio') return block;
    media += 1;
    const { mimeType, base64 } = block;
    return media <= maxMedia
      ? block
      : { type: 'media-left-out', mimeType, byteLength: byteLengthOf(base64) };
  });
}

function createClean(flags: Set<TextFlag>): Clean {
  let unitsLeft = maxTextUnits;
  return (raw, field) => {
    const start = raw.slice(0, unitsLeft).replace(/[\uD800-\uDBFF]$/, '');
    unitsLeft -= start.length;
    const cleaned = cleanText(start === raw ? raw : `${start}…`, field);
    if (start !== raw) flags.add('too-long');
    for (const flag of cleaned.flags) flags.add(flag);
    return cleaned.visible;
  };
}

/** One content block: mostly one to draw; a resource that holds a picture or sound is followed by it. */
export function readContent(block: unknown, clean: Clean): readonly ResultBlock[] {
  if (isRecord(block) && block['type'] === 'resource' && isRecord(block['resource'])) {
    return readResource(block['resource'], clean) ?? [unknownBlock(block)];
  }
  return [readBlock(block, clean)];
}

function readBlock(block: unknown, clean: Clean): ResultBlock {
  if (!isRecord(block)) return unknownBlock(block);
  const { type, text, data, mimeType, uri, name, description } = block;
  if (type === 'text' && typeof text === 'string')
    return { type: 'text', text: clean(text, 'resultText') };
  if (type === 'image' && typeof data === 'string' && isImageType(mimeType)) {
    return { type: 'image', mimeType, base64: data };
  }
  if (type === 'audio' && typeof data === 'string' && typeof mimeType === 'string') {
    return readAudio(mimeType, data, clean);
  }
  if (type === 'resource_link' && typeof uri === 'string') {
    const shownName = typeof name === 'string' ? clean(name, 'title') : '';
    const shown = typeof description === 'string' ? clean(description, 'message') : '';
    return {
      type: 'link',
      uri,
      name: shownName === '' ? clean(uri, 'title') : shownName,
      ...(shown === '' ? {} : { description: shown }),
    };
  }
  return unknownBlock(block);
}

/** The contents of a resource, then the picture or sound in them; null without an address. */
export function readResource(
  resource: Record<string, unknown>,
  clean: Clean,
): readonly ResultBlock[] | null {
  const { uri, mimeType, text, blob } = resource;
  if (typeof uri !== 'string') return null;
  const contents: ResultBlock = {
    type: 'resource',
    uri,
    ...(typeof mimeType === 'string' ? { mimeType: clean(mimeType, 'title') } : {}),
    ...(typeof text === 'string' ? { text: clean(text, 'resultText') } : {}),
    ...(typeof blob === 'string' ? { byteLength: byteLengthOf(blob) } : {}),
  };
  if (typeof blob !== 'string' || typeof mimeType !== 'string') return [contents];
  if (isImageType(mimeType)) return [contents, { type: 'image', mimeType, base64: blob }];
  return /^audio\//i.test(mimeType) ? [contents, readAudio(mimeType, blob, clean)] : [contents];
}

/** What can be played has one of our own words for its type, without parameters; of anything else the size is told. */
function readAudio(mimeType: string, base64: string, clean: Clean): ResultBlock {
  const known = /^(audio\/[a-z0-9-]+) *(;|$)/i.exec(mimeType)?.[1]?.toLowerCase() ?? '';
  return audioTypes.has(known)
    ? { type: 'audio', mimeType: known, base64 }
    : {
        type: 'audio-not-played',
        mimeType: clean(mimeType, 'title'),
        byteLength: byteLengthOf(base64),
      };
}

/** Pictures without a script or an outside reference in them: no SVG. */
function isImageType(mimeType: unknown): mimeType is string {
  return typeof mimeType === 'string' && /^image\/(png|jpeg|gif|webp|avif|bmp)$/i.test(mimeType);
}

function byteLengthOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}

export function unknownBlock(block: unknown): ResultBlock {
  return { type: 'unknown', json: toText(block) };
}

/** Indented for reading; what is very deep would grow with the square of its depth, 20 kB to 200 MB. */
export function toText(value: unknown): string {
  const isLarge = isTooDeep(value) || isJsonOver(value, maxIndentedBytes);
  return JSON.stringify(value, null, isLarge ? 0 : 2);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
