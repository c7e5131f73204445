import { sql } from 'kysely';
import type { Queue } from '../../platform/queue/queue.js';
import type { Connection, Database } from '../../platform/database/database.js';
import { BackupError } from './backup-error.js';
import { readHeader, readLine } from './backup-lines.js';
import type { BackupJob, BackupRow, BackupTable } from './backup-lines.js';
import { readForeignKeys, readTables } from './backup-tables.js';
import type { TableColumns } from './backup-tables.js';
import { FileRestore } from './stored-files.js';
import type { BackupFiles } from './stored-files.js';
import { restoreJobs } from './waiting-jobs.js';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4 << 20;

export interface ImportOptions {
  /** Whether existing rows are removed. */
  readonly replace: boolean;
  /** Where its files go; absent: files are skipped. */
  readonly files?: BackupFiles;
  /** Receives the pending jobs; absent: jobs are skipped. */
  readonly queue?: Queue;
}

export interface Imported {
  readonly rows: number;
  readonly files: number;
}

/** Imports a backup into a database whose tables this version created; all or nothing. Rejects with BackupError. */
export async function importLines(
  database: Database,
  lines: AsyncIterable<string>,
  { replace, files, queue }: ImportOptions,
): Promise<Imported> {
  const restore = files && new FileRestore(files);
  const importAll = (): Promise<Imported> =>
    database.transaction(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const tables = await readTables(transaction);
      await clearTables(transaction, tables, replace);
      const keys = await readForeignKeys(transaction);
      // Rows of a table may reference later rows; all constraints are checked again at the end.
      for (const { table, name } of keys) {
        await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(transaction);
      }
      const { rows, jobs } = await loadRows(transaction, { tables, lines, restore });
      for (const { table, name, definition } of keys) {
        await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
          transaction,
        );
      }
      if (queue && replace) await sql`delete from jobs.job`.execute(transaction);
      if (queue) await restoreJobs(transaction, jobs, { queue, now: () => new Date() });
      return { rows, files: restore?.keys.length ?? 0 };
    });
  try {
    return await importAll();
  } catch (error) {
    await restore?.discard();
    throw error;
  }
}

async function clearTables(transaction: Connection, tables: readonly TableColumns[], replace: boolean): Promise<void> {
  if (replace) {
    await sql`truncate table ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
    return;
  }
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction);
    if (rows.length > 0) {
      throw new BackupError(`There are already rows in "${name}". Import into an empty database, or use --replace.`);
    }
  }
}

interface Load {
  readonly tables: readonly TableColumns[];
  readonly lines: AsyncIterable<string>;
  readonly restore: FileRestore | undefined;
}

async function loadRows(
  transaction: Connection,
  { tables, lines, restore }: Load,
): Promise<{ readonly rows: number; readonly jobs: readonly BackupJob[] }> {
  const jobs: BackupJob[] = [];
  let number = 0;
  let count = 0;
  let isWhole = false;
  let batch: Batch | undefined;
  for await (const line of lines) {
    number += 1;
    if (number === 1) {
      await requireKnownMigrations(transaction, readHeader(line).migrations);
      continue;
    }
    const entry = readLine(line, number);
    if (isWhole) throw new BackupError(`The backup continues after its end, in line ${number}.`);
    if (isRow(entry)) {
      if (batch?.add(entry) !== true) throw new BackupError(`Line ${number} of the backup does not match its table.`);
      count += 1;
      if (batch.isFull()) await batch.write(transaction);
      continue;
    }
    if ('bytes' in entry) {
      if (restore && !(await restore.add(entry)))
        throw new BackupError(`Line ${number} of the backup does not belong to a file.`);
      continue;
    }
    await batch?.write(transaction);
    await restore?.end();
    if ('job' in entry) jobs.push(entry);
    else if ('file' in entry) await restore?.begin(entry);
    else if ('end' in entry) {
      if (entry.rows !== count) throw new BackupError(`The backup has ${count} rows instead of ${entry.rows}.`);
      isWhole = true;
    } else {
      batch = new Batch(checkedTable(entry, tables));
    }
  }
  if (number === 0) readHeader(undefined);
  if (!isWhole) throw new BackupError('The backup is truncated: it does not end as expected.');
  return { rows: count, jobs };
}

async function requireKnownMigrations(transaction: Connection, migrations: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from rowgate_migrations`.execute(transaction);
  const known = new Set(rows.map(({ id }) => id));
  const unknown = migrations.find((id) => !known.has(id));
  if (unknown !== undefined) throw new BackupError(`The backup is from a later version, which applied "${unknown}".`);
}

/**
 * A table of the backup must exist here with the same columns; otherwise its values could not be restored exactly.
 * Columns starting with `_`, which later versions add to the fields of a model, may be missing in the backup and stay
 * empty.
 */
function checkedTable({ table, columns }: BackupTable, tables: readonly TableColumns[]): TableColumns {
  const here = tables.find(({ name }) => name === table);
  if (!here) throw new BackupError(`The backup has a table "${table}", which does not exist here.`);
  const names = new Set([...Object.keys(columns), ...Object.keys(here.columns)]);
  for (const name of names) {
    if (name.startsWith('_') && columns[name] === undefined) continue;
    const [theirs, ours] = [columns[name] ?? 'missing', here.columns[name] ?? 'missing'];
    if (theirs !== ours) {
      throw new BackupError(
        `The column "${name}" of "${table}" is ${theirs} in the backup and ${ours} here. ` +
          'Import with the same models and version as exported, and change those afterwards.',
      );
    }
  }
  return { name: table, columns };
}

function isRow(entry: object): entry is BackupRow {
  return Array.isArray(entry);
}

/** Rows waiting to be inserted into a table. */
class Batch {
  private values: BackupRow[] = [];
  private characters = 0;
  private readonly names: readonly string[];

  constructor(private readonly table: TableColumns) {
    this.names = Object.keys(table.columns);
  }

  /** Returns whether the row has a value for each column. */
  add(row: BackupRow): boolean {
    this.values.push(row);
    for (const value of row) this.characters += value?.length ?? 0;
    return row.length === this.names.length;
  }

  isFull(): boolean {
    return this.values.length >= BATCH_ROWS || this.characters >= BATCH_CHARACTERS;
  }

  async write(transaction: Connection): Promise<void> {
    if (this.values.length === 0) return;
    const { name, columns } = this.table;
    const ids = sql.join(this.names.map((column) => sql.id(column)));
    const typed = sql.join(this.names.map((column) => sql`${sql.id(column)}::${sql.raw(columns[column] ?? '')}`));
    const arrays = sql.join(this.names.map((_, index) => sql`${this.values.map((row) => row[index])}::text[]`));
    await sql`insert into ${sql.table(name)} (${ids}) select ${typed} from unnest(${arrays}) as given (${ids})`.execute(
      transaction,
    );
    this.values = [];
    this.characters = 0;
  }
}
