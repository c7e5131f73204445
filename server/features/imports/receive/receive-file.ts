import { createHash, randomUUID } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { tooLarge } from '../../../platform/http/bodies/receive-form.js';
import type { FormFileHead } from '../../../platform/http/bodies/receive-form.js';
import type { ContentDeps } from '../../content/content-deps.js';
import { fileKeyOf } from '../import-job.js';

/** A file in the file store for a future import. */
export interface ImportFile {
  /** Id of the import. */
  readonly id: string;
  readonly keys: readonly string[];
  readonly name: string;
  readonly size: number;
  /** An upper bound for its number of rows; `undefined` when unknown. */
  readonly mostRows: number | undefined;
}

export interface ReceivedImportFile extends ImportFile {
  /** Name of the form field. */
  readonly field: string;
  /** Identifies identical files. */
  readonly digest: string;
}

interface ReceiveFileOptions extends FormFileHead {
  readonly signal?: AbortSignal;
  /** Called with the number of bytes passed to the store. */
  readonly onPassed?: (bytes: number) => void;
}

const LINE_FEED = 10;
const RETURN = 13;

/** Streams a file into the store. `undefined` for the empty part that browsers send when no file was chosen. */
export async function receiveFile(
  { files, config }: Pick<ContentDeps, 'files' | 'config'>,
  body: Readable,
  { field, name, signal, onPassed }: ReceiveFileOptions,
): Promise<ReceivedImportFile | undefined> {
  const id = randomUUID();
  const key = fileKeyOf(id);
  const digest = createHash('sha256');
  let size = 0;
  let lines = 0;
  let returns = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      onPassed?.(chunk.length);
      digest.update(chunk);
      lines += count(chunk, LINE_FEED);
      returns += count(chunk, RETURN);
      done(size > config.maxImportBytes ? tooLargeFile(config.maxImportBytes) : null, chunk);
    },
  });
  // A body that ended early may be destroyed already; errors of both streams reach the store through `measure`, and a
  // store that has failed no longer listens.
  pipeline(body, measure, () => undefined);
  await files.put({ key, body: measure, signal });
  if (name === '' && size === 0) {
    await files.delete({ key });
    return undefined;
  }
  const mostRows = Math.max(lines, returns) + 1;
  return { field, id, keys: [key], name: fileName(name), size, digest: digest.digest('base64url'), mostRows };
}

export function tooLargeFile(limit: number): Error {
  return tooLarge(`A file may have at most ${limit} bytes.`);
}

/** A readable file name that the database can store. */
export function fileName(name: string): string {
  const [own = ''] = name.split(/[/\\]/).slice(-1);
  return own.replace(/\p{Cc}/gu, '\uFFFD').slice(0, 300);
}

function count(chunk: Buffer, byte: number): number {
  let found = 0;
  for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1)) found += 1;
  return found;
}
