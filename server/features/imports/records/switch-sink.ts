import { sql } from 'kysely';
import type { CountedRows, ImportCounts, ImportError } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import type { Platform } from '../../../platform/platform.js';
import { dropRange, hideRange, showRange } from '../../content/bulk/hidden-records.js';
import type { HiddenRange } from '../../content/bulk/hidden-records.js';
import { findSharedValues, needsComparing, rejectConflictingRows } from '../../content/bulk/row-checks.js';
import { resolveUniqueConflicts } from '../../content/bulk/resolve-unique-conflicts.js';
import { createStage, dropStage, ROW, runLongWork } from '../../content/bulk/stage.js';
import type { Stage } from '../../content/bulk/stage.js';
import { countStaged, firstRowsOf, insertHidden, matchRecords } from '../../content/bulk/switch-records.js';
import type { BulkCounts } from '../../content/bulk/switch-records.js';
import type { ContentDeps } from '../../content/content-deps.js';
import type { ImportSink } from '../run/import-sink.js';
import { fillStage } from './fill-stage.js';
import type { ModelAttempt } from './model-attempt.js';
import { writePlan } from './write-plan.js';
import { storeWritten, rowsLost, switchToRecords } from './written-records.js';

/** New records from this number on are published in parts; fewer take one statement. */
const MANY = 500;

/** Row numbers kept for each count. */
const MAX_COUNTED_ROWS = 50;

/** Stages rows until all are known, checks them against the records, and switches to all of them at once. */
export async function openSwitchSink(
  deps: Pick<ContentDeps, 'database' | 'files' | 'now' | 'recordListeners'>,
  attempt: ModelAttempt,
): Promise<ImportSink> {
  const { database } = deps;
  const { job, principal, stage, ids, signal } = attempt;
  // All queries share one connection, so long work is done in parts.
  const inParts = database.kind === 'embedded';
  await createStage(database.pool, stage, { inParts });
  const onRejected = async (errors: readonly ImportError[]): Promise<void> => {
    if (job.dry_run) await recordRejected(database.pool, stage, errors);
  };
  const filled = fillStage(database, attempt, onRejected);
  let skipped = 0;
  let counts: BulkCounts | undefined;
  let countedRows: CountedRows | undefined;
  let hidden: { readonly range: HiddenRange; readonly at: string } | undefined;
  const counted = async (): Promise<BulkCounts> => {
    counts ??= await countStaged(database.pool, stage);
    if (counts.created + counts.updated + counts.unchanged !== filled.staged - skipped) throw rowsLost();
    return counts;
  };
  const allCounts = async (): Promise<ImportCounts> => ({ ...(await counted()), skipped: filled.refused + skipped });

  return {
    intake: filled.intake,
    async *check(): AsyncGenerator<readonly ImportError[]> {
      await filled.end();
      for await (const page of checkStage(deps, stage, signal)) {
        skipped += page.length;
        yield page;
      }
      const { updated, unchanged } = await counted();
      if (updated + unchanged > 0) countedRows = await firstRowsOf(database.pool, stage, MAX_COUNTED_ROWS);
    },
    get countedRows() {
      return countedRows;
    },
    async plan() {
      await writePlan(deps, job, { stage, principal, signal });
      return allCounts();
    },
    async prepare() {
      const { created } = await counted();
      if (!inParts || created < MANY) return;
      const { table } = stage.write.model;
      const at = deps.now().toISOString();
      const range = { importId: job.id, table, first: ids.first, last: ids.last };
      const into = await database.transaction((transaction) => hideRange(transaction, range));
      hidden = { range, at };
      await insertHidden(database, stage, { into, at, created, signal });
    },
    async publish(transaction) {
      const all = await allCounts();
      const at = hidden?.at ?? deps.now().toISOString();
      const areInserted = hidden !== undefined;
      await switchToRecords(transaction, { importId: job.id, stage, at, counts: all, areInserted });
      if (hidden) await showRange(transaction, hidden.range);
      await storeWritten(deps, transaction, { importId: job.id, stage, ids, at, counts: all });
      await dropStage(transaction, stage.name);
      return all;
    },
    async discard() {
      await filled.stop();
      if (hidden) await dropRange(database, hidden.range);
      await dropStage(database.pool, stage.name);
    },
  };
}

/** For the plan, which has a line for each row. */
async function recordRejected(connection: Connection, stage: Stage, errors: readonly ImportError[]): Promise<void> {
  const first = errors.filter(({ row }, index) => errors[index - 1]?.row !== row);
  if (first.length === 0) return;
  await sql`INSERT INTO ${stage.refused} (${sql.id(ROW)}, field, message, is_reported)
    SELECT *, true FROM unnest(${first.map(({ row }) => row)}::integer[], ${first.map(({ field }) => field)}::text[],
      ${first.map(({ message }) => message)}::text[])`.execute(connection);
}

const PAGE = 1000;

/** Checks the rows of a stage against the records and each other; yields those it removed, in order. */
async function* checkStage(
  { database, now }: Pick<Platform, 'database' | 'now'>,
  stage: Stage,
  signal: AbortSignal,
): AsyncGenerator<readonly ImportError[]> {
  if (!needsComparing(stage)) return;
  await runLongWork(database, async (transaction) => {
    await sql`ANALYZE ${stage.table}`.execute(transaction);
    const at = now().toISOString();
    await rejectConflictingRows(transaction, stage, at);
    signal.throwIfAborted();
    await matchRecords(transaction, stage, at);
    signal.throwIfAborted();
    if ((await findSharedValues(transaction, stage)) > 0) await resolveUniqueConflicts(transaction, stage);
    await sql`CREATE INDEX ON ${stage.refused} (${sql.id(ROW)})`.execute(transaction);
  });
  const sources = new Map(stage.write.fields.map(({ name, source }) => [name, source]));
  for (let last = 0; ;) {
    const { rows } = await sql<ImportError>`SELECT ${sql.id(ROW)} AS row, field, message FROM ${stage.refused}
      WHERE ${sql.id(ROW)} > ${last} AND NOT is_reported ORDER BY ${sql.id(ROW)} LIMIT ${PAGE}`.execute(database.pool);
    if (rows.length === 0) return;
    last = rows.at(-1)?.row ?? 0;
    yield rows.map(({ row, field, message }) => ({ row, field: sources.get(field) ?? field, message }));
  }
}
