// Between the text of a draft or argument and the values of the date pickers (C-VAL-5).
import {
  type CalendarDate,
  type CalendarDateTime,
  parseAbsolute,
  parseDate,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';

const withOffset = /(?:[zZ]|[+-]\d\d:?\d\d)$/;

/** `null`: nothing that a picker could show; the text is then shown as text (C-DEF-2). */
export function readDate(text: string): CalendarDate | null {
  try {
    return parseDate(text);
  } catch {
    // Not a day that exists.
    return null;
  }
}

/** A moment with an offset is shown in the person's zone; until it is changed it is sent as it came. */
export function readDateTime(text: string, zone: string): CalendarDateTime | null {
  try {
    return withOffset.test(text)
      ? toCalendarDateTime(parseAbsolute(text, zone))
      : parseDateTime(text.replace(' ', 'T'));
  } catch {
    // Not a moment that exists.
    return null;
  }
}

/** The local time to the second: what a draft keeps. */
export function localText(value: CalendarDateTime): string {
  return value.set({ millisecond: 0 }).toString();
}

/** RFC 3339 with the offset that the zone has at that moment. */
export function offsetText(value: CalendarDateTime, zone: string): string {
  return toZoned(value.set({ millisecond: 0 }), zone, 'earlier')
    .toString()
    .replace(/\[.*\]$/, '');
}
