// The order of an object's keys as they stand in JSON text. A JavaScript object moves names that look like
// numbers to the front; where the text is at hand, fields keep the server's order (C-FRM-1).

interface Frame {
  /** On the way to the wanted object, or it. */
  readonly isOnPath: boolean;
  readonly isObject: boolean;
  key: string | null;
}

/** Keys of the object at `path` (names of nested objects), or `null` when there is none. `text` has to be valid JSON. */
export function keyOrder(text: string, path: readonly string[]): readonly string[] | null {
  const frames: Frame[] = [];
  let keys: Set<string> | null = null;
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const top = frames.at(-1);
    switch (text.charAt(at)) {
      case '{':
      case '[': {
        const isObject = text.charAt(at) === '{';
        const isOnPath = isObject && continuesPath(frames, path);
        frames.push({ isOnPath, isObject, key: null });
        // Of a repeated name the last one counts, as in JSON.parse.
        if (isOnPath && frames.length === path.length + 1) keys = new Set();
        expectsKey = isObject;
        break;
      }
      case '}':
      case ']':
        frames.pop();
        expectsKey = false;
        break;
      case ',':
        expectsKey = top?.isObject ?? false;
        break;
      case '"': {
        const end = stringEnd(text, at);
        if (expectsKey && top?.isOnPath === true) {
          top.key = readString(text.slice(at, end + 1));
          if (frames.length === path.length + 1) keys?.add(top.key);
        }
        expectsKey = false;
        at = end;
        break;
      }
      default:
        break;
    }
  }
  return keys === null ? null : [...keys];
}

function continuesPath(frames: readonly Frame[], path: readonly string[]): boolean {
  const parent = frames.at(-1);
  if (parent === undefined) return true;
  return parent.isOnPath && frames.length <= path.length && parent.key === path[frames.length - 1];
}

function stringEnd(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end;
}

function readString(literal: string): string {
  const value: unknown = JSON.parse(literal);
  return typeof value === 'string' ? value : '';
}
