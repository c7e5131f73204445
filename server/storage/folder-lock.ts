import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process works in the folder. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  readonly code = 'FOLDER_LOCKED';

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop it, choose another DATA_DIR, ` +
        'or let both share a PostgreSQL server by DATABASE_URL.',
    );
  }
}

interface Holder {
  readonly pid: number;
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  readonly started: string;
}

/** Takes a folder for this process; resolves with what gives it back. A lock its holder left behind is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'rowgate.lock');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(path);
    if (holder && isAlive(holder)) throw new FolderLockedError(folder, holder.pid);
    await rm(path, { force: true });
  }
  throw new FolderLockedError(folder, 0);
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return started === startOf(pid);
}

/** When a process began, by the system's own count. */
function startOf(pid: number): string {
  try {
    // After the name, which may hold anything, in parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
