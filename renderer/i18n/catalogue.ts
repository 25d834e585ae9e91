// The shape of a translation: the same messages with the same parameters as the English file, other words.

/** English literals widened, so that a missing, extra or differently parametrised message does not compile. */
export type Catalogue<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : Catalogue<T[K]>;
};
