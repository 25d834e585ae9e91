import { expect, test } from 'vitest';
import { createFormats } from '../../i18n/formats.ts';
import { sinceText } from './sinceText.ts';

const formats = createFormats('en');
const noonMs = new Date(2026, 11, 24, 12, 4).getTime();

test('the time of day is enough on the same day, and not after midnight', () => {
  const lateMs = new Date(2026, 11, 24, 23, 59).getTime();
  expect(sinceText(formats, noonMs, lateMs)).toBe(formats.timeOfDay(noonMs));
  expect(sinceText(formats, noonMs, lateMs + 60_000)).toBe(formats.dateAndTime(noonMs));
});
