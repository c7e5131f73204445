import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Deps } from '../../main/deps.js';
import { ApiError } from '../../platform/http/errors.js';
import { byteRange } from './byte-range.js';
import { downloadHeaders, fileTag } from './download-headers.js';
import type { Download } from './find-download.js';
import { fileKey } from './file-record.js';

/** Writes the answer: the file, a range of it, or that the caller's copy is good. */
export async function sendDownload(
  { files, config }: Pick<Deps, 'files' | 'config'>,
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
  // Nothing is said of the file before it is certain that there is one.
  const found = await files.open({ key: fileKey(download.filename), signal, ...(isPart && { range }) });
  if (found === undefined) throw new ApiError('NOT_FOUND');
  write(response, isPart ? 206 : 200, send);
  await pipeline(found.body, response).catch((error: unknown) => {
    // Whoever hangs up in the middle has what they wanted; nobody is left to be told.
    if (!response.destroyed) throw error;
  });
}

/** Not by Express, which would claim of every text that it is UTF-8. */
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

/** A part is asked for only if the caller's other parts are of this very file. */
function isRangeWanted(request: Request, download: Download): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === fileTag(download);
}
