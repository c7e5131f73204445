import type { DeliveredBatch, ProgressEvent, RowCounts, RowHandling } from '../../../../src/engine/full.js';
import type { ImportCounts, ImportError } from '../../../../src/protocol/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { ThreadEngine } from '../../../platform/threads/thread-engine.js';
import type { JobDeps, SinkDeps } from '../import-deps.js';
import { UncertainEnd } from '../import-job.js';
import type { ClaimedJob } from '../import-job.js';
import { COPY_READER } from '../records/copy-reader.js';
import type { CopiedRows } from '../records/copy-reader.js';
import { webhookSampleSize } from './announce-import.js';
import { commitImport } from './end-job.js';
import type { Settlement } from './end-job.js';
import { blockedChange, rowsChange } from './error-list.js';
import type { ErrorList } from './error-list.js';
import type { ImportSink, Intake } from './import-sink.js';
import { READ_PERCENT } from './lease.js';
import type { Lease } from './lease.js';
import { openSink } from './open-sink.js';
import type { SinkRow } from './sink-row.js';

const BATCH = 1000;
/** Progress of the whole import after writing; the rest is the final switch. */
const WRITTEN_PERCENT = 97;

interface DeliverOptions {
  readonly engine: ThreadEngine;
  readonly lease: Lease;
  readonly errors: ErrorList;
  readonly counts: RowCounts;
  readonly mapped: readonly string[];
}

/**
 * Passes the rows of a validated file to their destination and ends the job. Rows that the destination rejects count as
 * invalid too.
 */
export async function deliverImport(
  deps: JobDeps & SinkDeps & Pick<Platform, 'log'>,
  claimed: ClaimedJob,
  options: DeliverOptions,
): Promise<void> {
  const { lease, errors, mapped } = options;
  const sink = await openSink(deps, claimed, { signal: lease.signal, mapped });
  try {
    const { refused, sample } = await writeRows(claimed, { ...options, sink });
    await errors.end();
    const settlement = await settlementOf(claimed, { ...options, sink, refused });
    await lease.rest();
    lease.signal.throwIfAborted();
    await commitImport(deps, claimed, { ...settlement, data: sample.map(({ values }) => values) });
    if (!settlement.publish) await sink.discard();
  } catch (error) {
    if (!(error instanceof UncertainEnd)) {
      const warn = (cause: unknown): void =>
        deps.log.warn({ err: cause }, 'Data written by an import could not be removed');
      await sink.discard().catch(warn);
    }
    throw error;
  }
}

interface WrittenRows {
  /** Rows that only the destination found invalid. */
  readonly refused: number;
  /** The first rows it accepted, for the webhook. */
  readonly sample: readonly SinkRow[];
}

async function writeRows(
  { job, importer }: ClaimedJob,
  { engine, lease, errors, sink }: DeliverOptions & { readonly sink: ImportSink },
): Promise<WrittenRows> {
  const { progress, signal } = lease;
  const sampleSize = webhookSampleSize(importer);
  const before = errors.rows;
  let sample: SinkRow[] = [];
  progress.phase = 'writing';
  await passRows(engine, sink.intake, {
    rowHandling: job.settings.row_handling,
    sampleSize,
    onEvent: ({ percent }) => {
      progress.percent = READ_PERCENT + (percent * (WRITTEN_PERCENT - READ_PERCENT)) / 100;
    },
    onTaken: async (taken) => {
      await errors.addRefusals('intake', taken.errors);
      progress.num_imported_rows += taken.accepted;
      sample.push(...taken.sample.slice(0, sampleSize - sample.length));
    },
  });
  for await (const page of sink.check()) {
    signal.throwIfAborted();
    await errors.addRefusals('comparison', page);
    const refused = rowsOf(page);
    progress.num_imported_rows -= refused.size;
    if (sample.some(({ row }) => refused.has(row))) sample = sample.filter(({ row }) => !refused.has(row));
  }
  return { refused: errors.rows - before, sample };
}

interface PassOptions {
  readonly rowHandling: RowHandling;
  readonly sampleSize: number;
  readonly onEvent: (event: ProgressEvent) => void;
  /** Called with what the destination made of each batch. */
  readonly onTaken: (taken: Pick<CopiedRows, 'accepted' | 'errors' | 'sample'>) => Promise<void>;
}

/** Passes all rows to the destination, in the form that it takes. */
async function passRows(
  engine: ThreadEngine,
  intake: Intake,
  { rowHandling, sampleSize, onEvent, onTaken }: PassOptions,
): Promise<void> {
  const params = { batchSize: BATCH, rowHandling };
  if (intake.type === 'copy') {
    const onBatch = async (copied: CopiedRows): Promise<void> => {
      await intake.write(copied);
      await onTaken(copied);
    };
    await engine.deliver({ reader: COPY_READER, plan: { ...intake.plan, sampleSize } }, params, { onEvent, onBatch });
    return;
  }
  const onAsk = async (batch: DeliveredBatch): Promise<null> => {
    const rows = sinkRows(batch);
    const errors = await intake.write(rows);
    const refused = rowsOf(errors);
    const sample = rows.filter(({ row }) => !refused.has(row));
    await onTaken({ accepted: sample.length, errors, sample });
    return null;
  };
  await engine.call('result-deliver', params, { onEvent, onAsk });
}

function rowsOf(found: readonly ImportError[]): ReadonlySet<number> {
  return new Set(found.map(({ row }) => row));
}

function sinkRows({ rows, rowNumbers }: DeliveredBatch): readonly SinkRow[] {
  return rows.map((values, at) => ({ row: rowNumbers[at] ?? 0, values }));
}

async function settlementOf(
  { job }: ClaimedJob,
  { errors, counts, lease, sink, refused }: DeliverOptions & { readonly sink: ImportSink; readonly refused: number },
): Promise<Settlement> {
  const { row_handling: rowHandling } = job.settings;
  const passed = counts.valid - refused;
  const counted = { all: counts.all, valid: passed, invalid: counts.all - passed };
  if (rowHandling === 'block' && refused > 0) return { change: blockedChange(errors, counted) };
  const change = {
    ...rowsChange(errors, counted),
    status: 'completed',
    num_imported_rows: 0,
    counted_rows: JSON.stringify(sink.countedRows ?? null),
  } as const;
  // Counts all rows: those found invalid here never reached the destination.
  const totalCounts = (written: ImportCounts | null): string =>
    JSON.stringify(
      written && { ...written, skipped: counts.all - written.created - written.updated - written.unchanged },
    );
  if (job.dry_run) return { change: { ...change, counts: totalCounts(await sink.plan()) } };
  await sink.prepare?.();
  return {
    change: { ...change, num_imported_rows: lease.progress.num_imported_rows },
    publish: async (transaction) => ({ counts: totalCounts(await sink.publish(transaction)) }),
    transact: sink.transact,
  };
}
