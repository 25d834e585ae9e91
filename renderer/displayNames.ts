// React Aria asks for a new Intl.DisplayNames for every part of every date, a tenth of the time it takes to draw a form
// with two dates (docs/benchmarks.md). One for each language and kind is enough, since they never change.

/** Call once, before anything is drawn. */
export function shareDisplayNames(intl: { DisplayNames: typeof Intl.DisplayNames }): void {
  const made = new Map<string, Intl.DisplayNames>();
  intl.DisplayNames = new Proxy(intl.DisplayNames, {
    construct: (target, args: ConstructorParameters<typeof Intl.DisplayNames>) => {
      const key = JSON.stringify(args);
      const names = made.get(key) ?? new target(...args);
      made.set(key, names);
      return names;
    },
  });
}
