import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';
import { isLocalDateTime, withOffset } from './localDateTime.ts';

describe('a local time in the person’s zone (C-VAL-5)', () => {
  it.each([
    ['UTC', '2026-03-01T10:30', '2026-03-01T10:30:00+00:00'],
    ['Asia/Taipei', '2026-03-01 10:30:15.25', '2026-03-01T10:30:15.25+08:00'],
    ['America/St_Johns', '2026-07-01T09:00', '2026-07-01T09:00:00-02:30'],
    ['Europe/London', '2026-07-01T00:00', '2026-07-01T00:00:00+01:00'],
    // Spring: the hour from 2 to 3 does not exist.
    ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T01:59:00+01:00'],
    ['Europe/Berlin', '2026-03-29T02:00', null],
    ['Europe/Berlin', '2026-03-29T02:59:59', null],
    ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T03:00:00+02:00'],
    ['America/New_York', '2026-03-08T02:30', null],
    // Autumn: the hour comes twice, the first is meant.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
    ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T03:00:00+01:00'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', null],
    // A whole day that an island skipped.
    ['Pacific/Apia', '2011-12-30T12:00', null],
    ['Pacific/Apia', '2011-12-29T12:00', '2011-12-29T12:00:00-10:00'],
    ['Pacific/Apia', '2011-12-31T12:00', '2011-12-31T12:00:00+14:00'],
    ['UTC', '2026-02-30T10:30', null],
    ['UTC', '2026-03-01T24:00', null],
    ['UTC', '0001-01-01T00:00', '0001-01-01T00:00:00+00:00'],
  ])('%s %s', (zone, text, expected) => {
    expect(withOffset(text, zone)).toBe(expected);
  });

  it('is valid and the same wall time in that zone, in every zone and year', () => {
    const zones = fc.constantFrom(
      'Asia/Tokyo',
      'Europe/Paris',
      'America/Los_Angeles',
      'Africa/Casablanca',
      'Asia/Kathmandu',
      'Pacific/Chatham',
    );
    const times = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2037-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, times, (zone, time) => {
        const local = time.toISOString().slice(0, 16);
        expect(isLocalDateTime(local)).toBe(true);
        const sent = withOffset(local, zone);
        if (sent === null) return;
        expect(formats['date-time'](sent)).toBe(true);
        const wall = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        });
        expect(wall.format(new Date(sent))).toBe(local.replace('T', ' '));
      }),
    );
  });

  it.each(['2026-03-01T10:30Z', '2026-03-01T10:30:00+0800', '10:30', '2026-03-01', ''])(
    '%s is no local time',
    (text) => {
      expect(isLocalDateTime(text)).toBe(false);
    },
  );
});
