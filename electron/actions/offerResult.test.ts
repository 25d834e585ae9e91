import { describe, expect, test } from 'vitest';
import { readPromptResult, readResourceResult } from './offerResult.ts';

const pixel = 'iVBORw0KGgo=';

describe('the result of a prompt', () => {
  test('is its description and its messages, each with whose it is', () => {
    const spoken = { uri: 'note://s', mimeType: 'audio/mpeg', blob: 'AAAA' };
    const result = {
      description: 'Reviews code',
      messages: [
        { role: 'user', content: { type: 'text', text: 'Review this\u202e' } },
        { role: 'assistant', content: { type: 'image', mimeType: 'image/png', data: pixel } },
        { role: 'user', content: { type: 'resource', resource: { uri: 'note://a', text: 'A' } } },
        { role: 'user', content: { type: 'resource', resource: spoken } },
      ],
    };
    expect(readPromptResult(result)).toEqual({
      isError: false,
      blocks: [
        { type: 'text', text: 'Reviews code' },
        { type: 'role', role: 'user' },
        { type: 'text', text: 'Review this' },
        { type: 'role', role: 'assistant' },
        { type: 'image', mimeType: 'image/png', base64: pixel },
        { type: 'role', role: 'user' },
        { type: 'resource', uri: 'note://a', text: 'A' },
        { type: 'role', role: 'user' },
        { type: 'resource', uri: 'note://s', mimeType: 'audio/mpeg', byteLength: 3 },
        { type: 'audio', mimeType: 'audio/mpeg', base64: 'AAAA' },
      ],
      textFlags: ['bidi-control'],
    });
  });

  test('that is odd is shown as JSON', () => {
    const odd = { role: 'system', content: { type: 'text', text: 'x' } };
    expect(readPromptResult({ messages: [odd, 7] })?.blocks).toMatchObject([
      { type: 'unknown' },
      { type: 'unknown', json: '7' },
    ]);
  });

  test.each([null, {}, { messages: 'none' }, { content: [] }])('is not %j', (result) => {
    expect(readPromptResult(result)).toBeNull();
  });
});

describe('the result of a resource', () => {
  test('is its texts, pictures and sounds, and the size of what else is in it', () => {
    const result = {
      contents: [
        { uri: 'note://a', mimeType: 'text/plain', text: 'Hello' },
        { uri: 'note://b', mimeType: 'image/png', blob: pixel },
        { uri: 'note://c', mimeType: 'audio/wav', blob: 'AAAA' },
        { uri: 'note://d', mimeType: 'application/zip', blob: 'AAAA' },
        { uri: 'note://e', mimeType: 'image/svg+xml', blob: 'AAAA' },
        { uri: 'note://f', mimeType: 'audio/midi', blob: 'AAAA' },
      ],
    };
    expect(readResourceResult(result)?.blocks).toEqual([
      { type: 'resource', uri: 'note://a', mimeType: 'text/plain', text: 'Hello' },
      { type: 'resource', uri: 'note://b', mimeType: 'image/png', byteLength: 8 },
      { type: 'image', mimeType: 'image/png', base64: pixel },
      { type: 'resource', uri: 'note://c', mimeType: 'audio/wav', byteLength: 3 },
      { type: 'audio', mimeType: 'audio/wav', base64: 'AAAA' },
      { type: 'resource', uri: 'note://d', mimeType: 'application/zip', byteLength: 3 },
      { type: 'resource', uri: 'note://e', mimeType: 'image/svg+xml', byteLength: 3 },
      { type: 'resource', uri: 'note://f', mimeType: 'audio/midi', byteLength: 3 },
      { type: 'audio-not-played', mimeType: 'audio/midi', byteLength: 3 },
    ]);
  });

  test('without an address is shown as JSON', () => {
    expect(readResourceResult({ contents: [{ text: 'x' }] })?.blocks).toMatchObject([
      { type: 'unknown' },
    ]);
  });

  test.each([null, {}, { contents: {} }])('is not %j', (result) => {
    expect(readResourceResult(result)).toBeNull();
  });
});
