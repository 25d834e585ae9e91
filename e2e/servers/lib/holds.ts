// Results that are kept back until the test says so.

export class Holds {
  readonly #released = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Runs `act` once the key is released; at once where it was, or where there is no key. */
  after(key: string | undefined, act: () => void): void {
    if (key === undefined || this.#released.has(key)) act();
    else this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), act]);
  }

  release(key: string): void {
    this.#released.add(key);
    for (const act of this.#waiting.get(key) ?? []) act();
    this.#waiting.delete(key);
  }
}
