import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { ApiError, validationError } from '../errors.js';
import { outageOf } from '../../outage.js';

export interface FormLimits {
  readonly files: number;
  /** Bytes of one field that is not a file. Default 1 MiB. */
  readonly fieldSize?: number;
  /** Total bytes of all fields, which are held in memory. Default: the limit of the whole body. */
  readonly fieldsSize?: number;
  /** Bytes of the whole body. */
  readonly requestSize: number;
}

/** A file as it arrives. */
export interface FormFileHead {
  /** Name of the form field. */
  readonly field: string;
  /** The name the sender gave; not to be trusted. */
  readonly name: string;
}

/** A form's share of the memory budget of all requests. */
export interface FormMemory {
  /** Called for bytes as they arrive, and with a negative count once they have been passed on. Throws an ApiError. */
  take(bytes: number): void;
}

export interface ReceivedForm<File> {
  readonly files: readonly File[];
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface ReceiveFormOptions<File> {
  readonly limits: FormLimits;
  /** The caller must abort it when the sender disconnects. */
  readonly signal: AbortSignal;
  /** For forms that may hold more than a few MiB besides files; `save` returns what it passes on. */
  readonly memory?: FormMemory;
  /** Called for each field as it arrives. */
  readonly onField?: (name: string, value: string) => void;
  /** Reads a file to its end. Resolves with `undefined` when there is no file after all. */
  readonly save: (body: Readable, head: FormFileHead) => Promise<File | undefined>;
}

const FIELDS = 100;
const FIELD_SIZE = 1024 * 1024;

/**
 * Reads a multipart form; the caller decides what happens to its files. Rejects with an ApiError: 400 for an invalid
 * form, 413 as soon as a limit is exceeded, 415 for other bodies. The rest of a rejected body is drained, so that the
 * sender receives the response.
 */
export async function receiveForm<File>(
  request: IncomingMessage,
  { limits, signal, save, memory, onField }: ReceiveFormOptions<File>,
): Promise<ReceivedForm<File>> {
  const parser = createParser(request, limits);
  const files: Promise<File | undefined>[] = [];
  const fields: { readonly name: string; readonly value: string }[] = [];
  const refused = new AbortController();
  let size = 0;
  const refuse = (error: unknown): void => refused.abort(error);

  // Despite its type, the name is undefined for a part without one.
  parser.on('file', (field: string | undefined, stream, { filename }) => {
    // A stream rejected before it is read would otherwise emit an unhandled error and end the process.
    stream.on('error', () => undefined);
    const saving = save(stream, { field: field ?? '', name: filename ?? '' });
    saving.catch(refuse);
    files.push(saving);
  });
  parser.on('field', (name: string | undefined, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) refuse(tooLarge('A field is too large.'));
    size += Buffer.byteLength(value);
    if (size > (limits.fieldsSize ?? limits.requestSize)) refuse(tooLarge('The fields are too large.'));
    else {
      fields.push({ name: name ?? '', value });
      onField?.(name ?? '', value);
    }
  });
  parser.on('filesLimit', () => refuse(tooManyFiles(limits.files)));
  parser.on('fieldsLimit', () => refuse(tooLarge(`At most ${FIELDS} fields may be sent at once.`)));

  const stop = AbortSignal.any([refused.signal, signal]);
  try {
    // Not the request itself: a failing pipeline would destroy it, and no response could be sent.
    const body = request.pipe(limitBody(limits.requestSize, memory));
    await pipeline(body, parser, { signal: stop });
    const saved = await Promise.all(files);
    refused.signal.throwIfAborted();
    return { files: saved.filter((file) => file !== undefined), fields };
  } catch (error) {
    request.unpipe();
    request.resume();
    // Cleanup must wait until every file has been written.
    await Promise.allSettled(files);
    throw toApiError(refused.signal.aborted ? refused.signal.reason : error);
  }
}

function createParser(request: IncomingMessage, limits: FormLimits): busboy.Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send files as multipart/form-data.' });
  }
  if (Number(request.headers['content-length'] ?? 0) > limits.requestSize) {
    request.resume();
    throw tooLarge(`A request may have at most ${limits.requestSize} bytes.`);
  }
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: limits.files, fields: FIELDS, fieldSize: limits.fieldSize ?? FIELD_SIZE },
    });
  } catch (error) {
    throw unreadable(error);
  }
}

function limitBody(limit: number, memory: FormMemory | undefined): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      try {
        if (size > limit) throw tooLarge(`A request may have at most ${limit} bytes.`);
        memory?.take(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error as ApiError);
      }
    },
  });
}

function tooManyFiles(most: number): ApiError {
  if (most > 1) return tooLarge(`At most ${most} files may be sent at once.`);
  return validationError({ field: 'file', message: 'Only one file may be sent here.' });
}

export function tooLarge(message: string): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', { message });
}

function unreadable(cause: unknown): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The multipart form could not be read.', cause });
}

/** Busboy errors describe the body; a disk failure does not and passes through unchanged. */
function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  // A failure of the store or the disk, not of the form.
  return 'syscall' in error || outageOf(error) ? error : unreadable(error);
}
