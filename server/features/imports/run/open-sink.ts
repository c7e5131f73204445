import type { Destination } from '../../../../src/protocol/index.js';
import { dependsOnRecords } from '../../content/bulk/row-checks.js';
import type { SinkDeps } from '../import-deps.js';
import { rowsKeyOf } from '../import-job.js';
import type { ClaimedJob } from '../import-job.js';
import { openInsertSink } from '../records/insert-sink.js';
import { openAttempt } from '../records/model-attempt.js';
import type { ModelJob } from '../records/model-attempt.js';
import { openSwitchSink } from '../records/switch-sink.js';
import { openFileSink } from './file-sink.js';
import type { ImportSink } from './import-sink.js';

interface OpenSinkOptions {
  readonly signal: AbortSignal;
  /** Names of the fields to which file columns are mapped. */
  readonly mapped: readonly string[];
}

type OpenSink = (deps: SinkDeps, claimed: ClaimedJob, options: OpenSinkOptions) => Promise<ImportSink>;

/** By type of destination. */
const SINKS: Readonly<Record<Destination['type'], OpenSink>> = {
  none: async ({ files }, { job }, { signal }) =>
    openFileSink(files, { importId: job.id, key: rowsKeyOf(job), signal }),
  model: (deps, { job }, options) => openModelSink(deps, job, options),
};

/** Opens the destination for the rows of an attempt. */
export function openSink(deps: SinkDeps, claimed: ClaimedJob, options: OpenSinkOptions): Promise<ImportSink> {
  return SINKS[claimed.job.settings.destination.type](deps, claimed, options);
}

/** Turns rows into records of a model, all at once. Throws ImportFailure. */
export async function openModelSink(deps: SinkDeps, job: ModelJob, options: OpenSinkOptions): Promise<ImportSink> {
  const attempt = await openAttempt(deps, job, options);
  const { openTransaction } = deps.database;
  return openTransaction === undefined || job.dry_run || dependsOnRecords(attempt.stage)
    ? openSwitchSink(deps, attempt)
    : openInsertSink(deps, attempt, await openTransaction());
}
