// A command line for the history: recognisable, without what may be a key. The line is read as people read it; nothing is run from it.

const mark = '\u2026';
/** `--token value`, `--api-key=value`, `-p value`, `TOKEN=value` */
const namesSecret =
  /(?:token|key|secret|pass(?:word|wd|phrase)?|pwd|credential|auth|bearer|pat|pin)$/i;
/** Long, of letters and digits mixed, and neither a path nor a package nor a version. */
const looksLikeKey = /^(?=.*\d)(?=.*[a-z])[\w+=.-]{20,}$/i;
const isPlace = /^"?(?:\w+:\/\/|[a-z]:[\\/])/i;
const maxCharacters = 400;
/** A secret cut in two would not be known for one: what is read is well beyond what is kept. */
const maxRead = 4_000;

/** `endpoint`: command and arguments in one line, those with spaces in double quotes. */
export function maskedCommand(endpoint: string): string {
  const words = endpoint.slice(0, maxRead).match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? [];
  let isValueNext = false;
  const masked = words.map((word) => {
    const isValue = isValueNext;
    isValueNext = false;
    if (isValue) return mark;
    const assigned = /^"?([\w.-]+)=/.exec(word);
    const name = assigned?.[1] ?? word;
    if (namesSecret.test(name) && assigned !== null) return `${name}=${mark}`;
    // A header, JSON: nobody knows what it holds.
    if (/^["{[]/.test(word) && /[:{]/.test(word) && !isPlace.test(word)) return mark;
    const header = /^([\w-]+):(?![\\/])/.exec(word);
    if (header?.[1] !== undefined && namesSecret.test(header[1])) return `${header[1]}:${mark}`;
    if (word.startsWith('-') && namesSecret.test(word)) isValueNext = true;
    if (looksLikeKey.test(word)) return mark;
    return withoutCredentials(word);
  });
  const line = masked.join(' ');
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}${mark}` : line;
}

/** An address among the arguments: no user, no query, no fragment. */
function withoutCredentials(word: string): string {
  return word
    .replace(/(\w:\/\/)[^/\s"@]*@/g, `$1${mark}@`)
    .replace(/(\w:\/\/\S*)/g, withoutKeys)
    .replace(/(\w:\/\/[^\s"?#]*)[?#][^\s"]*/g, `$1${mark}`);
}

function withoutKeys(address: string): string {
  return address
    .split('/')
    .map((part, index) =>
      index > 2 && looksLikeKey.test(part.replace(/[?#"].*$/, '')) ? mark : part,
    )
    .join('/');
}
