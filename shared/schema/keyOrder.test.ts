import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOrder } from './keyOrder.ts';

describe('the order of keys in JSON text (C-FRM-1)', () => {
  it.each([
    ['{"b c":1,"10":2,"2":3,"":4}', [], ['b c', '10', '2', '']],
    ['{"a":{"9":1,"x":[{"9":0,"8":0}],"1":{}}}', ['a'], ['9', 'x', '1']],
    ['{"a":[{"b":1}]}', ['a'], null],
    ['{"a":1}', ['b'], null],
    ['{"a":{"b":{"z":1,"1":2}},"c":{"b":{"q":1}}}', ['a', 'b'], ['z', '1']],
    ['{"a":{"z":1},"a":{"2":1,"1":1}}', ['a'], ['2', '1']],
    ['{"\\u0061":{"\\"}{":1,"5":2}}', ['a'], ['"}{', '5']],
    ['{"x":1,"1":2,"x":3}', [], ['x', '1']],
    [' { "a" : "{\\"1\\":2}" , "1" : null } ', [], ['a', '1']],
    ['[]', [], null],
    ['{}', [], []],
  ])('%s at %j', (text, path, expected) => {
    expect(keyOrder(text, path)).toEqual(expected);
  });

  it('holds the names that JSON.parse finds, in the order of the text', () => {
    const names = fc.uniqueArray(fc.oneof(fc.string(), fc.nat(20).map(String)), { maxLength: 8 });
    fc.assert(
      fc.property(names, fc.json({ depthSize: 'small' }), fc.nat(2), (keys, value, indent) => {
        const entries = keys.map((key) => `${JSON.stringify(key)}:${value}`);
        const inner = `{${entries.join(', ')}}`;
        const text = `{"params":${' '.repeat(indent)}{"x":${value},"properties":${inner},"y":${value}}}`;
        expect(keyOrder(text, ['params', 'properties'])).toEqual(keys);
      }),
    );
  });
});
