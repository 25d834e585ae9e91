// Where keystrokes become text: what has the focus there keeps it, whatever appears elsewhere (C-IDN-9).

const buttons: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

export function isEditable(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) {
    return !buttons.has(element.type) && !element.readOnly && !element.disabled;
  }
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  // The parts of a date are such.
  return element instanceof HTMLElement && element.isContentEditable;
}
