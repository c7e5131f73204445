import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StorageError } from './storage-error.js';

export interface FolderLock {
  release(): Promise<void>;
}

/** Milliseconds within which a process that created a lock file has certainly written to it. */
const WRITING = 5000;

interface Holder {
  readonly pid: number;
  /** When that process started, as reported by the system; process ids are reused. */
  readonly started: string;
}

/** Makes this process the only user of a folder, with a lock file next to it. Rejects with FOLDER_IN_USE. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  await mkdir(dirname(file), { recursive: true });
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' } satisfies Holder);
  if (!(await create(file, own))) {
    const found = await contentOf(file);
    // An empty lock file was created just now by a process about to write its id into it.
    if (isAlive(found) || (found === '' && (await isRecent(file)))) throw inUse(folder, found);
    if (!(await takeOver(file, found, own))) throw inUse(folder, await contentOf(file));
  }
  return {
    async release() {
      if ((await contentOf(file)) === own) await rm(file, { force: true });
    },
  };
}

/** Empty when the file does not exist. */
function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function isRecent(file: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined);
  return made !== undefined && Date.now() - made.mtimeMs < WRITING;
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Several processes may find the same stale lock; only the one holding this second file may remove it. */
async function takeOver(file: string, stale: string, own: string): Promise<boolean> {
  const permit = `${file}.takeover`;
  if (!(await create(permit, ''))) {
    // A process that ended at this point left the file; removed once it is old, so that the next start can proceed.
    if (!(await isRecent(permit))) await rm(permit, { force: true });
    return false;
  }
  try {
    if ((await contentOf(file)) === stale) await rm(file, { force: true });
    return await create(file, own);
  } finally {
    await rm(permit, { force: true });
  }
}

function isAlive(content: string): boolean {
  const holder = parse(content);
  if (!holder) return false;
  const started = startOf(holder.pid);
  return started !== undefined && (started === holder.started || started === '');
}

function parse(content: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(content) as Partial<Holder>;
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}

/** When a process started; `undefined` when it does not exist, empty when the system does not report it. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The program name is in parentheses and may contain anything; the start time is the 20th word after it.
      const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return `${boot}:${words[19]}`;
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function inUse(folder: string, content: string): StorageError {
  const pid = parse(content)?.pid;
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new StorageError(
    'FOLDER_IN_USE',
    `The data folder ${folder} is in use by ${who}. Stop it, choose another DATA_DIR, ` +
      'or let both share a PostgreSQL server by DATABASE_URL.',
  );
}
