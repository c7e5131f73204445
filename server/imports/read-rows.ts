import type { Readable } from 'node:stream';
import type { ImportRows } from '../../src/protocol/index.js';
import type { Deps } from '../deps.js';
import { ApiError, validationError } from '../errors.js';
import { FileStoreError } from '../files/file-store-error.js';
import type { FileStore } from '../files/file-store.js';
import { importsIn, requireId } from './find-imports.js';
import type { ImportScope } from './find-imports.js';

export interface RowsQuery {
  readonly id: string;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly signal: AbortSignal;
}

const LINE_FEED = 10;
const CURSOR = /^r(\d{1,15})$/;
/** Bytes after which an answer ends, whatever the limit. */
const MOST_BYTES = 8 << 20;

/** A page of the rows that are kept with an import, in the order of the file. Throws NOT_FOUND, VALIDATION_ERROR. */
export async function readRows(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  scope: ImportScope,
  { id, cursor, limit, signal }: RowsQuery,
): Promise<ImportRows> {
  requireId(id);
  const job = await importsIn(database.pool, scope).select('rows_key').where('id', '=', id).executeTakeFirst();
  if (!job) throw new ApiError('NOT_FOUND');
  const start = offsetOf(cursor);
  if (job.rows_key === null) return NO_ROWS;
  const found = await openFrom(files, job.rows_key, { start, signal });
  if (!found) return NO_ROWS;
  const { lines, length } = await readLines(found.body, { limit, isStart: start === 0 });
  const next = start + length;
  return {
    rows: lines.map((line) => JSON.parse(line) as ImportRows['rows'][number]),
    next_cursor: next < found.size ? cursorAt(next) : null,
  };
}

const NO_ROWS: ImportRows = { rows: [], next_cursor: null };

/** From the byte before, which ends the line before; `undefined` where there is nothing. */
async function openFrom(
  files: FileStore,
  key: string,
  { start, signal }: { readonly start: number; readonly signal: AbortSignal },
): ReturnType<FileStore['open']> {
  try {
    return await files.open({ key, range: { start: Math.max(0, start - 1), end: Number.MAX_SAFE_INTEGER }, signal });
  } catch (error) {
    if (!(error instanceof FileStoreError) || error.code !== 'INVALID_RANGE') throw error;
    if (start > 0) throw wrongCursor();
    return undefined;
  }
}

function cursorAt(offset: number): string {
  return Buffer.from(`r${offset}`).toString('base64url');
}

function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const offset = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (offset === undefined) throw wrongCursor();
  return Number(offset);
}

function wrongCursor(): ApiError {
  return validationError({ field: 'cursor', message: 'is not one that was answered' });
}

/** The next whole lines of a stream, `limit` at most, and their bytes; the stream is closed. */
async function readLines(
  body: Readable,
  { limit, isStart }: { readonly limit: number; readonly isStart: boolean },
): Promise<{ readonly lines: readonly string[]; readonly length: number }> {
  const chunks: Buffer[] = [];
  const before = isStart ? 0 : 1;
  let count = 0;
  let end = before;
  let read = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      if (read === 0 && !isStart && chunk[0] !== LINE_FEED) throw wrongCursor();
      let at = chunk.indexOf(LINE_FEED, read === 0 ? before : 0);
      for (; at !== -1 && count < limit; at = chunk.indexOf(LINE_FEED, at + 1)) {
        count += 1;
        end = read + at + 1;
      }
      read += chunk.length;
      if (count === limit || (read > MOST_BYTES && count > 0)) break;
    }
  } finally {
    body.destroy();
  }
  const lines = Buffer.concat(chunks).subarray(before, end).toString('utf8').split('\n');
  return { lines: lines.slice(0, count), length: end - before };
}
