import { describe, expect, it } from 'vitest';
import { localText, offsetText, readDate, readDateTime } from './dates.ts';

describe('readDate', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-30', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('takes days that exist and nothing else: %s', (text, day) => {
    expect(readDate(text)?.toString()).toBe(day);
  });
});

describe('date-times', () => {
  it.each([
    ['2026-12-24T19:30:00+09:00', '2026-12-24T18:30:00'],
    ['2026-12-24T19:30:00Z', '2026-12-25T03:30:00'],
    ['2026-12-24T19:30', '2026-12-24T19:30:00'],
    ['2026-12-24 19:30:05', '2026-12-24T19:30:05'],
    ['noon', undefined],
  ])('are shown in the zone of the person: %s', (text, shown) => {
    const value = readDateTime(text, 'Asia/Taipei');
    expect(value === null ? undefined : localText(value)).toBe(shown);
  });

  it('get the offset that the zone has at that moment (C-VAL-5)', () => {
    const at = (text: string) => offsetText(readDateTime(text, 'UTC')!, 'Europe/Berlin');
    expect(at('2026-07-01T12:00')).toBe('2026-07-01T12:00:00+02:00');
    expect(at('2026-12-01T12:00')).toBe('2026-12-01T12:00:00+01:00');
    // Of the hour that comes twice the first is meant.
    expect(at('2026-10-25T02:30')).toBe('2026-10-25T02:30:00+02:00');
  });
});
