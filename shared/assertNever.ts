/** Ends a `switch` over a union: the compiler reports a missing case, and at run time a value from outside the union throws. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
