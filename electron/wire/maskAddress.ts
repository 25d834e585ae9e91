// What the messages may keep of an address: where it leads, never what it carries (C-URL-18).

const longestSegment = 16;
const mark = '\u2026';

/** Origin and path with longer segments masked, as in the history; `…` in the place of all that was left out (C-URL-18). */
export function maskAddress(text: string): string {
  const url = parsed(text);
  // No address, or a part of one: what follows the path is left out all the same.
  if (url === null) return /[?#]/.test(text) ? `${text.replace(/[?#].*$/s, '')}${mark}` : text;
  // Without a host all of it may be what is carried: `data:`, `mailto:`.
  if (url.host === '') return `${url.protocol}${mark}`;
  const path = url.pathname
    .split('/')
    .map((one) => (one.length > longestSegment ? mark : one))
    .join('/');
  const isWhole = url.search === '' && url.hash === '' && url.username + url.password === '';
  return `${url.protocol}//${url.host}${path}${isWhole ? '' : mark}`;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
