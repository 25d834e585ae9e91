// Numbers, times and durations in words of one language. Durations under a minute keep a decimal.

export interface Formats {
  readonly number: (value: number) => string;
  readonly percent: (ratio: number) => string;
  readonly bytes: (count: number) => string;
  readonly timeOfDay: (atMs: number) => string;
  readonly dateAndTime: (atMs: number) => string;
  /** A whole day, with the day of the week. */
  readonly day: (atMs: number) => string;
  readonly duration: (ms: number) => string;
  /** For what is measured in minutes: whole seconds. */
  readonly wholeDuration: (ms: number) => string;
  /** "a, b and c" */
  readonly list: (items: readonly string[]) => string;
}

export function createFormats(locale: string): Formats {
  const plain = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));
  const percent = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  );
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
  const dateTime = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }));
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const units = new Map<string, Intl.NumberFormat>();
  const unit = (name: string, value: number, digits = 0) => {
    const key = `${name} ${String(digits)}`;
    const known = units.get(key) ?? unitFormat(locale, name, digits);
    units.set(key, known);
    return known.format(value);
  };

  const duration = (ms: number) => {
    const seconds = Math.max(0, ms) / 1000;
    // 59.95 would round up to "60.0 sec".
    if (seconds < 59.95) return unit('second', seconds, 1);
    const whole = Math.floor(seconds);
    const minutes = Math.floor(whole / 60);
    if (minutes < 60) return `${unit('minute', minutes)} ${unit('second', whole % 60)}`;
    return `${unit('hour', Math.floor(minutes / 60))} ${unit('minute', minutes % 60)}`;
  };

  return {
    number: (value) => plain().format(value),
    percent: (ratio) => percent().format(ratio),
    bytes: (count) => (count < 1000 ? unit('byte', count) : unit('kilobyte', count / 1000, 1)),
    timeOfDay: (atMs) => time().format(atMs),
    dateAndTime: (atMs) => dateTime().format(atMs),
    day: (atMs) => day().format(atMs),
    duration,
    wholeDuration: (ms) =>
      ms < 59_950 ? unit('second', Math.floor(Math.max(0, ms) / 1000)) : duration(ms),
    list: (items) => list().format(items),
  };
}

/** Made at its first use: a formatter costs milliseconds. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function unitFormat(locale: string, unit: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
