import { sql } from 'kysely';
import type { Connection, Database } from '../../platform/database/database.js';
import { FORMAT, FORMAT_VERSION } from './backup-lines.js';
import type { BackupHeader, BackupLine, BackupRow } from './backup-lines.js';
import { readTables } from './backup-tables.js';
import type { TableColumns } from './backup-tables.js';
import { storedLines, storedKeys } from './stored-files.js';
import type { BackupFiles } from './stored-files.js';
import { waitingJobs } from './waiting-jobs.js';

const PAGE = 500;

export interface ExportOptions {
  readonly now: Date;
  /** Called with each line in turn, and awaited. */
  readonly write: (line: string) => Promise<void>;
  /** Absent: without the contents of the file store. */
  readonly files?: BackupFiles;
}

export interface Exported {
  readonly rows: number;
  readonly files: number;
  /** Files that are missing from the store. */
  readonly missing: number;
}

/** Exports a consistent snapshot of the database, with the pending jobs and the files it refers to, line by line. */
export async function exportLines(database: Database, { now, write, files }: ExportOptions): Promise<Exported> {
  const writeLine = (line: BackupHeader | BackupLine): Promise<void> => write(JSON.stringify(line));
  return database.transaction(
    async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const applied = await sql<{ id: string }>`select id from rowgate_migrations order by id`.execute(transaction);
      await writeLine({
        format: FORMAT,
        version: FORMAT_VERSION,
        exportedAt: now.toISOString(),
        migrations: applied.rows.map(({ id }) => id),
      });
      let count = 0;
      for (const { name, columns } of await readTables(transaction)) {
        await writeLine({ table: name, columns });
        for await (const row of rowsOf(transaction, { name, columns })) {
          await writeLine(row);
          count += 1;
        }
      }
      for (const job of await waitingJobs(transaction)) await writeLine(job);
      const bytes = files ? await writeFiles(transaction, files, writeLine) : { files: 0, missing: 0 };
      await writeLine({ end: true, rows: count });
      return { rows: count, ...bytes };
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

async function writeFiles(
  transaction: Connection,
  files: BackupFiles,
  write: (line: BackupLine) => Promise<void>,
): Promise<Pick<Exported, 'files' | 'missing'>> {
  const count = { files: 0, missing: 0 };
  for await (const key of storedKeys(transaction, files.models)) {
    let isThere = false;
    for await (const line of storedLines(files, key)) {
      isThere = true;
      await write(line);
    }
    count[isThere ? 'files' : 'missing'] += 1;
  }
  return count;
}

/** Values as PostgreSQL text, so that nothing is lost between drivers. */
async function* rowsOf(transaction: Connection, { name, columns }: TableColumns): AsyncGenerator<BackupRow> {
  const names = Object.keys(columns);
  const values = sql.join(names.map((column) => sql`${sql.id(column)}::text`));
  await sql`declare backup_rows no scroll cursor for select array[${values}] as row from ${sql.table(name)}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ row: string[] }>`fetch ${sql.lit(PAGE)} from backup_rows`.execute(transaction);
    for (const { row } of rows) yield row;
    if (rows.length < PAGE) break;
  }
  await sql`close backup_rows`.execute(transaction);
}
