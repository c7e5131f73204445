import { sql } from 'kysely';
import { dropStage } from '../../content/bulk/stage.js';
import type { Connection, Database } from '../../../platform/database/database.js';
import type { ImportJobRow } from '../tables.js';

const PREFIX = 'import_stage_';
const NAME = /^import_stage_([0-9a-f]{32})_(\d+)$/;

/** Of the tables of one attempt. */
export function stageName({ id, lease_token: token }: Pick<ImportJobRow, 'id' | 'lease_token'>): string {
  return `${PREFIX}${id.replaceAll('-', '')}_${token}`;
}

interface FoundStage {
  readonly name: string;
  readonly importId: string;
  readonly token: number;
}

async function findStages(connection: Connection, start: string): Promise<readonly FoundStage[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname::text AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND starts_with(relname::text, ${start})
    `.execute(connection);
  return rows.flatMap(({ name }) => {
    const [, hex, token] = NAME.exec(name) ?? [];
    if (hex === undefined) return [];
    const importId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return [{ name, importId, token: Number(token) }];
  });
}

/** What earlier attempts at an import have left; their workers can write no more. */
export async function dropStagesOf(
  connection: Connection,
  importId: string,
  { before }: { readonly before: number },
): Promise<void> {
  const own = await findStages(connection, PREFIX + importId.replaceAll('-', ''));
  for (const { name, token } of own) if (token < before) await dropStage(connection, name);
}

/** Drops the tables of attempts that are over, and what was kept of imports that are gone. To be run now and then. */
export async function sweepStages({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const found = await findStages(pool, PREFIX);
  if (found.length > 0) {
    const jobs = await pool
      .selectFrom('import_jobs')
      .select(['id', 'lease_token'])
      .where(
        'id',
        'in',
        found.map(({ importId }) => importId),
      )
      .where('status', '=', 'processing')
      .execute();
    const live = new Set(jobs.map(stageName));
    for (const { name } of found) if (!live.has(name)) await dropStage(pool, name);
  }
  await sql`DELETE FROM import_changes WHERE NOT EXISTS (
    SELECT 1 FROM import_records WHERE import_records.import_id = import_changes.import_id)`.execute(pool);
}
