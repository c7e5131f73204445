import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Request, Response } from 'express';
import type { Principal } from '../../platform/http/principal.js';
import type { ContentDeps } from '../content/content-deps.js';
import { ApiError } from '../../platform/http/errors.js';
import type { Config } from '../../config/config.js';
import type { StoredRange } from '../../platform/files/file-store.js';
import { requireAct, rowScope } from '../content/access.js';
import { compileScope } from '../content/query/compile-query.js';
import { STORED_NAME } from './file-names.js';
import { fileKey, fileModel } from './file-record.js';
import { isShownInline } from './inspect-file.js';

export interface Download {
  readonly filename: string;
  readonly originalName: string;
  readonly mimeType: string;
  readonly size: number;
  readonly createdAt: Date;
}

/** The file stored under a name. Throws NOT_FOUND, and UNAUTHORIZED or FORBIDDEN when files are not public. */
export async function findDownload(
  deps: Pick<ContentDeps, 'database' | 'config' | 'models'>,
  principal: Principal,
  name: string,
): Promise<Download> {
  const model = fileModel(deps.models);
  const isOpen = deps.config.uploads.public;
  if (!isOpen) requireAct(principal, model, 'read');
  const scope = isOpen ? 'all' : rowScope(principal, model, 'read');
  if (!STORED_NAME.test(name)) throw new ApiError('NOT_FOUND');
  const { rows } = await sql<{ original_name: string; mime_type: string; size: number | string; created_at: Date }>`
    SELECT original_name, mime_type, size, created_at FROM ${sql.table(model.table)} AS record
    WHERE filename = ${name} AND ${compileScope(scope, 'record')}`.execute(deps.database.pool);
  const [row] = rows;
  if (row === undefined) throw new ApiError('NOT_FOUND');
  return {
    filename: name,
    originalName: row.original_name,
    mimeType: row.mime_type,
    size: Number(row.size),
    createdAt: new Date(row.created_at),
  };
}

/** Sends the file, a range of it, or 304 when the caller's copy is current. */
export async function sendDownload(
  { files, config }: Pick<ContentDeps, 'files' | 'config'>,
  download: Download,
  {
    request,
    response,
    signal,
  }: { readonly request: Request; readonly response: Response; readonly signal: AbortSignal },
): Promise<void> {
  const { size } = download;
  const headers = downloadHeaders(download, config);
  if (namesTag(request.headers['if-none-match'], fileTag(download))) {
    write(response, 304, headers).end();
    return;
  }
  const range = byteRange(isRangeWanted(request, download) ? request.headers.range : undefined, size);
  if (range === undefined) {
    response.status(416).set('Content-Range', `bytes */${size}`).end();
    return;
  }
  const isPart = range !== 'whole';
  const partHeaders: Record<string, string> = isPart
    ? { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }
    : {};
  const length = isPart ? range.end - range.start + 1 : size;
  const send = { ...headers, ...partHeaders, 'Content-Length': String(length) };
  if (request.method === 'HEAD') {
    response
      .status(isPart ? 206 : 200)
      .set(send)
      .end();
    return;
  }
  // Nothing is sent before it is certain that the file exists.
  const found = await files.open({ key: fileKey(download.filename), signal, ...(isPart && { range }) });
  if (found === undefined) throw new ApiError('NOT_FOUND');
  write(response, isPart ? 206 : 200, send);
  await pipeline(found.body, response).catch((error: unknown) => {
    // A client that disconnects early is not a failure.
    if (!response.destroyed) throw error;
  });
}

/** Express would declare every text as UTF-8, so it is not used. */
function write(response: Response, status: number, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response.status(status);
}

function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === tag || candidate.trim() === '*');
}

/** A range is sent only if the caller's other parts are from this file. */
function isRangeWanted(request: Request, download: Download): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === fileTag(download);
}

const YEAR = 31_536_000;

/** Headers of every response for a file: it never changes, and browsers must not run its content. */
function downloadHeaders(download: Download, { uploads }: Pick<Config, 'uploads'>): Record<string, string> {
  return {
    'Content-Type': download.mimeType,
    'Content-Disposition': disposition(download),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': `${uploads.public ? 'public' : 'private'}, max-age=${YEAR}, immutable`,
    'Accept-Ranges': 'bytes',
    ETag: fileTag(download),
    'Last-Modified': download.createdAt.toUTCString(),
  };
}

/** A name is never reused, so it identifies the content. */
function fileTag({ filename }: Pick<Download, 'filename'>): string {
  return `"${filename.replace(/\..*$/, '')}"`;
}

/** RFC 6266: the name in ASCII, and in full for clients that support RFC 8187. */
function disposition({ mimeType, originalName }: Download): string {
  const kind = isShownInline(mimeType) ? 'inline' : 'attachment';
  const ascii = originalName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(originalName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

/**
 * Parses a `Range` header: one range, or the whole file when the header is absent, invalid or has several ranges (RFC
 * 9110 allows the full response then). `undefined` when the range is outside of the file.
 */
export function byteRange(header: string | undefined, size: number): StoredRange | 'whole' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? undefined : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < size ? { start, end } : undefined;
}
