import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { FileStoreError } from '../../platform/files/file-store-error.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { ApiError, validationError } from '../../platform/http/errors.js';

const BUFFER = 1 << 18;

/** Lines that grow into a stored file, which is there when it has ended and not before. */
export interface LineFile {
  /** Whole lines, with their ends; resolves when more may come. */
  write(lines: string): Promise<void>;
  end(): Promise<void>;
  /** Nothing of it is left. */
  discard(): Promise<void>;
}

export function openLineFile(
  files: FileStore,
  { key, signal }: { readonly key: string; readonly signal: AbortSignal },
): LineFile {
  const body = new PassThrough({ highWaterMark: BUFFER });
  const kept = files.put({ key, body, contentType: 'application/x-ndjson', signal });
  // Heard of at the next write.
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
  /** As it was answered with the page before; absent for the first. */
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
/** Bytes after which an answer ends, whatever the limit. */
const MOST_BYTES = 8 << 20;

/** A page of a stored file with a value of JSON on each line. Throws VALIDATION_ERROR, NOT_FOUND where the file is gone. */
export async function readLinePage(
  files: FileStore,
  { key, cursor, limit, signal }: LinePageQuery & { readonly key: string },
): Promise<LinePage> {
  const start = offsetOf(cursor);
  const found = await openFrom(files, key, { start, signal });
  if (found === 'empty') return { lines: [], nextCursor: null };
  if (!found) throw goneFile();
  const { lines, length } = await readLines(found.body, { limit, isStart: start === 0 });
  const next = start + length;
  return {
    lines: lines.map((line) => JSON.parse(line) as unknown),
    nextCursor: next < found.size ? cursorAt(next) : null,
  };
}

/** From the byte before, which ends the line before; `undefined` where there is nothing. */
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

/** Deleted, or not in the backup that the rest came from. */
export function goneFile(): ApiError {
  return new ApiError('NOT_FOUND', {
    message: 'The import is known, but this part of it is no longer in the store of files.',
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
