import { sql } from 'kysely';
import type { Connection, Database } from '../../../platform/database/database.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { Platform } from '../../../platform/platform.js';
import { findAccount, userPrincipal } from '../../auth/accounts/accounts.js';
import type { BulkWrite } from '../../content/bulk/bulk-write.js';
import { dropRangesOf } from '../../content/bulk/hidden-records.js';
import { idRange } from '../../content/bulk/id-range.js';
import type { IdRange } from '../../content/bulk/id-range.js';
import { planBulkWrite } from '../../content/bulk/plan-bulk-write.js';
import { dropStage, stageOf } from '../../content/bulk/stage.js';
import type { Stage } from '../../content/bulk/stage.js';
import type { ContentDeps } from '../../content/content-deps.js';
import { overflowFieldsOf } from '../../importers/check-destination.js';
import type { OverflowField } from '../../importers/check-destination.js';
import { ImportFailure } from '../import-job.js';
import type { ImportJobRow } from '../tables.js';

export type ModelJob = Pick<ImportJobRow, 'id' | 'lease_token' | 'owner_id' | 'settings' | 'dry_run'>;

interface AttemptOptions {
  readonly signal: AbortSignal;
  /** Names of the importer's fields to which file columns are mapped. */
  readonly mapped: readonly string[];
}

/** One attempt to turn rows into records of a model. */
export interface ModelAttempt {
  readonly job: ModelJob;
  readonly principal: Principal;
  readonly stage: Stage;
  readonly ids: IdRange;
  /** Fields that store values without a field of their own. */
  readonly keepers: readonly OverflowField[];
  readonly signal: AbortSignal;
}

/** Determines the owner, model and stage of an attempt. Drops what earlier attempts have left. Throws ImportFailure. */
export async function openAttempt(
  deps: Pick<ContentDeps, 'database' | 'now' | 'models'>,
  job: ModelJob,
  { mapped, signal }: AttemptOptions,
): Promise<ModelAttempt> {
  const principal = await ownerOf(deps, job);
  const stage = stageOf(stageName(job), bulkWriteOf(deps, job, { principal, mapped }));
  const ids = idRange(deps.now());
  await dropStagesOf(deps.database.pool, job.id, { before: job.lease_token });
  if (deps.database.kind === 'embedded') await dropRangesOf(deps.database, job.id);
  return { job, principal, stage, ids, keepers: overflowFieldsOf(job.settings.destination), signal };
}

/** The importer's owner, whose current permissions the import has. */
async function ownerOf({ database }: Pick<Platform, 'database'>, { owner_id: id }: ModelJob): Promise<Principal> {
  const account = await findAccount(database.pool, { id });
  if (!account || account.disabled) throw new ImportFailure('The owner of the importer no longer has an account.');
  return userPrincipal(account, '');
}

function bulkWriteOf(
  { models }: Pick<ContentDeps, 'models'>,
  { settings: { destination, fields, plan } }: ModelJob,
  { principal, mapped }: { readonly principal: Principal; readonly mapped: readonly string[] },
): BulkWrite {
  if (destination.type !== 'model') throw new TypeError('The rows of this import have no destination model.');
  const isMapped = new Set(mapped);
  const hasDefault = new Set(
    fields.flatMap(({ name, transformations }) =>
      transformations?.some(({ type }) => type === 'default') === true ? [name] : [],
    ),
  );
  // Without a column, new records get the default and existing ones keep their value.
  const sources = fields
    .map(({ name }) => name)
    .filter((name) => isMapped.has(name) || (destination.mode === 'insert' && hasDefault.has(name)));
  // A plan without dynamic fields does not change values of existing records.
  const kept = overflowFieldsOf(destination)
    .filter(({ member }) => member === 'unmatchedTo' || (plan.dynamic_fields ?? []).length > 0)
    .map(({ name }) => name);
  const { write, problems } = planBulkWrite(models, principal, { ...destination, sources: [...sources, ...kept] });
  if (write !== undefined) return write;
  const messages = problems.slice(0, 5).map(({ message }) => message);
  throw new ImportFailure(messages.join(' '));
}

const PREFIX = 'import_stage_';
const NAME = /^import_stage_([0-9a-f]{32})_(\d+)$/;

/** Name of the tables of one attempt. */
function stageName({ id, lease_token: token }: Pick<ImportJobRow, 'id' | 'lease_token'>): string {
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

/** Drops what earlier attempts at an import have left; their workers can no longer write. */
async function dropStagesOf(
  connection: Connection,
  importId: string,
  { before }: { readonly before: number },
): Promise<void> {
  const own = await findStages(connection, PREFIX + importId.replaceAll('-', ''));
  for (const { name, token } of own) if (token < before) await dropStage(connection, name);
}

/** Drops the tables of finished attempts, and data of deleted imports. Run it periodically. */
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
