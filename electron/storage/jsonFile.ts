// A JSON file of the person's: written whole or not at all, and never overwritten when it cannot be read.
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

export type FileReading =
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly value: unknown }
  /** Not JSON: moved to `movedTo`, so that a fresh start loses nothing. */
  | { readonly kind: 'damaged'; readonly movedTo: string };

export interface JsonFile {
  read(): Promise<FileReading>;
  write(value: unknown): Promise<void>;
  /** For content that is JSON and still unusable. */
  setAside(): Promise<string>;
}

export function createJsonFile(path: string, now: () => number): JsonFile {
  // One write at a time, in order.
  let lastWrite: Promise<void> = Promise.resolve();

  const setAside = async (): Promise<string> => {
    const stamp = new Date(now()).toISOString().replaceAll(':', '-');
    const movedTo = `${path}.damaged-${stamp}`;
    await rename(path, movedTo);
    return movedTo;
  };

  return {
    setAside,
    read: async () => {
      let text: string;
      try {
        text = await readFile(path, 'utf8');
      } catch (error) {
        if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')
          return { kind: 'missing' };
        throw error;
      }
      try {
        return { kind: 'read', value: JSON.parse(text) };
      } catch {
        return { kind: 'damaged', movedTo: await setAside() };
      }
    },
    write: (value) => {
      const next = lastWrite
        .catch(() => undefined)
        .then(() => writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`));
      lastWrite = next;
      return next;
    },
  };
}

/** Readable by the person alone: headers and variables may hold secrets. */
async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
