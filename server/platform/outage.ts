import { ApiError } from './http/errors.js';
import { FileStoreError } from './files/file-store-error.js';
import { isDatabaseUnavailable } from './database/storage-error.js';

/** Most restarts take no longer than this many seconds. */
const RETRY_AFTER = 5;
/** What operating systems and PostgreSQL report when the disk is full. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const TOO_MANY_FILES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** Failures of the services the server depends on, and the message callers get for each. */
const OUTAGES: readonly { readonly isOf: (error: Error) => boolean; readonly sentence?: string }[] = [
  { isOf: (error) => FULL.has(codeOf(error)), sentence: 'The disk of the server is full.' },
  { isOf: (error) => TOO_MANY_FILES.has(codeOf(error)), sentence: 'The server has reached its limit of open files.' },
  {
    isOf: (error) => error instanceof FileStoreError && error.code === 'STORE_FAILED',
    sentence: 'The file store could not be used.',
  },
  { isOf: isDatabaseUnavailable },
];

/** Maps a temporary failure (database, disk or file store unavailable) to an ApiError. */
export function outageOf(error: unknown): ApiError | undefined {
  for (const { isOf, sentence } of OUTAGES) {
    if (chainOf(error).some(isOf)) {
      return new ApiError('SERVICE_UNAVAILABLE', { message: sentence, retryAfter: RETRY_AFTER, cause: error });
    }
  }
  return undefined;
}

/** Errors from other threads lose their `code`; Node puts it at the start of the message. */
function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : /^[A-Z]+(?=: )/.exec(error.message)?.[0];
}

/** An error followed by its causes, outermost first. */
function chainOf(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}
