import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawIcon } from './icon.mjs';

test('draws an opaque bell on transparent corners', () => {
  const size = 64;
  const png = drawIcon(size);
  const start = png.indexOf('IDAT');
  const length = png.readUInt32BE(start - 4);
  const raw = inflateSync(png.subarray(start + 4, start + 4 + length));
  const pixel = (x: number, y: number) => {
    const at = y * (1 + size * 4) + 1 + x * 4;
    return [...raw.subarray(at, at + 4)];
  };
  expect(pixel(0, 0)[3]).toBe(0);
  expect(pixel(32, 44)).toEqual([255, 255, 255, 255]);
  expect(pixel(8, 32)).toEqual([22, 78, 99, 255]);
});
