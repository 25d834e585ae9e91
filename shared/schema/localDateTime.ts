// A local date and time in the person's zone, as RFC 3339 with seconds and offset (C-VAL-5). The zone's rules come from Intl.
import { isDate } from './formats.ts';

const local = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d+)?)?$/i;
const dayMs = 86_400_000;

/** Whether the text names no offset: then it is meant in the person's zone. */
export function isLocalDateTime(text: string): boolean {
  return local.test(text);
}

/** `null` for a day that does not exist and an hour that the zone skips; of an hour that comes twice the first is meant. */
export function withOffset(text: string, zone: string): string | null {
  const match = local.exec(text);
  if (match === null) return null;
  const [, day = '', hour = '', minute = '', second = '00', fraction = ''] = match;
  if (!isDate(day)) return null;
  const wallMs = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  const offset = offsetOfWallTime(wallMs, zone);
  return offset === null
    ? null
    : `${day}T${hour}:${minute}:${second}${fraction}${inDigits(offset)}`;
}

/** Tried with the offsets in force a day before, then, and a day after: a zone changes at most once in that time. */
function offsetOfWallTime(wallMs: number, zone: string): number | null {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsets = [-dayMs, 0, dayMs].map((shift) => offsetAt(wallMs + shift, format));
  const instants = offsets
    .filter((offset) => offsetAt(wallMs - offset, format) === offset)
    .map((offset) => wallMs - offset);
  return instants.length === 0 ? null : wallMs - Math.min(...instants);
}

function offsetAt(instantMs: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(instantMs);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name);
  if (match === null) return 0;
  const seconds = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return seconds * (match[1] === '-' ? -1000 : 1000);
}

/** Always digits, `+00:00` in UTC. Zones of old had seconds, which RFC 3339 cannot hold: the nearest minute. */
function inDigits(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
