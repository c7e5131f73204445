import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { FileStoreError } from '../../platform/files/file-store-error.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { ApiError, validationError } from '../../platform/http/errors.js';

const BUFFER = 1 << 18;

/** Appends lines to a stored file, which exists only once it is complete. */
export interface LineFile {
  /** Whole lines, with their line ends; resolves when more can be written. */
  write(lines: string): Promise<void>;
  end(): Promise<void>;
  /** Removes the file completely. */
  discard(): Promise<void>;
}

export function openLineFile(
  files: FileStore,
  { key, signal }: { readonly key: string; readonly signal: AbortSignal },
): LineFile {
  const body = new PassThrough({ highWaterMark: BUFFER });
  const kept = files.put({ key, body, contentType: 'application/x-ndjson', signal });
  // The rejection surfaces at the next write.
  kept.catch(() => undefined);
  return {
    async write(lines) {
      if (body.destroyed) await kept;
      if (!body.write(lines)) await Promise.race([once(body, 'drain'), kept]);
    },
    async end() {
      body.end();
      await kept;
    },
    async discard() {
      body.destroy();
      await kept.catch(() => undefined);
      await files.delete({ key });
    },
  };
}

export interface LinePageQuery {
  /** From the response with the previous page; absent for the first. */
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly signal: AbortSignal;
}

interface LinePage {
  readonly lines: readonly unknown[];
  /** `null` at the end. */
  readonly nextCursor: string | null;
}

const LINE_FEED = 10;
const CURSOR = /^r(\d{1,15})$/;
/** A response ends after this many bytes, whatever the limit. */
const MAX_BYTES = 8 << 20;

/** A page of a stored file with one JSON value per line. Throws VALIDATION_ERROR; NOT_FOUND when the file is gone. */
export async function readLinePage(
  files: FileStore,
  { key, cursor, limit, signal }: LinePageQuery & { readonly key: string },
): Promise<LinePage> {
  const start = offsetOf(cursor);
  const found = await openFrom(files, key, { start, signal });
  if (found === 'empty') return { lines: [], nextCursor: null };
  if (!found) throw missingFile();
  const { lines, length } = await readLines(found.body, { limit, isStart: start === 0 });
  const next = start + length;
  return {
    lines: lines.map((line) => JSON.parse(line) as unknown),
    nextCursor: next < found.size ? cursorAt(next) : null,
  };
}

/** Starts one byte earlier, which must be a line end; `undefined` at the end of the file. */
async function openFrom(
  files: FileStore,
  key: string,
  { start, signal }: { readonly start: number; readonly signal: AbortSignal },
): Promise<Awaited<ReturnType<FileStore['open']>> | 'empty'> {
  try {
    return await files.open({ key, range: { start: Math.max(0, start - 1), end: Number.MAX_SAFE_INTEGER }, signal });
  } catch (error) {
    if (!(error instanceof FileStoreError) || error.code !== 'INVALID_RANGE') throw error;
    if (start > 0) throw wrongCursor();
    return 'empty';
  }
}

/** Deleted, or missing from a restored backup. */
export function missingFile(): ApiError {
  return new ApiError('NOT_FOUND', {
    message: 'The import exists, but this part of it is no longer in the file store.',
  });
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
  return validationError({ field: 'cursor', message: 'Is not a cursor from a previous response.' });
}

/** Reads the next whole lines of a stream, at most `limit`, and their bytes; closes the stream. */
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
      if (count === limit || (read > MAX_BYTES && count > 0)) break;
    }
  } finally {
    body.destroy();
  }
  const lines = Buffer.concat(chunks).subarray(before, end).toString('utf8').split('\n');
  return { lines: lines.slice(0, count), length: end - before };
}
