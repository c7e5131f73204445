import { randomUUID } from 'node:crypto';
import { ColumnWriter } from '../../../../../src/engine/full.js';
import type { DeliveredColumns } from '../../../../../src/engine/full.js';
import type { ImportCounts, ImportError } from '../../../../../src/protocol/index.js';
import type { Cell } from '../../../content/kinds/field-kind.js';
import type { ContentRecord } from '../../../content/content-record.js';
import { findRecords } from '../../../content/operations/find-records.js';
import type { SinkDeps } from '../../import-deps.js';
import type { ImportSink } from '../../run/import-sink.js';
import type { SinkRow } from '../../run/sink-row.js';
import { openModelSink } from '../../run/open-sink.js';
import { COPY_READER } from '../copy-reader.js';
import type { ModelJob } from '../model-attempt.js';
import type { Field } from '../../../content/kinds/kinds.js';
import type { ModelDefinition } from '../../../content/model.js';

export type FileRow = Readonly<Record<string, Cell>>;

export interface RowImport {
  readonly ownerId: string;
  readonly model: string;
  /** Absent: every row creates a record. */
  readonly key?: string;
  readonly relations?: Readonly<Record<string, string>>;
  /** The first is line 2 of the file. */
  readonly rows: readonly FileRow[];
  /** Default: the names in the rows. */
  readonly mapped?: readonly string[];
  readonly dryRun?: boolean;
  /** Rows per call. */
  readonly batch?: number;
}

export interface ImportedRows {
  readonly id: string;
  readonly counts: ImportCounts | null;
  readonly errors: readonly ImportError[];
}

const FIRST_LINE = 2;

/** Creates a job of a new importer, in the state in which a worker has just claimed it. */
export async function insertJob(
  deps: Pick<SinkDeps, 'database' | 'now'>,
  { ownerId, model, key, relations, rows, mapped, dryRun }: RowImport,
) {
  const now = deps.now();
  const names = mapped ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const fields = names.map((name) => ({ name, type: 'text' as const }));
  const mode = key === undefined ? ('insert' as const) : ('upsert' as const);
  const destination = { type: 'model' as const, model, mode, key, relations };
  const importer = {
    id: randomUUID(),
    owner_id: ownerId,
    key: randomUUID(),
    name: 'Rows',
    description: null,
    fields: JSON.stringify(fields),
    webhook_url: null,
    webhook_enabled: false,
    include_data_in_webhook: false,
    webhook_data_sample_size: null,
    include_unmatched_columns: false,
    filter_invalid_rows: true,
    disable_on_invalid_rows: false,
    dark_mode: false,
    allowed_origins: '[]',
    ai_enabled: false,
    date_order: 'ask' as const,
    decimal: 'ask' as const,
    destination: JSON.stringify(destination),
    retention_days: null,
    webhook_secret: 'whsec_',
    previous_webhook_secret: null,
    previous_secret_until: null,
    created_at: now,
    updated_at: now,
  };
  await deps.database.pool.insertInto('importers').values(importer).execute();
  const settings = {
    fields,
    plan: {},
    mapping: null,
    row_handling: 'exclude' as const,
    include_unmatched_columns: false,
    destination,
  };
  const job = {
    id: randomUUID(),
    importer_id: importer.id,
    owner_id: ownerId,
    status: 'processing' as const,
    settings: JSON.stringify(settings),
    file_keys: '[]',
    file_name: 'rows.csv',
    file_size: 0,
    user: 'null',
    metadata: 'null',
    dry_run: dryRun ?? false,
    idempotency_key: null,
    request_digest: null,
    lease_token: 1,
    lease_until: new Date(now.getTime() + 30_000),
    attempts: 0,
    deaths: 0,
    death_place: null,
    phase: 'writing' as const,
    percent: 0,
    num_rows: 0,
    num_valid_rows: 0,
    num_imported_rows: 0,
    num_errors: 0,
    errors: '[]',
    findings: '[]',
    new_options: '{}',
    errors_key: null,
    rows_key: null,
    error: null,
    counts: 'null',
    counted_rows: 'null',
    rolled_back_at: null,
    created_at: now,
    started_at: now,
    completed_at: null,
  };
  await deps.database.pool.insertInto('import_jobs').values(job).execute();
  return { job: { ...job, settings } satisfies ModelJob, mapped: names };
}

/** Collects the errors that `write` and `check` report. */
export async function fillSink(sink: ImportSink, { rows, batch = 1000 }: RowImport): Promise<readonly ImportError[]> {
  const errors: ImportError[] = [];
  const lines = rows.map((values, index) => ({ row: index + FIRST_LINE, values }));
  const write = writerOf(sink);
  for (let start = 0; start < lines.length; start += batch) {
    errors.push(...(await write(lines.slice(start, start + batch))));
  }
  for await (const page of sink.check()) errors.push(...page);
  return errors;
}

/** Reads rows as the thread of an engine would, if the sink takes its text. */
function writerOf({ intake }: ImportSink): (rows: readonly SinkRow[]) => Promise<readonly ImportError[]> {
  if (intake.type === 'rows') return intake.write;
  const read = COPY_READER.open({ ...intake.plan, sampleSize: 0 });
  return async (rows) => {
    const copied = read(columnBatch(rows));
    await intake.write(copied);
    return copied.errors;
  };
}

function columnBatch(rows: readonly SinkRow[]): DeliveredColumns {
  const ids = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const columns = ids.map((id) => {
    const writer = new ColumnWriter('text');
    for (const { values } of rows) writer.add(values[id] ?? null);
    return { id, ...writer.end() };
  });
  const rowNumbers = Uint32Array.from(rows, ({ row }) => row);
  return { index: 0, isLast: false, columns: { length: rows.length, columns }, rowIndexes: rowNumbers, rowNumbers };
}

/** Passes rows through a sink like a job does, and completes the job. */
export async function importRows(deps: SinkDeps, given: RowImport): Promise<ImportedRows> {
  const { job, mapped } = await insertJob(deps, given);
  const sink = await openModelSink(deps, job, { mapped, signal: new AbortController().signal });
  const errors = await fillSink(sink, given);
  if (given.dryRun === true) {
    const counts = await sink.plan();
    await sink.discard();
    return { id: job.id, counts, errors };
  }
  await sink.prepare?.();
  const { transact = deps.database.transaction } = sink;
  const counts = await transact(async (transaction) => {
    const published = await sink.publish(transaction);
    const change = { status: 'completed' as const, completed_at: deps.now(), counts: JSON.stringify(published) };
    await transaction.updateTable('import_jobs').set(change).where('id', '=', job.id).execute();
    return published;
  });
  return { id: job.id, counts, errors };
}

/** All records of a model, in the order of their ids. */
export async function recordsOf(
  deps: Pick<SinkDeps, 'database' | 'models'>,
  path: string,
): Promise<readonly ContentRecord[]> {
  const model = deps.models.byPath(path);
  if (model === undefined) throw new Error(`There is no model ${path}.`);
  const records: ContentRecord[] = [];
  for (let offset = 0; ;) {
    const query = { sort: 'id', limit: '100', offset: String(offset) };
    const page = await findRecords(deps, { kind: 'system' }, { model, query });
    records.push(...page.records);
    offset += page.records.length;
    if (!page.hasMore) return records;
  }
}

const FIELDS: Readonly<Record<string, Field>> = {
  name: { type: 'text', required: true, minLength: 1, maxLength: 5 },
  slug: { type: 'slug', from: 'name', required: true },
  code: { type: 'text', unique: true },
  mail: { type: 'email' },
  count: { type: 'number', integer: true, min: 0, max: 9 },
  ratio: { type: 'number', default: 7 },
  done: { type: 'boolean', default: false, required: true },
  day: { type: 'date', min: '2020-01-01' },
  moment: { type: 'datetime' },
  stage: {
    type: 'select',
    options: ['new', 'open', 'done'],
    default: 'new',
    required: true,
    transitions: { new: ['open'], open: ['done'], done: [] },
  },
  tags: { type: 'text[]', maxItems: 3 },
  extra: { type: 'json' },
  status: { type: 'select', options: ['draft', 'published'], default: 'draft', required: true },
  publishedAt: { type: 'datetime' },
  folder: { type: 'relation', to: 'Folder' },
  label: { type: 'text', copiedFrom: 'folder' },
};

const EDITORS = ['editor', 'admin'];
const access = { read: ['authenticated'], create: EDITORS, update: EDITORS, delete: EDITORS };

/** Every kind of field, in two models: one to import into, and one to write to record by record. */
export const ENTRY_MODELS: readonly ModelDefinition[] = [
  { name: 'Entry', path: 'entries', fields: FIELDS, access },
  { name: 'Twin', path: 'twins', fields: FIELDS, access },
  {
    name: 'Folder',
    path: 'folders',
    fields: { name: { type: 'text', index: true }, label: { type: 'text' }, secret: { type: 'text' } },
    access,
    fieldAccess: { secret: { read: ['admin'] } },
  },
  {
    name: 'Note',
    path: 'notes',
    fields: { text: { type: 'text' }, entry: { type: 'relation', to: 'Entry', required: true } },
    access,
  },
];
