import { findAccount, userPrincipal } from '../../auth/accounts/accounts.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { BulkWrite } from '../../content/bulk/bulk-write.js';
import { dropRangesOf } from '../../content/bulk/hidden-records.js';
import { idRange } from '../../content/bulk/id-range.js';
import type { IdRange } from '../../content/bulk/id-range.js';
import { planBulkWrite } from '../../content/bulk/plan-bulk-write.js';
import { dependsOnRecords } from '../../content/bulk/refusals.js';
import { stageOf } from '../../content/bulk/stage.js';
import type { Stage } from '../../content/bulk/stage.js';
import type { Deps } from '../../../main/deps.js';
import { keepersOf } from '../../importers/check-destination.js';
import { ImportFailure } from '../run/import-failure.js';
import type { ImportSink } from '../run/import-sink.js';
import type { ImportJobRow } from '../tables.js';
import { openInsertSink } from './insert-sink.js';
import { rowReader } from './row-reader.js';
import type { RowReader } from './row-reader.js';
import { dropStagesOf, stageName } from './stage-names.js';
import { openSwitchSink } from './switch-sink.js';

export type ModelJob = Pick<ImportJobRow, 'id' | 'lease_token' | 'owner_id' | 'settings' | 'dry_run'>;

interface ModelSinkOptions {
  readonly signal: AbortSignal;
  /** Names of the importer's fields that columns of the file go to. */
  readonly mapped: readonly string[];
}

/** One attempt at making rows records of a model. */
export interface ModelAttempt {
  readonly job: ModelJob;
  readonly principal: Principal;
  readonly stage: Stage;
  readonly ids: IdRange;
  readonly reader: RowReader;
  readonly signal: AbortSignal;
}

/** Rows become records of a model, all of them at one moment. Throws ImportFailure. */
export async function openModelSink(
  deps: Deps,
  job: ModelJob,
  { mapped, signal }: ModelSinkOptions,
): Promise<ImportSink> {
  const { openTransaction, pool } = deps.database;
  const principal = await ownerOf(deps, job);
  const stage = stageOf(stageName(job), bulkWriteOf(deps, job, { principal, mapped }));
  const ids = idRange(deps.now());
  const attempt = {
    job,
    principal,
    stage,
    ids,
    reader: rowReader(stage, { ids, keepers: keepersOf(job.settings.destination) }),
    signal,
  };
  await dropStagesOf(pool, job.id, { before: job.lease_token });
  if (deps.database.kind === 'embedded') await dropRangesOf(deps.database, job.id);
  return openTransaction === undefined || job.dry_run || dependsOnRecords(stage)
    ? openSwitchSink(deps, attempt)
    : openInsertSink(deps, attempt, await openTransaction());
}

/** Whose rights the import has, as they are now. */
async function ownerOf({ database }: Deps, { owner_id: id }: ModelJob): Promise<Principal> {
  const account = await findAccount(database.pool, { id });
  if (!account || account.disabled) throw new ImportFailure('The owner of the importer has no account any more.');
  return userPrincipal(account, '');
}

function bulkWriteOf(
  { models }: Deps,
  { settings: { destination, fields, plan } }: ModelJob,
  { principal, mapped }: { readonly principal: Principal; readonly mapped: readonly string[] },
): BulkWrite {
  if (destination.type !== 'model') throw new TypeError('The rows of this import go to no model.');
  const isMapped = new Set(mapped);
  const hasDefault = new Set(
    fields.flatMap(({ name, transformations }) =>
      transformations?.some(({ type }) => type === 'default') === true ? [name] : [],
    ),
  );
  // A column that is missing has its default in new records; those that are there keep what they have.
  const sources = fields
    .map(({ name }) => name)
    .filter((name) => isMapped.has(name) || (destination.mode === 'insert' && hasDefault.has(name)));
  // A plan without such fields says nothing of the values that records have.
  const kept = keepersOf(destination)
    .filter(({ member }) => member === 'unmatchedTo' || (plan.dynamic_fields ?? []).length > 0)
    .map(({ name }) => name);
  const { write, problems } = planBulkWrite(models, principal, { ...destination, sources: [...sources, ...kept] });
  if (write === undefined)
    throw new ImportFailure(
      problems
        .slice(0, 5)
        .map(({ message }) => message)
        .join(' '),
    );
  return write;
}
