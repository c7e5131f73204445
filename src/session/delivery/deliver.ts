import { isBackendError } from '../../adapters/index.js';
import type { DeliverOptions, RowRefusal, TakeBatch } from '../../adapters/index.js';
import type { DeliveredBatch, Delivery, RowFinding, RowHandling } from '../../engine/index.js';
import type { Runner } from '../../worker/index.js';
import { finishRow, needsFinishing } from './finish-row.js';
import type { RowFinishing } from './finish-row.js';
import { HostError } from '../session-error.js';

export interface DeliverRequest extends DeliverOptions {
  readonly batchSize: number;
  readonly runner: Runner;
  readonly finishing: RowFinishing;
  readonly rowHandling: RowHandling;
  readonly take: TakeBatch;
  readonly signal: AbortSignal;
}

export interface DeliveryOutcome {
  /** `null` when it stopped midway; the reason is in `failure`. */
  readonly delivery: Delivery | null;
  readonly failure?: unknown;
  /** Rejected rows of all batches handed over, including those before a failure. */
  readonly refused: readonly RowFinding[];
}

/** Hands over batches from the engine one at a time, after the host's functions have finished their rows. */
export async function deliver(request: DeliverRequest): Promise<DeliveryOutcome> {
  const { runner, finishing, signal, rowHandling, batchSize, resume = true } = request;
  const hasFinishing = needsFinishing(finishing);
  const refused: RowFinding[] = [];
  const take = async (batch: DeliveredBatch): Promise<readonly number[]> => {
    // Checked between batches only: a batch that was handed over is counted, even when the user cancels meanwhile.
    signal.throwIfAborted();
    const { index, isLast, rowIndexes } = batch;
    const rows = hasFinishing ? await Promise.all(batch.rows.map((row) => finishRow(row, finishing))) : batch.rows;
    const positions: number[] = [];
    for (const { row, column, message } of await refusalsOf(request.take, { rows, index, isLast, signal })) {
      const rowIndex = rowIndexes[row];
      // The refusal names no row of the batch, so it is unknown which rows were accepted: treat it as a failure.
      if (rowIndex === undefined) throw new HostError(new Error(message));
      refused.push({ index: rowIndex, column, message });
      positions.push(row);
    }
    return positions;
  };
  try {
    const delivery = await runner.call(
      'result-deliver',
      { batchSize, rowHandling, resume },
      { onAsk: take, onEvent: ({ percent, rows }) => request.onPercent?.(percent, rows) },
    );
    return { delivery, refused };
  } catch (failure) {
    return { delivery: null, failure, refused };
  }
}

/** Refusals may be returned, or thrown as an error that carries `refusals`. Any other error is a failure. */
async function refusalsOf(take: TakeBatch, batch: Parameters<TakeBatch>[0]): Promise<readonly RowRefusal[]> {
  try {
    return (await take(batch)) ?? [];
  } catch (error) {
    const refusals = (error as { refusals?: unknown } | null)?.refusals;
    if (Array.isArray(refusals)) return refusals as RowRefusal[];
    if (isBackendError(error) || batch.signal.aborted) throw error;
    throw new HostError(error);
  }
}
