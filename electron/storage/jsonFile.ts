// A JSON file of the person's: written whole or not at all, and never overwritten when it cannot be read.
import { mkdir, open, readFile, realpath, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

export type FileReading =
  | { readonly kind: 'missing' }
  | { readonly kind: 'read'; readonly value: unknown }
  /** Not JSON. */
  | { readonly kind: 'damaged' };

export interface JsonFile {
  read(): Promise<FileReading>;
  write(value: unknown): Promise<void>;
  /** Moves a file that cannot be used out of the way, so that a fresh start loses nothing; returns where it is now. */
  setAside(): Promise<string>;
}

export function createJsonFile(path: string, now: () => number): JsonFile {
  // One write at a time, in order.
  let lastWrite: Promise<void> = Promise.resolve();

  return {
    setAside: async () => {
      const stamp = new Date(now()).toISOString().replaceAll(':', '-');
      const movedTo = `${path}.damaged-${stamp}`;
      try {
        await rename(path, movedTo);
        return movedTo;
      } catch {
        // In a folder that cannot be written it stays where it is, and nothing is written over it either.
        return path;
      }
    },
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
        // Some editors put a byte order mark in front.
        return { kind: 'read', value: JSON.parse(text.replace(/^\uFEFF/, '')) };
      } catch {
        return { kind: 'damaged' };
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

/** A file that cannot be read keeps nobody from starting: it is set aside like a damaged one. */
export function readAtStart(file: JsonFile): Promise<FileReading> {
  return file.read().catch(() => ({ kind: 'damaged' }));
}

/** Readable by the person alone: headers and variables may hold secrets. */
async function writeAtomically(link: string, text: string): Promise<void> {
  await mkdir(dirname(link), { recursive: true });
  // A link to where the person really keeps the file stays a link.
  const path = await realpath(link).catch(() => link);
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  try {
    // A file left by a run that broke off keeps its mode.
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}
