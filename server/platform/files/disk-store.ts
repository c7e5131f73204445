import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertKey } from './file-key.js';
import type { FileStore, StoredRange } from './file-store.js';
import { FileStoreError } from './file-store-error.js';

/** No key begins with a dot, so an unfinished file can never be opened. */
const UNFINISHED = '.unfinished';
const ABANDONED_AFTER = 24 * 3_600_000;

/** Stores files in a folder. Each file is written under a temporary name, synced to disk, then renamed. */
export async function openDiskStore(folder: string): Promise<FileStore> {
  const unfinished = join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true });
  await removeAbandoned(unfinished);

  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };

  return {
    async put({ key, body, signal }) {
      const target = pathOf(key);
      const draft = join(unfinished, randomUUID());
      // Opened before anything can fail: a stream that opens its own file may create it after its removal below.
      const writing = (await open(draft, 'wx')).createWriteStream({ flush: true });
      try {
        await pipeline(body, writing, { signal });
        await mkdir(dirname(target), { recursive: true });
        await rename(draft, target);
        await syncFolder(dirname(target));
        return { size: writing.bytesWritten };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async open({ key, range, signal }) {
      const handle = await openFile(pathOf(key));
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      if (range !== undefined && !isInside(range, size)) {
        await handle.close();
        throw new FileStoreError(
          'INVALID_RANGE',
          `The range ${range.start}-${range.end} is outside a file of ${size} bytes.`,
        );
      }
      const body = handle.createReadStream({ ...range });
      return { body: signal === undefined ? body : addAbortSignal(signal, body), size };
    },

    pathOf,

    async delete({ key }) {
      await rm(pathOf(key), { force: true });
    },

    async ping() {
      await stat(unfinished);
    },
  };
}

function isInside({ start, end }: StoredRange, size: number): boolean {
  return start >= 0 && start <= end && start < size;
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    const handle = await open(path, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  }
  return undefined;
}

/** Without this, a power failure could lose the file's new name. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some systems cannot sync a folder.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EISDIR' && code !== 'EINVAL') throw error;
  } finally {
    await handle.close();
  }
}

/** Removes files left by a killed process. Files another process is writing now are newer than the cutoff. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true });
  }
}
