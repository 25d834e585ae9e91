// A JSON file of the person's: written whole or not at all, and never overwritten when it cannot be read.
import { readFile, rename } from 'node:fs/promises';
import { removeLeftovers, replaceFile } from './replaceFile.ts';

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
  /** Takes away what a run that broke off while it wrote has left. Nothing may be written meanwhile. */
  tidy(): Promise<void>;
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
        .then(() => replaceFile(path, `${JSON.stringify(value, null, 2)}\n`));
      lastWrite = next;
      return next;
    },
    tidy: () => removeLeftovers(path),
  };
}

/** A file that cannot be read keeps nobody from starting: it is set aside like a damaged one. */
export async function readAtStart(file: JsonFile): Promise<FileReading> {
  await file.tidy();
  return file.read().catch(() => ({ kind: 'damaged' }));
}
