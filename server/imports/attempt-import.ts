import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/full.js';
import type { RowCounts } from '../../src/engine/full.js';
import type { Deps } from '../deps.js';
import { pauseBetween } from '../source/pause-between.js';
import { transcodeToFile } from '../source/transcode-to-file.js';
import type { ClaimedJob } from './claim-job.js';
import { deliverImport } from './deliver-import.js';
import { engineFindings } from './engine-findings.js';
import { openFindingList } from './finding-list.js';
import { UncertainEnd } from './import-failure.js';
import { errorsKeyOf } from './job-files.js';
import { judgeImport } from './judge-import.js';
import type { Lease } from './lease.js';
import { blockedChange } from './outcome.js';
import { settleImport } from './settle-import.js';

/** Milliseconds of work after which requests and timers have their turn. */
const SLICE = 8;

/** Runs a job once from beginning to end. Rejects with nothing left behind that anybody could see. */
export async function attemptImport(deps: Deps, claimed: ClaimedJob, lease: Lease): Promise<void> {
  const { job } = claimed;
  const { signal } = lease;
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-import-'));
  const findings = openFindingList(deps.files, { key: errorsKeyOf(job), signal });
  try {
    const engine = createEngine({ pause: pauseBetween(SLICE), transcode: transcodeToFile(folder) });
    const { counts, mapped } = await judgeImport(deps, job, { engine, lease, folder });
    for await (const page of engineFindings(engine, counts.invalid)) {
      signal.throwIfAborted();
      await findings.add(page);
    }
    if (isBlocked(claimed, counts)) {
      await findings.end();
      await lease.rest();
      await settleImport(deps, claimed, { change: blockedChange(findings, counts) });
    } else {
      await deliverImport(deps, claimed, { engine, lease, findings, counts, mapped });
    }
  } catch (error) {
    if (!(error instanceof UncertainEnd)) await findings.discard();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isBlocked({ job: { settings } }: ClaimedJob, { invalid }: RowCounts): boolean {
  return settings.row_handling === 'block' && invalid > 0;
}
