// The last part of what a local server wrote to stderr: shown as text, taken as no error (C-PRV-3), kept in memory only.
import { StringDecoder } from 'node:string_decoder';

const maxCharacters = 200_000;

export interface StderrBuffer {
  append(chunk: Buffer): void;
  read(): { readonly text: string; readonly truncated: boolean };
  readonly isEmpty: boolean;
}

/** `onFirstOutput` is called once, so that the window can offer the text. */
export function createStderrBuffer(onFirstOutput: () => void): StderrBuffer {
  const decoder = new StringDecoder('utf8');
  let text = '';
  let truncated = false;
  return {
    append: (chunk) => {
      const wasEmpty = text === '';
      text += decoder.write(chunk);
      if (text.length > maxCharacters) {
        text = text.slice(-maxCharacters);
        truncated = true;
      }
      if (wasEmpty && text !== '') onFirstOutput();
    },
    read: () => ({ text, truncated }),
    get isEmpty() {
      return text === '';
    },
  };
}
