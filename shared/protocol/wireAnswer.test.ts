import { describe, expect, it } from 'vitest';
import { defineOwn, toWireAnswer } from './wireAnswer.ts';

describe('an answer on the wire', () => {
  it('C-ACT-2: accept carries content, an empty object when nothing was filled', () => {
    expect(JSON.stringify(toWireAnswer({ action: 'accept', content: [] }))).toBe(
      '{"action":"accept","content":{}}',
    );
    const content = [
      ['name', 'Ada'],
      ['party', 4],
      ['terrace', false],
      ['extras', ['bread', 'water']],
    ] as const;
    expect(toWireAnswer({ action: 'accept', content })).toStrictEqual({
      action: 'accept',
      content: { name: 'Ada', party: 4, terrace: false, extras: ['bread', 'water'] },
    });
  });

  it.each(['decline', 'cancel'] as const)('C-ACT-3: %s carries no content', (action) => {
    // More than the type allows, as a forged message would bring it.
    const typed = { action, content: [['name', 'Ada']] } as const;
    expect(toWireAnswer(typed)).toStrictEqual({ action });
  });

  it.each(['__proto__', 'constructor', 'toString', '', '名前', '1'])(
    'C-FRM-16: the field %j comes back under its own name',
    (key) => {
      const answer = toWireAnswer({ action: 'accept', content: [[key, 'x']] });
      expect(JSON.stringify(answer)).toBe(
        `{"action":"accept","content":{${JSON.stringify(key)}:"x"}}`,
      );
      expect(Object.getPrototypeOf(answer.content)).toBe(Object.prototype);
    },
  );

  it('C-MRT-2: an input key called __proto__ is an own property', () => {
    const responses: Record<string, number> = {};
    defineOwn(responses, '__proto__', 1);
    expect(Object.keys(responses)).toEqual(['__proto__']);
    expect(JSON.stringify(responses)).toBe('{"__proto__":1}');
  });
});
