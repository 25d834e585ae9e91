// From the result of a tool on the wire to the blocks that the window draws. Nothing in it is trusted: what is odd is shown as JSON.
import { isTooDeep } from '../../shared/schema/depth.ts';
import { cleanText } from '../../shared/text/cleanText.ts';
import type { ResultBlock } from '../../shared/actions/actionView.ts';

export interface ToolOutcome {
  readonly isError: boolean;
  readonly blocks: readonly ResultBlock[];
  readonly structured?: string;
}

/** Null when the result is no tool result at all. */
export function readToolResult(result: unknown): ToolOutcome | null {
  if (!isRecord(result)) return null;
  const content = result['content'];
  const structured = result['structuredContent'];
  if (!Array.isArray(content) && structured === undefined) return null;
  return {
    isError: result['isError'] === true,
    blocks: Array.isArray(content) ? content.map(readBlock) : [],
    ...(structured === undefined ? {} : { structured: toText(structured) }),
  };
}

function readBlock(block: unknown): ResultBlock {
  if (!isRecord(block)) return unknownBlock(block);
  const { type, text, data, mimeType, uri, name, description, resource } = block;
  if (type === 'text' && typeof text === 'string') return { type: 'text', text };
  if (type === 'image' && typeof data === 'string' && isImageType(mimeType)) {
    return { type: 'image', mimeType, base64: data };
  }
  if (type === 'audio' && typeof data === 'string' && typeof mimeType === 'string') {
    return { type: 'audio', mimeType, byteLength: byteLengthOf(data) };
  }
  if (type === 'resource_link' && typeof uri === 'string') {
    const shownName = typeof name === 'string' ? cleanText(name, 'title').visible : '';
    const shown = typeof description === 'string' ? cleanText(description, 'message').visible : '';
    return {
      type: 'link',
      uri,
      name: shownName === '' ? uri : shownName,
      ...(shown === '' ? {} : { description: shown }),
    };
  }
  if (type === 'resource' && isRecord(resource))
    return readResource(resource) ?? unknownBlock(block);
  return unknownBlock(block);
}

function readResource(resource: Record<string, unknown>): ResultBlock | null {
  const { uri, mimeType, text, blob } = resource;
  if (typeof uri !== 'string') return null;
  return {
    type: 'resource',
    uri,
    ...(typeof mimeType === 'string' ? { mimeType } : {}),
    ...(typeof text === 'string' ? { text } : {}),
    ...(typeof blob === 'string' ? { byteLength: byteLengthOf(blob) } : {}),
  };
}

/** Pictures without a script or an outside reference in them: no SVG. */
function isImageType(mimeType: unknown): mimeType is string {
  return typeof mimeType === 'string' && /^image\/(png|jpeg|gif|webp|avif|bmp)$/i.test(mimeType);
}

function byteLengthOf(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}

function unknownBlock(block: unknown): ResultBlock {
  return { type: 'unknown', json: toText(block) };
}

/** Indented for reading; what is very deep would grow with the square of its depth, 20 kB to 200 MB. */
function toText(value: unknown): string {
  return JSON.stringify(value, null, isTooDeep(value) ? 0 : 2);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
