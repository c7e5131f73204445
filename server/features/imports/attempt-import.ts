import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RowCounts } from '../../../src/engine/full.js';
import type { Deps } from '../../main/deps.js';
import { storedPaths } from '../../platform/source/stored-files.js';
import type { ThreadEngine } from '../../platform/threads/thread-engine.js';
import type { ClaimedJob } from './claim-job.js';
import { deliverImport } from './deliver-import.js';
import { engineFindings } from './engine-findings.js';
import { openFindingList } from './finding-list.js';
import { ImportFailure, UncertainEnd } from './import-failure.js';
import { errorsKeyOf } from './job-files.js';
import { judgeImport } from './judge-import.js';
import type { Lease } from './lease.js';
import { blockedChange } from './outcome.js';
import { settleImport } from './settle-import.js';

/** Runs a job once from beginning to end. Rejects with nothing left behind that anybody could see. */
export async function attemptImport(deps: Deps, claimed: ClaimedJob, lease: Lease): Promise<void> {
  const { job } = claimed;
  const { signal } = lease;
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-import-'));
  const findings = openFindingList(deps.files, { key: errorsKeyOf(job), signal });
  let engine: ThreadEngine | undefined;
  try {
    const paths = await storedPaths(deps.files, job.file_keys, { folder, signal });
    if (!paths) throw new ImportFailure('The uploaded file is not there any more.');
    engine = await deps.threads.openEngine({ paths, folder }, { signal });
    const { counts, mapped, questions } = await judgeImport(deps, job, { engine, lease, bytes: await sizeOf(paths) });
    findings.questions = questions;
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
    await engine?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function isBlocked({ job: { settings } }: ClaimedJob, { invalid }: RowCounts): boolean {
  return settings.row_handling === 'block' && invalid > 0;
}
