import type { ImportCounts, ImportError } from '../../../src/protocol/index.js';
import { findAccount, userPrincipal } from '../../auth/accounts.js';
import type { Principal } from '../../auth/principal.js';
import type { BulkWrite } from '../../content/bulk/bulk-write.js';
import { idRange } from '../../content/bulk/id-range.js';
import { countStaged } from '../../content/bulk/match-records.js';
import type { BulkCounts } from '../../content/bulk/match-records.js';
import { planBulkWrite } from '../../content/bulk/plan-bulk-write.js';
import { stageLoader } from '../../content/bulk/stage-loader.js';
import { createStage, dropStage, stageOf } from '../../content/bulk/stage.js';
import type { Deps } from '../../deps.js';
import { ImportFailure } from '../import-failure.js';
import type { ImportSink } from '../import-sink.js';
import type { ImportJobRow } from '../tables.js';
import { checkStage } from './check-stage.js';
import { publishRecords } from './publish-records.js';
import { rowReader } from './row-reader.js';
import { dropStagesOf, stageName } from './stage-names.js';
import { writePlan } from './write-plan.js';

export type ModelJob = Pick<ImportJobRow, 'id' | 'lease_token' | 'owner_id' | 'settings'>;

export interface ModelSinkOptions {
  readonly signal: AbortSignal;
  /** Names of the importer's fields that columns of the file go to. */
  readonly mapped: readonly string[];
}

/** Rows become records of a model: kept apart until all of them can be switched to at once. Throws ImportFailure. */
export async function openModelSink(
  deps: Deps,
  job: ModelJob,
  { mapped, signal }: ModelSinkOptions,
): Promise<ImportSink> {
  const { database } = deps;
  const principal = await ownerOf(deps, job);
  const write = bulkWriteOf(deps, job, { principal, mapped });
  const stage = stageOf(stageName(job), write);
  const ids = idRange(deps.now());
  await dropStagesOf(database.pool, job.id, { before: job.lease_token });
  await createStage(database.pool, stage);
  const loader = stageLoader(database, stage);
  const reader = rowReader(stage, ids);
  let skipped = 0;
  let counts: BulkCounts | undefined;
  const counted = async (): Promise<BulkCounts> => {
    counts ??= await countStaged(database.pool, stage);
    if (counts.created + counts.updated + counts.unchanged !== reader.staged - skipped) {
      throw new Error('The database has lost rows of an import that it had been given.');
    }
    return counts;
  };
  const allCounts = async (): Promise<ImportCounts> => ({ ...(await counted()), skipped: reader.refused + skipped });

  return {
    async write(rows) {
      const { cells, findings } = await reader.read(database.pool, rows);
      for (const row of cells) loader.add(row);
      await loader.settle();
      return findings;
    },
    async *check(): AsyncGenerator<readonly ImportError[]> {
      await loader.end();
      for await (const page of checkStage(deps, stage, signal)) {
        skipped += page.length;
        yield page;
      }
      await counted();
    },
    async plan() {
      await writePlan(deps, job, { stage, principal, signal });
      return allCounts();
    },
    async publish(transaction) {
      const all = await allCounts();
      await publishRecords(deps, transaction, { importId: job.id, stage, ids, counts: all });
      await dropStage(transaction, stage.name);
      return all;
    },
    async discard() {
      await loader.stop();
      await dropStage(database.pool, stage.name);
    },
  };
}

/** Whose rights the import has, as they are now. */
async function ownerOf({ database }: Deps, { owner_id: id }: ModelJob): Promise<Principal> {
  const account = await findAccount(database.pool, { id });
  if (!account || account.disabled) throw new ImportFailure('The owner of the importer has no account any more.');
  return userPrincipal(account, '');
}

function bulkWriteOf(
  { models }: Deps,
  { settings: { destination, fields } }: ModelJob,
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
  const { write, problems } = planBulkWrite(models, principal, { ...destination, sources });
  if (write === undefined)
    throw new ImportFailure(
      problems
        .slice(0, 5)
        .map(({ message }) => message)
        .join(' '),
    );
  return write;
}
