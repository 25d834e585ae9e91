// `history.jsonl`: one line per entry, appended. Only whole lines count; one that was cut off when the app was killed is taken
// away before anything is written behind it. Readable by the person alone.
import { chmod, open, stat, truncate } from 'node:fs/promises';
import { AppError } from '../../shared/errors.ts';
import { readLine } from '../../shared/history/historyEntry.ts';
import { createJsonFile } from '../storage/jsonFile.ts';
import { removeLeftovers, replaceFile } from '../storage/replaceFile.ts';

export interface HistoryFile {
  /** Lines, oldest first, without their ends. `movedTo`: it could not be read, and stands there now. */
  load(): Promise<{ readonly lines: readonly string[]; readonly movedTo: string | null }>;
  /** `text`: whole lines with their ends. */
  append(text: string): Promise<void>;
  read(): Promise<readonly string[]>;
  /** All of it anew: written whole or not at all. Like `clear`, rejects with AppError `storage-failed` where nothing can be taken away. */
  replace(lines: readonly string[]): Promise<void>;
  clear(): Promise<void>;
  /** Bytes, as far as it is known without looking. */
  readonly size: number;
}

/** A file that somebody made larger is read from here to its end. */
const mostRead = 64_000_000;

export function createHistoryFile(path: string, now: () => number): HistoryFile {
  let size = 0;
  let needsLineEnd = false;
  /** It cannot be read and not be moved: nothing is written over it. */
  let isOutOfReach = false;

  /** Nobody is told that entries are gone which are still there. */
  const mustBeInReach = (): void => {
    if (isOutOfReach) throw new AppError('storage-failed', path);
  };

  const takeTornLineAway = async (end: number): Promise<void> => {
    try {
      await truncate(path, end);
      size = end;
      needsLineEnd = false;
    } catch {
      // Closed by the next line instead, and left out when it is read.
    }
  };

  return {
    get size() {
      return size;
    },
    load: async () => {
      await removeLeftovers(path);
      try {
        const content = await readEnd(path);
        if (content === null) return { lines: [], movedTo: null };
        await chmod(path, 0o600).catch(() => undefined);
        size = content.fileSize;
        const { lines, torn, isWhole } = linesOf(content.bytes);
        needsLineEnd = !isWhole;
        if (isCutOff(torn)) await takeTornLineAway(size - torn.length);
        else if (torn.length > 0 && lines.length === 0) throw new Error('no line of ours');
        if (lines.length === 0 || lines.some((line) => readLine(line) !== null)) {
          return { lines, movedTo: null };
        }
      } catch {
        // Set aside, like one that holds no line of ours.
      }
      const movedTo = await createJsonFile(path, now).setAside();
      isOutOfReach = movedTo === path;
      size = 0;
      needsLineEnd = false;
      return { lines: [], movedTo };
    },
    append: async (text) => {
      if (isOutOfReach) return;
      const written = needsLineEnd ? `\n${text}` : text;
      // Until the write has come to its end, a line may be torn.
      needsLineEnd = true;
      const file = await open(path, 'a', 0o600);
      try {
        await file.writeFile(written);
        needsLineEnd = false;
        size += Buffer.byteLength(written);
      } finally {
        await file.close();
      }
    },
    read: async () => {
      if (isOutOfReach) return [];
      const content = await readEnd(path);
      return content === null ? [] : linesOf(content.bytes).lines;
    },
    replace: async (lines) => {
      mustBeInReach();
      const text = lines.map((line) => `${line}\n`).join('');
      await replaceFile(path, text);
      size = Buffer.byteLength(text);
      needsLineEnd = false;
    },
    clear: async () => {
      mustBeInReach();
      // Not removed: it may be a link to where the person really keeps it.
      await truncate(path, 0).catch(unlessMissing);
      size = 0;
      needsLineEnd = false;
    },
  };
}

/** Null when there is no file. */
async function readEnd(
  path: string,
): Promise<{ readonly bytes: Buffer; readonly fileSize: number } | null> {
  const { size: fileSize } = (await stat(path).catch(unlessMissing)) ?? { size: -1 };
  if (fileSize === -1) return null;
  const from = Math.max(0, fileSize - mostRead);
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(fileSize - from);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
    const read = bytes.subarray(0, bytesRead);
    // Half a line, where not all of it is read.
    return { bytes: from === 0 ? read : read.subarray(read.indexOf('\n') + 1), fileSize };
  } finally {
    await file.close();
  }
}

interface ReadLines {
  readonly lines: readonly string[];
  /** What stands behind the last line's end and is no line. */
  readonly torn: Buffer;
  readonly isWhole: boolean;
}

function linesOf(bytes: Buffer): ReadLines {
  const end = bytes.lastIndexOf('\n') + 1;
  const rest = bytes.subarray(end);
  // Some editors put a byte order mark in front, and no end behind the last line.
  const isLine = readLine(rest.toString('utf8')) !== null;
  const text = bytes.toString('utf8', 0, isLine ? bytes.length : end).replace(/^\uFEFF/, '');
  return {
    lines: text.split('\n').filter((line) => line.trim() !== ''),
    torn: isLine ? Buffer.alloc(0) : rest,
    isWhole: rest.length === 0,
  };
}

const startOfLine = '{"id":"';

/** The start of a line as `writeLine` writes it. Whatever else stands there is not ours to take away. */
function isCutOff(torn: Buffer): boolean {
  const start = torn.toString('latin1', 0, startOfLine.length);
  return start !== '' && startOfLine.startsWith(start);
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null;
  throw error;
}
