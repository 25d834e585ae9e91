// A limit as the person types it.

/** The number, or null for anything but a whole number from 1 to `most`. Digits of other scripts' keyboards count too. */
export function readLimit(text: string, most: number): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^\d{1,6}$/.test(plain)) return null;
  const value = Number(plain);
  return value >= 1 && value <= most ? value : null;
}
