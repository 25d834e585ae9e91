// "Since when" for a person: the time of day is enough today, and not after midnight.
import type { Formats } from '../../i18n/formats.ts';

/** Both in milliseconds since the epoch; days are those of this computer. */
export function sinceText(formats: Formats, sinceMs: number, nowMs: number): string {
  const isToday = new Date(sinceMs).toDateString() === new Date(nowMs).toDateString();
  return isToday ? formats.timeOfDay(sinceMs) : formats.dateAndTime(sinceMs);
}
