import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Models } from '../../features/content/models.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { filesOf, partKeyOf, planKeyOf } from '../../features/imports/import-job.js';
import type { Connection } from '../../platform/database/database.js';
import { fileKey, fileModel } from '../../features/uploads/file-record.js';
import { BackupError } from './backup-error.js';
import type { BackupBytes, BackupFile } from './backup-lines.js';

/** Where a backup's file contents are: in a store, and either inside the backup or in a folder next to it. */
export interface BackupFiles {
  readonly store: FileStore;
  readonly models: Models;
  /** Absent: inside the backup. */
  readonly folder?: string | undefined;
}

const CHUNK = 192 << 10;

/** The file-store keys of all files that the database rows refer to. */
export async function* storedKeys(connection: Connection, models: Models): AsyncGenerator<string> {
  const { rows: uploads } = await sql<{ filename: string }>`
    select filename from ${sql.table(fileModel(models).table)}`.execute(connection);
  for (const { filename } of uploads) yield fileKey(filename);
  const jobs = await connection
    .selectFrom('import_jobs')
    .select(['id', 'lease_token', 'file_keys', 'errors_key', 'rows_key', 'dry_run'])
    .execute();
  for (const job of jobs) {
    yield* filesOf({ ...job, lease_token: 0 });
    if (job.dry_run) yield planKeyOf(job);
  }
  const parts = await connection.selectFrom('import_upload_parts').select(['upload_id', 'number']).execute();
  for (const { upload_id, number } of parts) yield partKeyOf(upload_id, number);
}

/** The lines of one file; none when it is missing from the store. */
export async function* storedLines(
  { store, folder }: BackupFiles,
  key: string,
): AsyncGenerator<BackupFile | BackupBytes> {
  const found = await store.open({ key });
  if (!found) return;
  yield { file: key, size: found.size, beside: folder !== undefined };
  if (folder !== undefined) {
    const path = join(folder, ...key.split('/'));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // A failure must not damage the file of an earlier backup.
    const part = `${path}.part`;
    try {
      await pipeline(found.body, createWriteStream(part, { mode: 0o600 }));
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
    return;
  }
  let rest = Buffer.alloc(0);
  for await (const chunk of found.body as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (; rest.length >= CHUNK; rest = rest.subarray(CHUNK)) {
      yield { bytes: rest.subarray(0, CHUNK).toString('base64') };
    }
  }
  if (rest.length > 0) yield { bytes: rest.toString('base64') };
}

interface Restored {
  readonly file: BackupFile;
  readonly kept: Promise<{ readonly size: number }>;
  /** Receives the bytes that follow; absent when they are in the folder. */
  readonly inside: PassThrough | undefined;
}

/** Puts the files of a backup into a store, one after the other. */
export class FileRestore {
  readonly keys: string[] = [];
  private open: Restored | undefined;

  constructor(private readonly files: BackupFiles) {}

  async begin(file: BackupFile): Promise<void> {
    await this.end();
    const { store, folder } = this.files;
    const path = join(folder ?? '', ...file.file.split('/'));
    if (file.beside && !(await isThere(path))) {
      throw new BackupError(`The file ${path} next to the backup cannot be read.`);
    }
    const inside = file.beside ? undefined : new PassThrough();
    const body: Readable = inside ?? createReadStream(path);
    const kept = store.put({ key: file.file, body });
    // The rejection surfaces at the next write.
    kept.catch(() => undefined);
    this.keys.push(file.file);
    this.open = { file, kept, inside };
    if (file.beside) await this.end();
  }

  /** Returns whether the bytes belong to a file. */
  async add({ bytes }: BackupBytes): Promise<boolean> {
    const { inside, kept } = this.open ?? {};
    if (!inside || !kept) return false;
    if (!inside.write(Buffer.from(bytes, 'base64'))) await Promise.race([once(inside, 'drain'), kept]);
    return true;
  }

  async end(): Promise<void> {
    if (!this.open) return;
    const { inside, kept, file } = this.open;
    this.open = undefined;
    inside?.end();
    const { size } = await kept;
    if (size !== file.size) {
      throw new BackupError(`The file "${file.file}" of the backup has ${size} of its ${file.size} bytes.`);
    }
  }

  /** Removes all files of a backup that could not be imported. */
  async discard(): Promise<void> {
    this.open?.inside?.destroy();
    await this.open?.kept.catch(() => undefined);
    for (const key of this.keys) await this.files.store.delete({ key });
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
