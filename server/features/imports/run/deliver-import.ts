import type { DeliveredBatch, RowCounts } from '../../../../src/engine/full.js';
import type { ImportCounts, ImportError } from '../../../../src/protocol/index.js';
import type { ThreadEngine } from '../../../platform/threads/thread-engine.js';
import type { ImporterDeps } from '../../importers/importer-deps.js';
import { UncertainEnd } from '../import-job.js';
import type { ClaimedJob } from '../import-job.js';
import { webhookSampleSize } from './announce-import.js';
import { commitImport } from './end-job.js';
import type { Settlement } from './end-job.js';
import { blockedChange, rowsChange } from './findings.js';
import type { FindingList } from './findings.js';
import type { ImportSink, SinkRow } from './import-sink.js';
import { READ_PERCENT } from './lease.js';
import type { Lease } from './lease.js';
import { openSink } from './open-sink.js';

const BATCH = 1000;
/** Progress of the whole import after writing; the rest is the final switch. */
const WRITTEN_PERCENT = 97;

interface DeliverOptions {
  readonly engine: ThreadEngine;
  readonly lease: Lease;
  readonly findings: FindingList;
  readonly counts: RowCounts;
  readonly mapped: readonly string[];
}

/**
 * Passes the rows of a validated file to their destination and ends the job. Rows that the destination rejects count as
 * invalid too.
 */
export async function deliverImport(deps: ImporterDeps, claimed: ClaimedJob, options: DeliverOptions): Promise<void> {
  const { lease, findings, mapped } = options;
  const sink = await openSink(deps, claimed, { signal: lease.signal, mapped });
  try {
    const { refused, sample } = await writeRows(claimed, { ...options, sink });
    await findings.end();
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
  /** Rows the destination rejected. */
  readonly refused: number;
  /** The first rows it accepted, for the webhook. */
  readonly sample: readonly SinkRow[];
}

async function writeRows(
  { job, importer }: ClaimedJob,
  { engine, lease, findings, sink }: DeliverOptions & { readonly sink: ImportSink },
): Promise<WrittenRows> {
  const { progress, signal } = lease;
  const sampleSize = webhookSampleSize(importer);
  const before = findings.rows;
  let sample: SinkRow[] = [];
  const refuse = async (found: readonly ImportError[]): Promise<ReadonlySet<number>> => {
    await findings.add(found);
    progress.num_imported_rows -= new Set(found.map(({ row }) => row)).size;
    return new Set(found.map(({ row }) => row));
  };
  progress.phase = 'writing';
  await engine.call(
    'result-deliver',
    { batchSize: BATCH, rowHandling: job.settings.row_handling },
    {
      onEvent: ({ percent }) => {
        progress.percent = READ_PERCENT + (percent * (WRITTEN_PERCENT - READ_PERCENT)) / 100;
      },
      onAsk: async (batch) => {
        const rows = sinkRows(batch);
        const refused = await refuse(await sink.write(rows));
        progress.num_imported_rows += rows.length;
        if (sample.length < sampleSize) {
          sample.push(...rows.filter(({ row }) => !refused.has(row)).slice(0, sampleSize - sample.length));
        }
        return null;
      },
    },
  );
  for await (const page of sink.check()) {
    signal.throwIfAborted();
    const refused = await refuse(page);
    if (sample.some(({ row }) => refused.has(row))) sample = sample.filter(({ row }) => !refused.has(row));
  }
  return { refused: findings.rows - before, sample };
}

function sinkRows({ rows, rowNumbers }: DeliveredBatch): readonly SinkRow[] {
  return rows.map((values, at) => ({ row: rowNumbers[at] ?? 0, values }));
}

async function settlementOf(
  { job }: ClaimedJob,
  { findings, counts, lease, sink, refused }: DeliverOptions & { readonly sink: ImportSink; readonly refused: number },
): Promise<Settlement> {
  const { row_handling: rowHandling } = job.settings;
  // With `include`, a rejected row may have been counted as invalid before.
  const passed = rowHandling === 'include' ? counts.valid : counts.valid - refused;
  const counted = { all: counts.all, valid: passed, invalid: counts.all - passed };
  if (rowHandling === 'block' && refused > 0) return { change: blockedChange(findings, counted) };
  const change = { ...rowsChange(findings, counted), status: 'completed', num_imported_rows: 0 } as const;
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
