import { ApiError } from './http/errors.js';
import { FileStoreError } from './files/file-store-error.js';
import { isDatabaseAway } from './database/storage-error.js';

/** Seconds in which most restarts are over. */
const RETRY_AFTER = 5;
/** What systems and PostgreSQL say when nothing can be written any more. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const TOO_MANY_FILES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE']);

/** Kinds of failures of what the server stands on, and what callers are told of them. */
const OUTAGES: readonly { readonly isOf: (error: Error) => boolean; readonly sentence?: string }[] = [
  { isOf: (error) => FULL.has(codeOf(error)), sentence: 'The disk of the server is full.' },
  { isOf: (error) => TOO_MANY_FILES.has(codeOf(error)), sentence: 'The server may not open any more files.' },
  {
    isOf: (error) => error instanceof FileStoreError && error.code === 'STORE_FAILED',
    sentence: 'The store of files could not be used.',
  },
  { isOf: isDatabaseAway },
];

/** What to say of a failure that passes when the database, the disk or the store of files is there again. */
export function outageOf(error: unknown): ApiError | undefined {
  for (const { isOf, sentence } of OUTAGES) {
    if (chainOf(error).some(isOf)) {
      return new ApiError('SERVICE_UNAVAILABLE', { message: sentence, retryAfter: RETRY_AFTER, cause: error });
    }
  }
  return undefined;
}

/** Errors from other threads come without it; then it begins the message, as Node writes it. */
function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : /^[A-Z]+(?=: )/.exec(error.message)?.[0];
}

/** An error, what caused it, what caused that. */
function chainOf(error: unknown): readonly Error[] {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}
