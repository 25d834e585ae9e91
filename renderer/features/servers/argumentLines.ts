// Arguments of a command as text, one on each line, and back without loss.

/** An argument that a line cannot hold as it is stands there as a JSON string. */
export function linesFromArguments(args: readonly string[]): string {
  return args
    .map((arg) =>
      arg === '' || /[\n\r]/.test(arg) || arg.startsWith('"') ? JSON.stringify(arg) : arg,
    )
    .join('\n');
}

export function argumentsFromLines(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readLine);
}

function readLine(line: string): string {
  if (!line.trimStart().startsWith('"')) return line;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'string' ? value : line;
  } catch {
    return line;
  }
}

/** Splits a command line as a shell would, quotes and backslash escapes of spaces and quotes included. */
export function splitCommandLine(line: string): readonly string[] {
  const words: string[] = [];
  let word = '';
  let isWord = false;
  let quote = '';
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    const next = line.charAt(index + 1);
    if (character === '\\' && /["'\\ ]/.test(next) && quote !== "'") {
      word += next;
      isWord = true;
      index += 1;
    } else if (quote !== '') {
      if (character === quote) quote = '';
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      isWord = true;
    } else if (/\s/.test(character)) {
      if (isWord) words.push(word);
      word = '';
      isWord = false;
    } else {
      word += character;
      isWord = true;
    }
  }
  if (isWord) words.push(word);
  return words;
}
