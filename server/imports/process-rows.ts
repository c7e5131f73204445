import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { csvLine } from '../../src/engine/full.js';
import type { ProcessRequest, WirePlan } from '../../src/protocol/index.js';
import type { Deps } from '../deps.js';
import { ApiError, validationError } from '../errors.js';
import type { ImporterRow } from '../importers/tables.js';
import type { ImportOrder } from './import-form.js';
import { requireContext } from './import-form.js';
import { fileKeyOf } from './job-files.js';
import type { ImportFile } from './receive-file.js';

/** Rows that came as JSON, as a file like any other and how it is to be read. */
export interface ProcessFile {
  readonly file: ImportFile;
  readonly digest: string;
  readonly order: ImportOrder;
}

/** A row has a cell for every column of any row: few bytes could else become a file without end. */
const MOST_CELLS = 20_000_000;

type SentRow = ProcessRequest['validData'][number];

/** Writes rows that a browser has read as delimited text, to be judged anew. Throws VALIDATION_ERROR. */
export async function storeProcessRows(
  { files }: Pick<Deps, 'files'>,
  importer: ImporterRow,
  request: ProcessRequest,
): Promise<ProcessFile> {
  const rows = [...request.validData, ...(request.invalidData ?? [])];
  if (rows.length === 0) throw validationError({ field: 'validData', message: 'has no rows' });
  const fields = importer.fields.map(({ name }) => name);
  const unknown = namesOf(rows, ({ data }) => data).filter((name) => !fields.includes(name));
  const unmatched = namesOf(rows, ({ unmapped_data }) => unmapped_data ?? {});
  if (unknown.length > 0) {
    throw validationError(
      unknown.map((name) => ({ field: `validData.data.${name}`, message: 'is no field of the importer' })),
    );
  }
  const sent = namesOf(rows, ({ data }) => data);
  if (rows.length * (sent.length + unmatched.length) > MOST_CELLS) {
    throw new ApiError('PAYLOAD_TOO_LARGE', { message: 'The rows have too many different columns for so many rows.' });
  }
  const id = randomUUID();
  const key = fileKeyOf(id);
  const digest = createHash('sha256');
  const { size } = await files.put({ key, body: Readable.from(lines(rows, { sent, unmatched, digest })) });
  return {
    file: { id, keys: [key], name: 'rows.csv', size, mostRows: rows.length },
    digest: digest.digest('base64url'),
    order: { mapping: null, plan: planOf(rows, { sent, unmatched }), ...contextOf(request), dryRun: false },
  };
}

interface Names {
  /** Fields that rows have a value for. */
  readonly sent: readonly string[];
  /** Headers of the file that went to no field. */
  readonly unmatched: readonly string[];
}

function planOf(rows: readonly SentRow[], { sent, unmatched }: Names): WirePlan {
  // What is a number already is not to be guessed at, whatever texts other rows have in its place.
  const numbers = sent.filter((name) => rows.some(({ data }) => typeof ownValue(data, name) === 'number'));
  return {
    dialect: { encoding: 'utf-8', delimiter: ',', quote: '"', escape: '"' },
    header: { start: 0, rows: 1 },
    columns: [...sent, ...unmatched.map(() => null)],
    formats: numbers.map((column) => ({ column, number: { decimal: '.', exponent: true } })),
  };
}

function contextOf({ context, user, metadata }: ProcessRequest): Pick<ImportOrder, 'user' | 'metadata'> {
  const given = (context ?? {}) as { readonly user?: unknown; readonly metadata?: unknown };
  const isPair = typeof context === 'object' && context !== null && ('user' in context || 'metadata' in context);
  return {
    user: requireContext(user ?? given.user, 'user'),
    metadata: requireContext(metadata ?? (isPair ? given.metadata : context), 'metadata'),
  };
}

function namesOf(rows: readonly SentRow[], read: (row: SentRow) => Readonly<Record<string, unknown>>): string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(read(row))) names.add(name);
  return [...names];
}

function* lines(
  rows: readonly SentRow[],
  { sent, unmatched, digest }: Names & { readonly digest: ReturnType<typeof createHash> },
): Generator<Buffer> {
  const written = (cells: readonly string[]): Buffer => {
    const line = Buffer.from(`${csvLine(cells)}\n`);
    digest.update(line);
    return line;
  };
  yield written([...sent, ...unmatched]);
  for (const { data, unmapped_data: rest = {} } of rows) {
    yield written([
      ...sent.map((name) => cellText(ownValue(data, name))),
      ...unmatched.map((name) => cellText(ownValue(rest, name))),
    ]);
  }
}

/** Names come from anybody: `constructor` is no value of a row that has none. */
function ownValue(row: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
