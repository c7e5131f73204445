import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.js';
import { BackupError } from './backup-error.js';
import { readHeader, readLine } from './backup-lines.js';
import type {
  BackupBytes,
  BackupEnd,
  BackupFile,
  BackupJob,
  BackupLine,
  BackupRow,
  BackupTable,
} from './backup-lines.js';
import type { TableColumns } from './backup-tables.js';
import type { FileRestore } from './stored-files.js';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4 << 20;

interface Target {
  readonly tables: readonly TableColumns[];
  readonly restore: FileRestore | undefined;
}

interface Loaded {
  readonly rows: number;
  /** Still to be done. */
  readonly jobs: readonly BackupJob[];
}

/** Inserts the rows of a backup and stores its files. Rejects with BackupError. */
export async function loadLines(
  transaction: Connection,
  lines: AsyncIterable<string>,
  target: Target,
): Promise<Loaded> {
  const loading = new Loading(transaction, target);
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (number === 1) await requireKnownMigrations(transaction, readHeader(line).migrations);
    else await loading.take(readLine(line, number), number);
  }
  if (number === 0) readHeader(undefined);
  if (!loading.isWhole) throw new BackupError('The backup is truncated: it does not end as expected.');
  return loading;
}

/** Takes the entries of a backup in their order. */
class Loading implements Loaded {
  readonly jobs: BackupJob[] = [];
  rows = 0;
  isWhole = false;
  private batch: Batch | undefined;

  constructor(
    private readonly transaction: Connection,
    private readonly target: Target,
  ) {}

  async take(entry: BackupLine, number: number): Promise<void> {
    if (this.isWhole) throw new BackupError(`The backup continues after its end, in line ${number}.`);
    if (isRow(entry)) return this.addRow(entry, number);
    if ('bytes' in entry) return this.addBytes(entry, number);
    await this.batch?.write(this.transaction);
    await this.target.restore?.end();
    return this.begin(entry);
  }

  private async addRow(row: BackupRow, number: number): Promise<void> {
    if (this.batch?.add(row) !== true) throw new BackupError(`Line ${number} of the backup does not match its table.`);
    this.rows += 1;
    if (this.batch.isFull()) await this.batch.write(this.transaction);
  }

  private async addBytes(entry: BackupBytes, number: number): Promise<void> {
    const { restore } = this.target;
    if (restore && !(await restore.add(entry)))
      throw new BackupError(`Line ${number} of the backup does not belong to a file.`);
  }

  private async begin(entry: BackupTable | BackupJob | BackupFile | BackupEnd): Promise<void> {
    if ('job' in entry) this.jobs.push(entry);
    else if ('file' in entry) await this.target.restore?.begin(entry);
    else if ('table' in entry) this.batch = new Batch(checkedTable(entry, this.target.tables));
    else if (entry.rows === this.rows) this.isWhole = true;
    else throw new BackupError(`The backup has ${this.rows} rows instead of ${entry.rows}.`);
  }
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
