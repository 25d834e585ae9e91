// Names that a server chose and that go back to it as they are (tools, keys, constants): only what is shown is cleaned.
import { cleanText } from './cleanText.ts';
import type { TextField } from './limits.ts';

/** Most names, and nothing to take out of them. */
const plain = /^[\w.@/:-]{1,60}$/;

/** One line, at most 120 characters, empty when nothing of it can be seen. C-IDN-5. */
export function shownName(
  name: string,
  field: Extract<TextField, 'title' | 'fieldTitle'> = 'title',
): string {
  return plain.test(name) ? name : cleanText(name, field).visible;
}
