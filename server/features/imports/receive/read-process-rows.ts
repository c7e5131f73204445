import { createHash } from 'node:crypto';
import { csvText, MAX_COLUMNS } from '../../../../src/engine/full.js';
import type { ProcessRequest, WirePlan } from '../../../../src/protocol/index.js';
import { processRequest } from '../../../../src/protocol/schemas.js';
import { ApiError, validationError } from '../../../platform/http/errors.js';
import { limitJsonSize } from '../../../platform/http/bodies/json-size.js';
import { parseInput } from '../../../platform/http/parse-input.js';
import { parseJson } from '../../../platform/http/bodies/read-json.js';
import { requireContext } from './import-form.js';
import type { ImportOrder } from './import-form.js';

/** Rows sent as JSON, converted to a file, and how to read it. */
export interface ProcessRows {
  readonly importerKey: string;
  /** Names of the fields for which rows have a value. */
  readonly sent: readonly string[];
  readonly rowCount: number;
  /** UTF-8, comma-separated, with a header. */
  readonly text: Uint8Array;
  readonly digest: string;
  readonly order: ImportOrder;
}

/** A row has a cell for every column of any row, so a small body could otherwise become a huge file. */
const MOST_CELLS = 20_000_000;

type SentRow = ProcessRequest['validData'][number];

/** Runs in a thread. Throws BAD_REQUEST, PAYLOAD_TOO_LARGE and VALIDATION_ERROR. */
function readProcessRows({ body }: { readonly body: Uint8Array }): ProcessRows {
  limitJsonSize(body);
  const request = parseInput(processRequest, parseJson(body)) as ProcessRequest;
  const rows = [...request.validData, ...(request.invalidData ?? [])];
  if (rows.length === 0) throw validationError({ field: 'validData', message: 'Has no rows.' });
  const sent = namesOf(rows, ({ data }) => data);
  const unmatched = namesOf(rows, ({ unmapped_data }) => unmapped_data ?? {});
  const count = sent.length + unmatched.length;
  if (count > MAX_COLUMNS) {
    const message = `The rows have ${count} different columns; at most ${MAX_COLUMNS} can be imported.`;
    throw validationError({ field: 'validData', message });
  }
  if (rows.length * count > MOST_CELLS) {
    throw new ApiError('PAYLOAD_TOO_LARGE', {
      message: 'The rows have too many different columns for this number of rows.',
    });
  }
  const cells = cellsOf(rows, { sent, unmatched });
  const text = Buffer.from(csvText([[...sent, ...unmatched], ...cells], { lineBreak: '\n' }));
  return {
    importerKey: request.importer_key,
    sent,
    rowCount: rows.length,
    text,
    digest: createHash('sha256').update(text).digest('base64url'),
    order: { mapping: null, plan: planOf(rows, { sent, unmatched }), ...contextOf(request), dryRun: false },
  };
}

interface Names {
  /** Fields for which rows have a value. */
  readonly sent: readonly string[];
  /** File headers that matched no field. */
  readonly unmatched: readonly string[];
}

function planOf(rows: readonly SentRow[], { sent, unmatched }: Names): WirePlan {
  // JSON numbers need no interpretation, whatever text other rows have instead.
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

function cellsOf(rows: readonly SentRow[], { sent, unmatched }: Names): string[][] {
  return rows.map(({ data, unmapped_data: rest = {} }) => [
    ...sent.map((name) => cellText(ownValue(data, name))),
    ...unmatched.map((name) => cellText(ownValue(rest, name))),
  ]);
}

/** Names are untrusted: an inherited `constructor` is not a value of the row. */
function ownValue(row: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Runs in a thread. */
export const READ_PROCESS_ROWS = {
  name: 'read-process-rows',
  time: 30_000,
  subject: 'request',
  run: readProcessRows,
} as const;
