// A file's text replaced as one: whoever reads, and whatever the moment at which power or process ends, finds the old or the new.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Readable by the person alone: headers and variables may hold secrets. A file that was made read-only stays as it is. */
export async function replaceFile(link: string, text: string): Promise<void> {
  await mkdir(dirname(link), { recursive: true });
  const path = await behindLink(link);
  await assertWritable(path);
  // A name of its own, which nobody can have prepared: `wx` follows no link and takes no file that is there.
  const temporary = `${path}.${randomBytes(6).toString('hex')}.new`;
  try {
    await writeThrough(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** What a run that broke off has left beside the file. A folder that cannot be listed or changed keeps nobody from starting. */
export async function removeLeftovers(link: string): Promise<void> {
  try {
    const path = await behindLink(link);
    const folder = dirname(path);
    const prefix = `${basename(path)}.`;
    const isLeftover = (name: string): boolean =>
      name.startsWith(prefix) && /^(?:[0-9a-f]{12}\.)?new$/.test(name.slice(prefix.length));
    const entries = await readdir(folder, { withFileTypes: true });
    const leftovers = entries.filter((entry) => entry.isFile() && isLeftover(entry.name));
    await Promise.all(leftovers.map(({ name }) => rm(join(folder, name), { force: true })));
  } catch {
    // They are in nobody's way.
  }
}

/** A link to where the person really keeps the file stays a link, also when nothing is there yet. */
async function behindLink(link: string): Promise<string> {
  try {
    return await realpath(link);
  } catch {
    const target = await readlink(link).catch(() => null);
    return target === null ? link : resolve(dirname(link), target);
  }
}

/** Replacing needs only the folder's permission, so what the file's own says is asked here. */
async function assertWritable(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null && found.isFile() && (found.mode & 0o200) === 0) {
    throw new Error(`EACCES: ${path} is read-only`);
  }
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without it the new name may be forgotten when the power goes. Windows has no such thing, and some file systems refuse. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // Written it is.
  }
}
