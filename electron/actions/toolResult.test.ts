import { describe, expect, it } from 'vitest';
import { readToolResult } from './toolResult.ts';

const blocksOf = (block: unknown) => readToolResult({ content: [block] })?.blocks;

describe('the result of a tool', () => {
  it.each([
    [
      { type: 'text', text: '<b>hi</b>' },
      { type: 'text', text: '<b>hi</b>' },
    ],
    [
      { type: 'image', data: 'iVBO', mimeType: 'image/png' },
      { type: 'image', mimeType: 'image/png', base64: 'iVBO' },
    ],
    [
      { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' },
      { type: 'audio', mimeType: 'audio/wav', base64: 'AAAA' },
    ],
    [
      { type: 'audio', data: 'AAAA', mimeType: 'Audio/WebM;codecs=opus' },
      { type: 'audio', mimeType: 'audio/webm', base64: 'AAAA' },
    ],
    [
      { type: 'audio', data: 'AAAA', mimeType: 'audio/midi' },
      { type: 'audio-not-played', mimeType: 'audio/midi', byteLength: 3 },
    ],
    [
      { type: 'audio', data: 'AAAA', mimeType: 'text/html' },
      { type: 'audio-not-played', mimeType: 'text/html', byteLength: 3 },
    ],
    [
      { type: 'audio', data: 'AAAA', mimeType: 'audio/wav,x' },
      { type: 'audio-not-played', mimeType: 'audio/wav,x', byteLength: 3 },
    ],
    [
      { type: 'resource_link', uri: 'desk://menu', name: 'Menu', description: 'Today' },
      { type: 'link', uri: 'desk://menu', name: 'Menu', description: 'Today' },
    ],
    [
      { type: 'resource_link', uri: 'desk://m', name: 'M\u202eenu', description: 'a\u200bb' },
      { type: 'link', uri: 'desk://m', name: 'Menu', description: 'ab' },
    ],
    [
      { type: 'resource_link', uri: 'desk://m', name: '\u200b', description: ' ' },
      { type: 'link', uri: 'desk://m', name: 'desk://m' },
    ],
    [
      { type: 'resource_link', uri: 'javascript:alert(1)' },
      { type: 'link', uri: 'javascript:alert(1)', name: 'javascript:alert(1)' },
    ],
    [
      { type: 'resource', resource: { uri: 'desk://m', mimeType: 'text/plain', text: 'Soup' } },
      { type: 'resource', uri: 'desk://m', mimeType: 'text/plain', text: 'Soup' },
    ],
    [
      { type: 'resource', resource: { uri: 'desk://b', blob: 'AAAA' } },
      { type: 'resource', uri: 'desk://b', byteLength: 3 },
    ],
  ])('reads %j', (block, expected) => {
    expect(blocksOf(block)).toEqual([expected]);
  });

  it.each(['wav', 'x-wav', 'mpeg', 'mp3', 'ogg', 'webm', 'aac', 'mp4', 'x-m4a', 'flac', 'x-flac'])(
    'hands on sound of the type audio/%s',
    (name) => {
      const mimeType = `audio/${name}`;
      expect(blocksOf({ type: 'audio', data: 'AAAA', mimeType })).toEqual([
        { type: 'audio', mimeType, base64: 'AAAA' },
      ]);
    },
  );

  it('follows a resource with the picture or sound in it', () => {
    const embedded = (mimeType: string) =>
      blocksOf({ type: 'resource', resource: { uri: 'desk://r', mimeType, blob: 'AAAA' } });
    const resource = (mimeType: string) => ({
      type: 'resource',
      uri: 'desk://r',
      mimeType,
      byteLength: 3,
    });
    expect(embedded('audio/ogg')).toEqual([
      resource('audio/ogg'),
      { type: 'audio', mimeType: 'audio/ogg', base64: 'AAAA' },
    ]);
    expect(embedded('image/png')).toEqual([
      resource('image/png'),
      { type: 'image', mimeType: 'image/png', base64: 'AAAA' },
    ]);
    expect(embedded('image/svg+xml')).toEqual([resource('image/svg+xml')]);
    expect(embedded('application/pdf')).toEqual([resource('application/pdf')]);
  });

  it.each([
    [
      'a picture that can hold a script',
      { type: 'image', data: 'PHN2', mimeType: 'image/svg+xml' },
    ],
    ['a page called a picture', { type: 'image', data: 'PGh0', mimeType: 'text/html' }],
    ['an image type with a tail', { type: 'image', data: 'iVBO', mimeType: 'image/png\n,x' }],
    ['a picture without a type', { type: 'image', data: 'iVBO' }],
    ['text that is no text', { type: 'text', text: 7 }],
    ['an unknown block', { type: 'hologram', text: 'hi' }],
    ['a resource without an address', { type: 'resource', resource: { text: 'hi' } }],
    ['no block at all', 'hi'],
    ['nothing', null],
  ])('shows %s as JSON', (_case, block) => {
    expect(blocksOf(block)).toEqual([{ type: 'unknown', json: JSON.stringify(block, null, 2) }]);
  });

  it('keeps structured content, with and without blocks, and the error mark', () => {
    expect(readToolResult({ structuredContent: { seats: 2 } })).toEqual({
      isError: false,
      blocks: [],
      structured: '{\n  "seats": 2\n}',
    });
    expect(readToolResult({ content: [], isError: true })).toEqual({ isError: true, blocks: [] });
    expect(readToolResult({ content: [], isError: 'yes' })?.isError).toBe(false);
  });

  it('is cleaned for showing, with a word on what deceives (C-IDN-5)', () => {
    const text = 'a\u202eb\n  \u200bc https://x.example <b>';
    expect(readToolResult({ content: [{ type: 'text', text }] })).toEqual({
      isError: false,
      blocks: [{ type: 'text', text: 'ab\n  c https://x.example <b>' }],
      textFlags: ['bidi-control', 'invisible-characters'],
    });
    const resource = { uri: 'desk://\u202em', mimeType: 'text/\u200bplain', text: '\u{e0041}Soup' };
    expect(readToolResult({ content: [{ type: 'resource', resource }] })).toMatchObject({
      // What is copied is what came; the window shows it with its codes.
      blocks: [{ uri: 'desk://\u202em', mimeType: 'text/plain', text: 'Soup' }],
      textFlags: ['hidden-text', 'invisible-characters'],
    });
    expect(
      blocksOf({ type: 'resource_link', uri: 'desk://\u202em', description: 'x' }),
    ).toMatchObject([{ name: 'desk://m', uri: 'desk://\u202em' }]);
    expect(blocksOf({ type: 'audio', data: 'AAAA', mimeType: 'audio/\u202ewav' })).toEqual([
      { type: 'audio-not-played', mimeType: 'audio/wav', byteLength: 3 },
    ]);
  });

  it('is read to an end, however much it is', () => {
    const content = Array.from({ length: 50 }, () => ({ type: 'text', text: 'a'.repeat(100_000) }));
    const outcome = readToolResult({ content });
    const lengths = outcome?.blocks.map((block) => (block.type === 'text' ? block.text.length : 0));
    expect(lengths?.slice(0, 2)).toEqual([20_000, 20_000]);
    expect(lengths?.at(-1)).toBe(1);
    expect(outcome?.textFlags).toEqual(['too-long']);
  });

  it.each([[undefined], [null], ['text'], [[]], [{}], [{ content: 'text' }], [{ toolResult: 1 }]])(
    'takes %j for no tool result',
    (result) => {
      expect(readToolResult(result)).toBeNull();
    },
  );

  it('keeps twenty pictures and sounds together and says how large the others are', () => {
    const image = { type: 'image', data: 'AAAA', mimeType: 'image/png' };
    const sound = { type: 'audio', data: 'AAAA', mimeType: 'audio/wav' };
    const content = Array.from({ length: 15 }, () => [image, sound]).flat();
    const blocks = readToolResult({ content })?.blocks;
    expect(blocks?.slice(18, 22)).toEqual([
      { type: 'image', mimeType: 'image/png', base64: 'AAAA' },
      { type: 'audio', mimeType: 'audio/wav', base64: 'AAAA' },
      { type: 'media-left-out', mimeType: 'image/png', byteLength: 3 },
      { type: 'media-left-out', mimeType: 'audio/wav', byteLength: 3 },
    ]);
    expect(blocks).toHaveLength(30);
  });

  it('keeps no more blocks than are drawn', () => {
    const content = Array.from({ length: 50_000 }, () => ({ type: 'text', text: 'a' }));
    expect(readToolResult({ content })?.blocks).toHaveLength(201);
    const resource = { uri: 'desk://r', mimeType: 'audio/wav', blob: 'AAAA' };
    const embedded = Array.from({ length: 300 }, () => ({ type: 'resource', resource }));
    expect(readToolResult({ content: embedded })?.blocks).toHaveLength(201);
  });

  it('large JSON does not grow by being indented', () => {
    const structuredContent = Array.from({ length: 100_000 }, () => [0]);
    const text = readToolResult({ structuredContent })?.structured;
    expect(text).toBe(JSON.stringify(structuredContent));
  });

  it('deep nesting does not grow with the square of its depth', () => {
    const text = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;
    const structuredContent: unknown = JSON.parse(text);
    expect(readToolResult({ structuredContent })?.structured).toBe(text);
  });
});
