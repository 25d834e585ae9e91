import { describe, expect, it } from 'vitest';
import { readArguments, survivesTheForm } from './argumentsText.ts';

describe('readArguments', () => {
  it.each([
    ['', { ok: true, value: {} }],
    ['{"a": 1}', { ok: true, value: { a: 1 } }],
    ['[1]', { ok: false, reason: 'not-an-object' }],
    ['null', { ok: false, reason: 'not-an-object' }],
  ])('reads an object and nothing else: %s', (text, reading) => {
    expect(readArguments(text)).toEqual(reading);
  });

  it('says what is wrong with the JSON', () => {
    expect(readArguments('{a: 1}')).toMatchObject({ ok: false, reason: 'not-json' });
  });
});

describe('survivesTheForm', () => {
  it.each([
    ['{"a": 9007199254740991, "b": -1.5, "c": 1e3}', true],
    ['{"a": 9007199254740993}', false],
    ['{"a": [1, 12345678901234567890]}', false],
    ['{"a": "12345678901234567890"}', true],
  ])('knows numbers that would change on the way: %s', (text, survives) => {
    expect(survivesTheForm(text)).toBe(survives);
  });
});
