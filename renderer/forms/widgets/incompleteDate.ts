// A date of which only some parts are filled has no value in the picker; left like that it must not vanish unsaid.

/** The parts as they stand, when some but not all are filled; otherwise `null`. */
export function incompleteText(picker: Element): string | null {
  const segments = [...picker.querySelectorAll('[role="spinbutton"]')];
  const empty = segments.filter((segment) => segment.hasAttribute('data-placeholder'));
  if (empty.length === 0 || empty.length === segments.length) return null;
  return segments.map((segment) => segment.textContent).join(' ');
}
