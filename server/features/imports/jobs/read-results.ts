import type { Readable } from 'node:stream';
import { csvLine, formulaSafe } from '../../../../src/engine/full.js';
import type { ImportError, ImportPlanPage, ImportRows } from '../../../../src/protocol/index.js';
import { streamLines } from '../../../platform/files/stream-lines.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Platform } from '../../../platform/platform.js';
import { planKeyOf } from '../import-job.js';
import { missingFile, readLinePage } from '../line-file.js';
import type { LinePageQuery } from '../line-file.js';
import { requireImport } from './find-imports.js';
import type { ImportScope } from './find-imports.js';

interface ErrorsOptions {
  /** Number of errors to skip. Default 0. */
  readonly skip?: number;
  /** Only errors with this code. Default: all. */
  readonly code?: string | undefined;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** All errors of an import, one by one. Throws NOT_FOUND. */
export async function readErrors(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  scope: ImportScope,
  { id, skip = 0, code, limit, signal }: ErrorsOptions & { readonly id: string },
): Promise<AsyncIterable<ImportError>> {
  const job = await requireImport(database.pool, { scope, id }, (imports) => imports.select(['errors', 'errors_key']));
  const isInJob = job.errors_key === null || (code === undefined && skip + limit <= job.errors.length);
  const stored = isInJob ? undefined : await files.open({ key: job.errors_key ?? '', signal });
  if (!isInJob && !stored) throw missingFile();
  return part(stored ? parsedLines(stored.body) : job.errors, { skip, code, limit });
}

async function* part(
  errors: Iterable<ImportError> | AsyncIterable<ImportError>,
  { skip, code, limit }: Required<Pick<ErrorsOptions, 'skip' | 'limit'>> & Pick<ErrorsOptions, 'code'>,
): AsyncGenerator<ImportError> {
  let count = 0;
  for await (const item of errors) {
    if (code !== undefined && item.code !== code) continue;
    if (count === skip + limit) return;
    count += 1;
    if (count > skip) yield item;
  }
}

function parsedLines(body: Readable): AsyncIterable<ImportError> {
  // A client that disconnects before the first line would otherwise cause an unhandled error.
  body.on('error', () => undefined);
  return parsed(streamLines(body));
}

async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<ImportError> {
  for await (const line of lines) yield JSON.parse(line) as ImportError;
}

type ErrorsFormat = 'json' | 'csv';

interface Writer {
  readonly type: string;
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly write: (error: ImportError) => string;
}

const HEADER = ['row', 'field', 'message'];
const LINE_END = '\r\n';

export const ERROR_WRITERS: Readonly<Record<ErrorsFormat, Writer>> = {
  json: {
    type: 'application/json',
    before: '[',
    between: ',\n',
    after: ']\n',
    write: (error) => JSON.stringify(error),
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    before: csvLine(HEADER) + LINE_END,
    between: '',
    after: '',
    // Headers and messages may contain text from untrusted files.
    write: ({ row, field, message }) => csvLine([String(row), formulaSafe(field), formulaSafe(message)]) + LINE_END,
  },
};

const CHUNK = 64 << 10;

/** Errors as text, in chunks of a useful size. */
export async function* writtenErrors(errors: AsyncIterable<ImportError>, format: ErrorsFormat): AsyncGenerator<string> {
  const { before, between, after, write } = ERROR_WRITERS[format];
  let text = before;
  let isFirst = true;
  for await (const error of errors) {
    text += (isFirst ? '' : between) + write(error);
    isFirst = false;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text + after;
}

interface RowsQuery extends LinePageQuery {
  readonly id: string;
}

/** A page of the rows stored with an import, in file order. Throws NOT_FOUND, VALIDATION_ERROR. */
export async function readRows(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  scope: ImportScope,
  { id, ...query }: RowsQuery,
): Promise<ImportRows> {
  const job = await requireImport(database.pool, { scope, id }, (imports) => imports.select('rows_key'));
  if (job.rows_key === null) return { rows: [], next_cursor: null };
  const { lines, nextCursor } = await readLinePage(files, { key: job.rows_key, ...query });
  return { rows: lines as ImportRows['rows'], next_cursor: nextCursor };
}

/** A page of what a dry run would have done, in file order. Throws NOT_FOUND, CONFLICT, VALIDATION_ERROR. */
export async function readPlan(
  { database, files }: Pick<Platform, 'database' | 'files'>,
  scope: ImportScope,
  { id, ...query }: LinePageQuery & { readonly id: string },
): Promise<ImportPlanPage> {
  const job = await requireImport(database.pool, { scope, id }, (imports) =>
    imports.select(['id', 'lease_token', 'dry_run', 'status']),
  );
  if (!job.dry_run || job.status !== 'completed') {
    throw new ApiError('CONFLICT', { message: 'Only a completed dry run has a plan.' });
  }
  const { lines, nextCursor } = await readLinePage(files, { key: planKeyOf(job), ...query });
  return { lines: lines as ImportPlanPage['lines'], next_cursor: nextCursor };
}
