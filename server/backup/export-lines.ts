import { sql } from 'kysely';
import type { Connection, Database } from '../storage/database.js';
import { FORMAT, FORMAT_VERSION } from './backup-lines.js';
import type { BackupEnd, BackupHeader, BackupRow, BackupTable } from './backup-lines.js';
import { readTables } from './backup-tables.js';
import type { TableColumns } from './backup-tables.js';

const PAGE = 500;

export interface ExportOptions {
  readonly now: Date;
  /** Given each line in turn, and waited for. */
  readonly write: (line: string) => Promise<void>;
}

/** Everything the database holds as of one moment, line by line; answers how many rows that were. */
export async function exportLines(database: Database, { now, write }: ExportOptions): Promise<number> {
  const writeLine = (line: BackupHeader | BackupTable | BackupRow | BackupEnd): Promise<void> =>
    write(JSON.stringify(line));
  return database.transaction(
    async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction);
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
      await writeLine({ end: true, rows: count });
      return count;
    },
    { isolation: 'repeatable read', readOnly: true },
  );
}

/** Values as the database itself writes them, so that nothing is lost between one driver and another. */
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
