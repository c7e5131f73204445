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
  /** Bytes of all of them together, which are kept in memory. Default: those of the whole body. */
  readonly fieldsSize?: number;
  /** Bytes of the whole body. */
  readonly requestSize: number;
}

/** A file as it arrives. */
export interface FormFileHead {
  /** Name of the form's field. */
  readonly field: string;
  /** As the sender called it; not to be trusted. */
  readonly name: string;
}

/** What a form takes of the memory that all requests share. */
export interface FormMemory {
  /** Called for bytes as they arrive, and with a negative count for those that have left. Throws an ApiError. */
  take(bytes: number): void;
}

export interface ReceivedForm<File> {
  readonly files: readonly File[];
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export interface ReceiveFormOptions<File> {
  readonly limits: FormLimits;
  /** Must be aborted when the sender goes away. */
  readonly signal: AbortSignal;
  /** For forms that may hold more than some MiB outside of files; `save` gives back what it passes on. */
  readonly memory?: FormMemory;
  /** Called for each field as it arrives. */
  readonly onField?: (name: string, value: string) => void;
  /** Reads a file to its end. `undefined` where there is none after all. */
  readonly save: (body: Readable, head: FormFileHead) => Promise<File | undefined>;
}

const FIELDS = 100;
const FIELD_SIZE = 1024 * 1024;

/**
 * Reads a multipart form; what becomes of its files is the caller's business. Rejects with an ApiError: 400 for what is
 * no form, 413 as soon as a limit is passed, 415 for other bodies. The rest of a refused body is read past, so that the
 * sender hears the answer.
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

  // A part without a name is given as undefined, whatever the types say.
  parser.on('file', (field: string | undefined, stream, { filename }) => {
    // One that is refused before anybody reads it fails unheard, which would end the process.
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
    // Not the request itself: a pipeline that fails would destroy it, and with it the way to answer.
    const body = request.pipe(limitBody(limits.requestSize, memory));
    await pipeline(body, parser, { signal: stop });
    const saved = await Promise.all(files);
    refused.signal.throwIfAborted();
    return { files: saved.filter((file) => file !== undefined), fields };
  } catch (error) {
    request.unpipe();
    request.resume();
    // Nobody clears up while something is still written.
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

/** The connection ends with the answer: whoever goes on sending is not read to the end. */
export function tooLarge(message: string): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', { message, headers: { Connection: 'close' } });
}

function unreadable(cause: unknown): ApiError {
  return new ApiError('BAD_REQUEST', { message: 'The multipart form could not be read.', cause });
}

/** What busboy says of a body is about the body; a disk that fails is not, and leaves as it is. */
function toApiError(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  // Not the form's fault: the store it was saved to, or the disk.
  return 'syscall' in error || outageOf(error) ? error : unreadable(error);
}
