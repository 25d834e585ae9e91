// The four formats of the form subset (C-FRM-2), one table for window and main: the full mode of ajv-formats,
// stricter for `date-time`, which has to be whole RFC 3339 (C-VAL-5). Texts are server or person input: every check is linear.
import type { TextFormat } from './formDescription.ts';

export const formats: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  email: isEmail,
  uri: isUri,
  date: isDate,
  'date-time': isDateTime,
};

const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function isEmail(text: string): boolean {
  return email.test(text);
}

// RFC 3986 with a scheme, put together from the parts of its grammar.
const encoded = '%[0-9a-f]{2}';
const user = `(?:[a-z0-9\\-._~!$&'()*+,;=:]|${encoded})*@`;
const name = `(?:[a-z0-9\\-._~!$&'()*+,;=]|${encoded})*`;
const segment = `(?:[a-z0-9\\-._~!$&'()*+,;=:@]|${encoded})`;
const tail = `(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|${encoded})*`;
const h16 = '[0-9a-f]{1,4}';
const octet = '(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)';
const v4 = `(?:${octet}\\.){3}${octet}`;
const v6 = [
  `(?:${h16}:){6}(?:${h16}:${h16}|${v4})`,
  ...[5, 4, 3, 2, 1, 0].map((groups) => {
    const before = groups === 5 ? '' : `(?:(?:${h16}:){0,${4 - groups}}${h16})?`;
    return `${before}::(?:${h16}:){${groups}}(?:${h16}:${h16}|${v4})`;
  }),
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join('|');
const future = "v[0-9a-f]+\\.[a-z0-9\\-._~!$&'()*+,;=:]+";
const host = `(?:\\[(?:${v6}|${future})\\]|${name})`;
const path = `(?:/${segment}*)*`;
const uri = new RegExp(
  `^[a-z][a-z0-9+\\-.]*:(?:/?/(?:${user})?${host}(?::\\d*)?${path}|/(?:${segment}+${path})?|${segment}+${path})(?:\\?${tail})?(?:#${tail})?$`,
  'i',
);

function isUri(text: string): boolean {
  return uri.test(text);
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isDate(text: string): boolean {
  const match = day.exec(text);
  if (match === null) return false;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : daysInMonth[month - 1];
  return days !== undefined && date >= 1 && date <= days;
}

const time = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|([+-])(\d{2}):(\d{2}))$/i;

/** RFC 3339, section 5.6: seconds, `T`, and `Z` or an offset with a colon. */
function isDateTime(text: string): boolean {
  if (!isDate(text.slice(0, 10)) || !/^t$/i.test(text.charAt(10))) return false;
  const match = time.exec(text.slice(11));
  if (match === null) return false;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const offset = Number(match[5] ?? 0) * 60 + Number(match[6] ?? 0);
  if (Number(match[5] ?? 0) > 23 || Number(match[6] ?? 0) > 59) return false;
  if (hour > 23 || minute > 59 || second > 60) return false;
  if (second < 60) return true;
  // A leap second ends a day of UTC.
  const utc = hour * 60 + minute - (match[4] === '-' ? -offset : offset);
  return (utc + 2 * 1440) % 1440 === 1439;
}
