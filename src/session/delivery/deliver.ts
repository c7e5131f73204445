import { isBackendError } from '../../adapters/index.js';
import type { DeliverOptions, RowRefusal, TakeBatch, TakeColumns } from '../../adapters/index.js';
import { unpackBatch } from '../../engine/index.js';
import type {
  ColumnBatch,
  ColumnsAnswer,
  DeliveredColumns,
  Delivery,
  ImportPlan,
  ResultRow,
  RowFinding,
} from '../../engine/index.js';
import { createPause } from '../../worker/index.js';
import type { Runner } from '../../worker/index.js';
import { HostError } from '../session-error.js';
import { finishRows, makeRows, toColumns } from './batch-rows.js';
import { needsFinishing } from './finish-row.js';
import type { RowFinishing } from './finish-row.js';

export const DEFAULT_BATCH = 1000;
/** Batches grow up to this many values. */
const MOST_VALUES = 160_000;
/** A host that needs less time for a batch does not wait for anything, and can take more. */
const QUICK_MS = 4;
/** A host that needs more blocks the page. */
const SLOW_MS = 40;

/** Takes the batches in one shape or the other. */
export type BatchTaker =
  { readonly shape: 'rows'; readonly take: TakeBatch } | { readonly shape: 'columns'; readonly take: TakeColumns };

export interface DeliverRequest
  extends Pick<DeliverOptions, 'onPercent'>, Pick<ImportPlan, 'rowHandling' | 'includeUnmatchedColumns'> {
  readonly batchSize: number;
  readonly grows: boolean;
  readonly resume: boolean;
  readonly runner: Runner;
  readonly finishing: RowFinishing;
  readonly taker: BatchTaker;
  readonly signal: AbortSignal;
}

type BatchPlace = Pick<DeliveredColumns, 'index' | 'isLast'>;

/** A batch in the form that the host takes, or its functions. */
interface ReadyBatch {
  readonly columns: ColumnBatch;
  readonly rows: readonly ResultRow[] | null;
}

export interface DeliveryOutcome {
  /** `null` when it stopped midway; the reason is in `failure`. */
  readonly delivery: Delivery | null;
  readonly failure?: unknown;
  /** Rejected rows of all batches handed over, including those before a failure. */
  readonly refused: readonly RowFinding[];
}

/**
 * Hands over batches from the engine one at a time, after the host's functions have finished their rows. The rows of the
 * next batch are made while the host works on the last, in slices that leave time for frames and input.
 */
export async function deliver(request: DeliverRequest): Promise<DeliveryOutcome> {
  const { runner, finishing, signal, taker, rowHandling, includeUnmatchedColumns, resume } = request;
  const pause = createPause();
  const hasFinishing = needsFinishing(finishing);
  const refused: RowFinding[] = [];
  let { batchSize } = request;
  /** The last batch that is ready, and the last one handed over. */
  let made: Promise<unknown> = Promise.resolve();
  let handed: Promise<unknown> = Promise.resolve();

  const callHost = async ({ index, isLast }: BatchPlace, { columns, rows }: ReadyBatch): Promise<Refusals> => {
    const place = { index, isLast, signal };
    const finished = rows && hasFinishing ? await finishRows(rows, finishing, pause) : rows;
    const start = performance.now();
    const refusals = await refusalsOf(signal, () =>
      taker.shape === 'rows'
        ? taker.take({ ...place, rows: finished ?? [] })
        : taker.take({ ...place, columns: finished ? toColumns(finished, columns) : columns }),
    );
    if (request.grows) batchSize = nextSize(batchSize, performance.now() - start, columns);
    return refusals;
  };

  const hand = async (batch: DeliveredColumns, prepared: Promise<ReadyBatch>): Promise<ColumnsAnswer> => {
    const ready = await prepared;
    // Checked between batches only: a batch that was handed over is counted, even when the user cancels meanwhile.
    signal.throwIfAborted();
    const positions: number[] = [];
    for (const { row, column, message } of await callHost(batch, ready)) {
      const rowIndex = batch.rowIndexes[row];
      if (rowIndex === undefined) throw unknownRow({ row, message }, batch.rowIndexes.length);
      refused.push({ index: rowIndex, column, message });
      positions.push(row);
    }
    return { refused: positions, batchSize };
  };

  const take = (batch: DeliveredColumns): Promise<ColumnsAnswer> => {
    const needsRows = taker.shape === 'rows' || hasFinishing;
    const ready = made.then(async (): Promise<ReadyBatch> => {
      const columns = unpackBatch(batch.columns);
      return { columns, rows: needsRows ? await makeRows(columns, pause) : null };
    });
    made = ready;
    // Awaited when it is this batch's turn, which does not come after a failure.
    ready.catch(() => undefined);
    const answer = handed.then(() => hand(batch, ready));
    handed = answer;
    return answer;
  };

  try {
    const delivery = await runner.call(
      'columns-deliver',
      { batchSize, rowHandling, includeUnmatchedColumns, resume },
      { onAsk: take, onEvent: ({ percent, rows }) => request.onPercent?.(percent, rows) },
    );
    return { delivery, refused };
  } catch (failure) {
    return { delivery: null, failure, refused };
  }
}

/**
 * It is not known which rows were accepted, so this is a failure. A rejection without a row may be about all of them, but a
 * wrong row is a mistake of the host: its message would mislead.
 */
function unknownRow({ row, message }: Partial<RowRefusal>, count: number): HostError {
  if (row === undefined || row === null) return new HostError(new Error(message));
  console.error(
    `CSVImporter: a batch of ${count} rows was answered with a rejection of row ${row}, which is not in it. ` +
      '`row` must be the position in the batch, from 0. The import was stopped.',
  );
  return new HostError('');
}

/** A host that is quick gets larger batches, and one that blocks the page smaller ones again. */
function nextSize(size: number, milliseconds: number, { columns, customFields = [] }: ColumnBatch): number {
  const most = Math.max(DEFAULT_BATCH, Math.floor(MOST_VALUES / (columns.length + customFields.length || 1)));
  if (milliseconds < QUICK_MS) return Math.min(most, size * 2);
  return milliseconds > SLOW_MS ? Math.max(DEFAULT_BATCH, Math.floor(size / 2)) : size;
}

type Refusals = readonly RowRefusal[];

/** Refusals may be returned, or thrown as an error that carries `refusals`. Any other error is a failure. */
async function refusalsOf(signal: AbortSignal, take: () => ReturnType<TakeBatch>): Promise<Refusals> {
  try {
    const answer: unknown = await take();
    // A host without types may return anything, such as the response of its own server.
    return Array.isArray(answer) ? (answer as Refusals).map(withRowNumber) : [];
  } catch (error) {
    const refusals = (error as { refusals?: unknown } | null)?.refusals;
    if (Array.isArray(refusals)) return (refusals as Refusals).map(withRowNumber);
    if (isBackendError(error) || signal.aborted) throw error;
    throw new HostError(error);
  }
}

/** JSON from elsewhere may have positions as texts. */
function withRowNumber(refusal: RowRefusal): RowRefusal {
  const row: unknown = refusal.row;
  return typeof row === 'string' && row.trim() !== '' ? { ...refusal, row: Number(row) } : refusal;
}
