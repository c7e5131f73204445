import type { Destination } from '../../../src/protocol/index.js';
import type { Deps } from '../../main/deps.js';
import type { ClaimedJob } from './claim-job.js';
import { openFileSink } from './file-sink.js';
import type { ImportSink } from './import-sink.js';
import { rowsKeyOf } from './job-files.js';
import { openModelSink } from './records/model-sink.js';

export interface OpenSinkOptions {
  readonly signal: AbortSignal;
  /** Names of the fields that columns of the file go to. */
  readonly mapped: readonly string[];
}

type OpenSink = (deps: Deps, claimed: ClaimedJob, options: OpenSinkOptions) => Promise<ImportSink>;

/** By type of destination. */
const SINKS: Readonly<Record<Destination['type'], OpenSink>> = {
  none: async ({ files }, { job }, { signal }) =>
    openFileSink(files, { importId: job.id, key: rowsKeyOf(job), signal }),
  model: (deps, { job }, options) => openModelSink(deps, job, options),
};

/** Where the rows of an attempt go. */
export function openSink(deps: Deps, claimed: ClaimedJob, options: OpenSinkOptions): Promise<ImportSink> {
  return SINKS[claimed.job.settings.destination.type](deps, claimed, options);
}
