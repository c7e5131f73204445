import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { ApiError } from '../errors.js';
import { scanText } from './text-scan.js';

export interface FormLimits {
  /** Bytes of one file. */
  readonly fileSize: number;
  readonly files: number;
  /** Bytes of the whole body. */
  readonly requestSize: number;
}

export interface ReceivedFile {
  /** Name of the form's field. */
  readonly field: string;
  /** As the sender called it; not to be trusted. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly isText: boolean;
}

export interface ReceivedForm {
  readonly files: readonly ReceivedFile[];
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

const FIELDS = 100;
const FIELD_SIZE = 1024 * 1024;

/**
 * Reads a multipart form, its files streamed into a folder that the caller removes. Rejects with an ApiError: 400 for
 * what is no form, 413 as soon as a limit is passed, 415 for other bodies. The rest of a refused body is read past, so
 * that the sender hears the answer. `signal` must be aborted when the sender goes away.
 */
export async function receiveForm(
  request: IncomingMessage,
  { folder, limits, signal }: { readonly folder: string; readonly limits: FormLimits; readonly signal: AbortSignal },
): Promise<ReceivedForm> {
  const parser = createParser(request, limits);
  const files: Promise<ReceivedFile | undefined>[] = [];
  const fields: { readonly name: string; readonly value: string }[] = [];
  const refused = new AbortController();
  const refuse = (error: unknown): void => refused.abort(error);

  // A part without a name is given as undefined, whatever the types say.
  parser.on('file', (field: string | undefined, stream, { filename }) => {
    const saving = saveFile(stream, { field: field ?? '', name: filename ?? '', folder, limit: limits.fileSize });
    saving.catch(refuse);
    files.push(saving);
  });
  parser.on('field', (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) refuse(tooLarge('A field is too large.'));
    fields.push({ name: name ?? '', value });
  });
  parser.on('filesLimit', () => refuse(tooLarge(`At most ${limits.files} files may be sent at once.`)));
  parser.on('fieldsLimit', () => refuse(tooLarge(`At most ${FIELDS} fields may be sent at once.`)));

  const stop = AbortSignal.any([refused.signal, signal]);
  try {
    // Not the request itself: a pipeline that fails would destroy it, and with it the way to answer.
    const body = request.pipe(limitBody(limits.requestSize));
    await pipeline(body, parser, { signal: stop });
    const saved = await Promise.all(files);
    refused.signal.throwIfAborted();
    return { files: saved.filter((file) => file !== undefined), fields };
  } catch (error) {
    request.unpipe();
    request.resume();
    // Nobody removes the folder while something is still written into it.
    await Promise.allSettled(files);
    throw toApiError(refused.signal.aborted ? refused.signal.reason : error);
  }
}

function createParser(request: IncomingMessage, limits: FormLimits): busboy.Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Files are sent as multipart/form-data.' });
  }
  if (Number(request.headers['content-length'] ?? 0) > limits.requestSize) {
    request.resume();
    throw tooLarge(`A request may have at most ${limits.requestSize} bytes.`);
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: limits.files, fields: FIELDS, fieldSize: FIELD_SIZE },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

/** `undefined` for the empty part that browsers send when no file was chosen. */
async function saveFile(
  stream: Readable,
  { field, name, folder, limit }: { field: string; name: string; folder: string; limit: number },
): Promise<ReceivedFile | undefined> {
  const path = join(folder, randomUUID());
  const scan = scanText();
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      scan.add(chunk);
      done(size > limit ? tooLarge(`A file may have at most ${limit} bytes.`) : null, chunk);
    },
  });
  await pipeline(stream, measure, createWriteStream(path, { flags: 'wx' }));
  return name === '' && size === 0 ? undefined : { field, name, path, size, isText: scan.isText() };
}

function limitBody(limit: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? tooLarge(`A request may have at most ${limit} bytes.`) : null, chunk);
    },
  });
}

function tooLarge(message: string): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', { message, headers: { Connection: 'close' } });
}

function unreadable(cause: unknown): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The multipart form could not be read.', cause });
}

/** What busboy says of a body is about the body; a disk that fails is not, and leaves as it is. */
function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  return 'syscall' in error ? error : unreadable(error);
}
