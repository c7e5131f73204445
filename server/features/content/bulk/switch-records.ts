import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Connection, Database } from '../../../platform/database/database.js';
import { compileScope } from '../query/compile-query.js';
import { CREATED_BY } from '../models.js';
import { databaseFailure } from '../operations/with-write.js';
import { insertAssignments, isChanged, nextMoment, updateAssignments } from './assignments.js';
import { keyMatch } from './row-checks.js';
import { createPace } from './pace.js';
import { ROW, allowLongStatements } from './stage.js';
import type { Stage } from './stage.js';

export interface BulkCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Records which record each row updates, if any, and its current state. */
export async function matchRecords(transaction: Connection, stage: Stage, at: string): Promise<void> {
  if (stage.write.key === undefined) return;
  // Reporting that a row changes nothing would reveal the values of a record that the caller may not read.
  const isShown = compileScope(stage.write.scopes.read, 'record');
  const changed = sql`(${isChanged(updateAssignments(stage.write, at))} OR NOT ${isShown})`;
  await sql`INSERT INTO ${stage.matched} (${sql.id(ROW)}, target, seen, changed)
    SELECT staged.${sql.id(ROW)}, record.id, record.updated_at, ${changed}
    FROM ${stage.table} AS staged ${keyMatch(stage)}`.execute(transaction);
  await sql`ANALYZE ${stage.matched}`.execute(transaction);
}

export async function countStaged(connection: Connection, { table, matched }: Stage): Promise<BulkCounts> {
  const { rows } = await sql<{ all: number; updated: number; unchanged: number }>`
    SELECT (SELECT count(*) FROM ${table}) AS all, count(*) FILTER (WHERE changed) AS updated,
      count(*) FILTER (WHERE NOT changed) AS unchanged FROM ${matched}`.execute(connection);
  const { all = 0, updated = 0, unchanged = 0 } = rows[0] ?? {};
  return { created: all - updated - unchanged, updated, unchanged };
}

/** The numbers of the first rows of each count, ascending. */
export async function firstRowsOf(
  connection: Connection,
  { table, matched }: Stage,
  limit: number,
): Promise<Readonly<Record<keyof BulkCounts, number[]>>> {
  const row = sql.id(ROW);
  const first = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`ARRAY(SELECT one.${row} FROM ${from} ORDER BY one.${row} LIMIT ${limit})`;
  const isMatched = sql`EXISTS (SELECT FROM ${matched} AS matched WHERE matched.${row} = one.${row})`;
  const { rows } = await sql<Record<keyof BulkCounts, number[]>>`SELECT
    ${first(sql`${table} AS one WHERE NOT ${isMatched}`)} AS created,
    ${first(sql`${matched} AS one WHERE one.changed`)} AS updated,
    ${first(sql`${matched} AS one WHERE NOT one.changed`)} AS unchanged`.execute(connection);
  return rows[0] ?? { created: [], updated: [], unchanged: [] };
}

/** The records that the rows were compared with have changed; the work must be repeated. */
export class RecordsChangedError extends Error {
  override readonly name = 'RecordsChangedError';
  readonly code = 'RECORDS_CHANGED';

  constructor(path: string, options?: ErrorOptions) {
    super(`Records of "${path}" were changed by others while these rows were written.`, options);
  }
}

export interface Switch {
  /** The expected contents of the stage; with fewer rows, nothing is written. */
  readonly counts: BulkCounts;
  readonly at: string;
  /** Whether the new rows are already inserted and only have to be made visible. Default false. */
  readonly areInserted?: boolean | undefined;
  /** Runs between the checks and the changes, while records are still unchanged. */
  readonly beforeChange?: (transaction: Connection) => Promise<void>;
}

/** Rows of `matched` whose record is still in the recorded state. */
export function unchangedSince({ write: { model }, matched }: Stage): RawBuilder<unknown> {
  return sql`${matched} AS matched JOIN ${sql.table(model.table)} AS record
    ON record.id = matched.target AND record.updated_at = matched.seen`;
}

/** Turns the rows of a stage into records with few statements. Rejects with RecordsChangedError. */
export async function switchRecords(transaction: Connection, stage: Stage, change: Switch): Promise<void> {
  await detectConcurrentChange(stage, async () => {
    await allowLongStatements(transaction);
    await change.beforeChange?.(transaction);
    const updated = await updateRecords(transaction, stage, change);
    const { created: expected } = change.counts;
    const isDone = change.areInserted === true || expected === 0;
    const created = isDone ? expected : await insertNew(transaction, stage, change.at);
    if (updated !== change.counts.updated || created !== expected) {
      throw new RecordsChangedError(stage.write.model.path);
    }
  });
}

/** Errors caused by concurrent changes: a unique value, a related record, a missing table; deadlocks. */
const CHANGED_MEANWHILE: ReadonlySet<string> = new Set(['23505', '23503', '42P01', '40P01', '40001']);

/** Runs a change of records; errors that only a concurrent change can explain reject with RecordsChangedError. */
export async function detectConcurrentChange<T>({ write: { model } }: Stage, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = databaseFailure(error) ?? {};
    if (code === undefined || !CHANGED_MEANWHILE.has(code)) throw error;
    throw new RecordsChangedError(model.path, { cause: error });
  }
}

async function updateRecords(transaction: Connection, stage: Stage, { counts, at }: Switch): Promise<number> {
  if (counts.updated === 0) return 0;
  const { write, table, matched } = stage;
  const row = sql.id(ROW);
  const assignments = updateAssignments(write, at).map(({ field, value }) => sql`${sql.id(field.column)} = ${value}`);
  const { numAffectedRows = 0n } = await sql`UPDATE ${sql.table(write.model.table)} AS record
    SET ${sql.join([...assignments, sql`updated_at = ${nextMoment(at)}`])}
    FROM ${matched} AS matched JOIN ${table} AS staged ON staged.${row} = matched.${row}
    WHERE record.id = matched.target AND record.updated_at = matched.seen AND matched.changed`.execute(transaction);
  return Number(numAffectedRows);
}

async function insertNew(transaction: Connection, stage: Stage, at: string): Promise<number> {
  const { write, matched } = stage;
  if (write.key === undefined) return insertRecords(transaction, stage, { at, isNew: sql`true` });
  await rejectNewMatches(transaction, stage);
  const row = sql.id(ROW);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${matched} AS matched WHERE matched.${row} = staged.${row})`;
  return insertRecords(transaction, stage, { at, isNew });
}

export interface RecordInsert {
  readonly at: string;
  /** Which of the `staged` rows become records. */
  readonly isNew: RawBuilder<unknown>;
  /** Default: the table of the model. */
  readonly into?: RawBuilder<unknown>;
}

/** Inserts rows of a stage as new records; returns their number. */
async function insertRecords(
  transaction: Connection,
  { write, table }: Stage,
  { at, isNew, into = sql.table(write.model.table) }: RecordInsert,
): Promise<number> {
  const assignments = insertAssignments(write, at);
  const { numAffectedRows = 0n } = await sql`INSERT INTO ${into}
    (id, created_at, updated_at, ${sql.id(CREATED_BY)}, ${sql.join(assignments.map(({ field }) => sql.id(field.column)))})
    SELECT staged.id, ${at}::timestamptz, ${at}::timestamptz, ${write.createdBy}::uuid, ${sql.join(assignments.map(({ value }) => value))}
    FROM ${table} AS staged WHERE ${isNew}`.execute(transaction);
  return Number(numAffectedRows);
}

/** Two concurrent imports with the same key would not see each other, so they run one after the other. */
async function rejectNewMatches(
  transaction: Connection,
  stage: Stage,
  part?: { readonly after: number; readonly upTo: number },
): Promise<void> {
  const { model } = stage.write;
  const { table, matched } = stage;
  const row = sql.id(ROW);
  const within = part === undefined ? sql`true` : sql`staged.${row} > ${part.after} AND staged.${row} <= ${part.upTo}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`keys of ${model.table}`}::text, 0))`.execute(transaction);
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${table} AS staged ${keyMatch(stage)}
    WHERE NOT EXISTS (SELECT 1 FROM ${matched} AS matched WHERE matched.${row} = staged.${row})
      AND ${within}`.execute(transaction);
  if (rows[0]?.count !== 0) throw new RecordsChangedError(model.path);
}

/** Rows per statement at most. */
const SLICE_ROWS = 250;

export interface HiddenInsert {
  /** The table that contains all records, including hidden ones. */
  readonly into: RawBuilder<unknown>;
  readonly at: string;
  /** Expected number of new records in the stage. */
  readonly created: number;
  readonly signal: AbortSignal;
}

/** Inserts the new rows of a stage as hidden records, in slices. Rejects with RecordsChangedError. */
export async function insertHidden(
  { pool, transaction }: Pick<Database, 'pool' | 'transaction'>,
  stage: Stage,
  { into, at, created, signal }: HiddenInsert,
): Promise<void> {
  let inserted = 0;
  const pace = createPace(SLICE_ROWS);
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const upTo = await lastOf(pool, stage, { after, count: pace.rows });
    if (upTo === null) break;
    const part = { after, upTo };
    inserted += await pace.step(() =>
      detectConcurrentChange(stage, () =>
        transaction(async (connection) => {
          if (stage.write.key !== undefined) await rejectNewMatches(connection, stage, part);
          return insertPart(connection, stage, { into, at, part });
        }),
      ),
    );
    after = upTo;
  }
  if (inserted !== created) throw new RecordsChangedError(stage.write.model.path);
}

/** A range of a stage's rows by line. */
export interface StagePart {
  readonly after: number;
  readonly upTo: number;
}

async function lastOf(
  connection: Connection,
  { table }: Stage,
  { after, count }: { readonly after: number; readonly count: number },
): Promise<number | null> {
  const row = sql.id(ROW);
  const { rows } = await sql<{ last: number | null }>`SELECT max(part.${row}) AS last FROM (
    SELECT ${row} FROM ${table} WHERE ${row} > ${after} ORDER BY ${row} LIMIT ${count}) AS part`.execute(connection);
  return rows[0]?.last ?? null;
}

function insertPart(
  connection: Connection,
  stage: Stage,
  { into, at, part: { after, upTo } }: Pick<HiddenInsert, 'into' | 'at'> & { readonly part: StagePart },
): Promise<number> {
  const row = sql.id(ROW);
  const isNew =
    stage.write.key === undefined
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM ${stage.matched} AS matched WHERE matched.${row} = staged.${row})`;
  const isInPart = sql`staged.${row} > ${after} AND staged.${row} <= ${upTo}`;
  return insertRecords(connection, stage, { at, into, isNew: sql`${isInPart} AND ${isNew}` });
}
