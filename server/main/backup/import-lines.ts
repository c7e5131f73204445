import { sql } from 'kysely';
import type { Queue } from '../../platform/queue/queue.js';
import type { Connection, Database } from '../../platform/database/database.js';
import { BackupError } from './backup-error.js';
import { readForeignKeys, readTables } from './backup-tables.js';
import type { TableColumns } from './backup-tables.js';
import { loadLines } from './load-lines.js';
import { FileRestore } from './stored-files.js';
import type { BackupFiles } from './stored-files.js';
import { restoreJobs } from './waiting-jobs.js';

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
      const { rows, jobs } = await loadLines(transaction, lines, { tables, restore });
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
