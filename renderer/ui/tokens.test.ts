import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): var\(--light, (#\w{6})\) var\(--dark, (#\w{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: 'light' | 'dark'): number {
  const values = [one, other].map((name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`No colour ${name}`);
    return luminance(colour[theme]);
  });
  const [dark = 0, light = 0] = values.sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['canvas', 'sidebar', 'surface', 'raised', 'sunken'];
const texts: [string, string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ['text', surface],
    ['text-muted', surface],
    ['red', surface],
  ]),
  ['text', 'hover'],
  ['text-muted', 'hover'],
  ['text', 'pressed'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['on-amber-soft', 'amber-soft'],
  ['on-red-soft', 'red-soft'],
];
const lines: [string, string][] = [
  ...['canvas', 'surface', 'raised', 'sunken'].map((on): [string, string] => ['line-control', on]),
  ...surfaces.map((on): [string, string] => ['accent', on]),
  ...surfaces.map((on): [string, string] => ['online', on]),
  ...surfaces.map((on): [string, string] => ['amber-line', on]),
  ...Array.from({ length: 6 }, (_, band): [string, string] => [`band-${String(band)}`, 'canvas']),
];

describe.each(['light', 'dark'] as const)('the colours in the %s theme', (theme) => {
  it.each(texts)('%s on %s can be read (AA, 4.5:1)', (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(lines)('%s on %s can be made out (3:1)', (line, surface) => {
    expect(contrast(line, surface, theme)).toBeGreaterThanOrEqual(3);
  });
});
