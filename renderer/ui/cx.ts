/** Joins the class names that are there; CSS modules give `undefined` for a name they do not have. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
