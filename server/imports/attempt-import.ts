import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/full.js';
import type { Engine, ReviewSummary } from '../../src/engine/full.js';
import type { Deps } from '../deps.js';
import { webhookSampleSize } from '../importers/announce-import.js';
import { pauseBetween } from '../source/pause-between.js';
import { storedBlob } from '../source/stored-blob.js';
import { transcodeToFile } from '../source/transcode-to-file.js';
import type { ClaimedJob } from './claim-job.js';
import { completeImport } from './complete-import.js';
import { engineFindings } from './engine-findings.js';
import { openFindingList } from './finding-list.js';
import type { FindingList } from './finding-list.js';
import { ImportBlocked, ImportFailure } from './import-failure.js';
import { enginePlan, openingOf } from './import-plan.js';
import type { ImportSink } from './import-sink.js';
import { errorsKeyOf } from './job-files.js';
import type { Lease } from './lease.js';
import { openSink } from './open-sink.js';
import { resolveMapping } from './resolve-mapping.js';

const BATCH = 1000;
/** Milliseconds of work after which requests and timers have their turn. */
const SLICE = 8;
/** Share of the whole that reading is, and reading with writing; the rest is the switch at the end. */
const READ_PERCENT = 50;
const WRITTEN_PERCENT = 97;

export interface AttemptOptions {
  readonly lease: Lease;
}

/** Runs a job once from beginning to end. Rejects with nothing left behind that anybody could see. */
export async function attemptImport(deps: Deps, claimed: ClaimedJob, { lease }: AttemptOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-import-'));
  const findings = openFindingList(deps.files, { key: errorsKeyOf(claimed.job), signal: lease.signal });
  try {
    const engine = createEngine({ pause: pauseBetween(SLICE), transcode: transcodeToFile(folder) });
    const summary = await judge(deps, claimed, { engine, lease, folder });
    for await (const page of engineFindings(engine, summary.counts.invalid)) {
      lease.signal.throwIfAborted();
      await findings.add(page);
    }
    if (claimed.job.settings.row_handling === 'block') refuseInvalid(findings, { invalid: summary.counts.invalid, lease });
    await deliver(deps, claimed, { engine, lease, findings, invalid: summary.counts.invalid });
  } catch (error) {
    // What was found is told with a failure that it is the reason of.
    if (!(error instanceof ImportBlocked)) await findings.discard();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work {
  readonly engine: Engine;
  readonly lease: Lease;
}

async function judge(
  deps: Deps,
  { job }: ClaimedJob,
  { engine, lease, folder }: Work & { readonly folder: string },
): Promise<ReviewSummary> {
  const { signal, progress } = lease;
  const { settings } = job;
  const blob = await storedBlob(deps.files, job.file_keys, { folder, signal });
  if (!blob) throw new ImportFailure('The uploaded file is not there any more.');
  const opening = { blob, fileName: job.file_name, ...openingOf(settings.plan), rowLimit: deps.config.maxImportRows };
  const table = await engine.call('table-open', opening, { signal });
  const { mapping, problems } = await resolveMapping(engine, table, settings);
  const [problem] = problems;
  if (problem) throw new ImportFailure(`The mapping does not fit the file: ${problem.field} ${problem.message}.`);
  const plan = enginePlan(settings, table, mapping);
  const summary = await engine.call(
    'validation-run',
    { plan, hostChecks: false },
    {
      signal,
      onEvent: (event) => {
        if (event.type !== 'progress') return;
        progress.num_rows = event.rows;
        progress.percent = (event.percent * READ_PERCENT) / 100;
      },
    },
  );
  progress.num_rows = summary.counts.all;
  progress.num_valid_rows = summary.counts.valid;
  return summary;
}

interface Delivering extends Work {
  readonly findings: FindingList;
  /** Rows that failed the importer's own rules. */
  readonly invalid: number;
}

async function deliver(deps: Deps, claimed: ClaimedJob, { engine, lease, findings, invalid }: Delivering): Promise<void> {
  const { progress, signal } = lease;
  const { row_handling: rowHandling } = claimed.job.settings;
  const sink = await openSink(deps, claimed, { signal });
  const sampleSize = webhookSampleSize(claimed.importer);
  const data: object[] = [];
  const ruled = findings.rows;
  try {
    progress.phase = 'writing';
    await engine.call(
      'result-deliver',
      { batchSize: BATCH, rowHandling },
      {
        signal,
        onEvent: ({ percent }) => {
          progress.percent = READ_PERCENT + (percent * (WRITTEN_PERCENT - READ_PERCENT)) / 100;
        },
        onAsk: async ({ rows, rowNumbers }) => {
          const refused = await sink.write(rows.map((values, at) => ({ row: rowNumbers[at] ?? 0, values })));
          await findings.add(refused);
          const lines = new Set(refused.map(({ row }) => row));
          progress.num_imported_rows += rows.length - lines.size;
          if (data.length < sampleSize) {
            const taken = rows.filter((_row, at) => !lines.has(rowNumbers[at] ?? 0));
            data.push(...taken.slice(0, sampleSize - data.length));
          }
          return null;
        },
      },
    );
    for await (const page of sink.check()) await findings.add(page);
    const refused = findings.rows - ruled;
  } catch (error) {
    await sink.discard().catch((cause: unknown) => deps.log.warn({ err: cause }, 'What an import had written stays'));
    throw error;
  }
}
