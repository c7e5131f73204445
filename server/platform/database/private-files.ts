import type fs from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

type FileCalls = Pick<typeof fs, 'chmodSync' | 'mkdirSync' | 'openSync' | 'writeFileSync'>;

/**
 * Makes these calls create files and folders for their owner only, whatever mode they request and whatever the umask
 * is. The embedded database requests mode 666 and has no setting for it, so its thread patches the calls.
 */
export function keepFilesPrivate(calls: FileCalls): void {
  const { chmodSync, mkdirSync, openSync, writeFileSync } = calls;
  const privateMode = (mode: fs.Mode): number => Number(mode) & PRIVATE_FOLDER;
  calls.chmodSync = (path, mode) => chmodSync(path, privateMode(mode));
  calls.openSync = (path, flags, mode) => openSync(path, flags, privateMode(mode ?? PRIVATE_FILE));
  calls.mkdirSync = ((path: fs.PathLike, options?: fs.Mode | fs.MakeDirectoryOptions) => {
    const isRecursive = typeof options === 'object' && options.recursive === true;
    const made = mkdirSync(path, { recursive: isRecursive, mode: PRIVATE_FOLDER });
    chmodSync(path, PRIVATE_FOLDER);
    return made;
  }) as typeof mkdirSync;
  calls.writeFileSync = (file, data, options) => {
    const given = typeof options === 'string' ? { encoding: options } : options;
    writeFileSync(file, data, { ...given, mode: PRIVATE_FILE });
    if (typeof file !== 'number') chmodSync(file, PRIVATE_FILE);
  };
}

/**
 * Removes all permissions of others from a folder and its contents; resolves with the number of changed files and
 * folders.
 */
export async function makePrivate(path: string): Promise<number> {
  // Windows has no such modes.
  if (process.platform === 'win32') return 0;
  const found = await lstat(path);
  if (found.isSymbolicLink()) return 0;
  const isFolder = found.isDirectory();
  let changed = 0;
  const mode = isFolder ? PRIVATE_FOLDER : PRIVATE_FILE;
  if ((found.mode & 0o777) !== mode) {
    await chmod(path, mode);
    changed += 1;
  }
  if (!isFolder) return changed;
  for (const name of await readdir(path)) changed += await makePrivate(join(path, name));
  return changed;
}
