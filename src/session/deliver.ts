import { finishRow, needsFinishing } from './finish-row.js';
import type { DeliveredBatch, Delivery, ResultRow, RowFinding, RowHandling } from '../engine/index.js';
import type { SchemaCheck } from '../schema/index.js';
import type { Runner } from '../worker/index.js';
import { HostError } from './session-error.js';
import type { OnBatch } from './session-options.js';
import type { RowRefusal } from './session-state.js';

export interface DeliverRequest {
  readonly runner: Runner;
  readonly columns: Parameters<typeof needsFinishing>[0];
  readonly schemaCheck: SchemaCheck | null;
  readonly rowHandling: RowHandling;
  readonly batchSize: number;
  readonly onBatch?: OnBatch;
  /** Gets the rows when there is no `onBatch`. */
  readonly keepRows: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

export interface Delivered {
  /** `null` when it stopped on the way, for the reason in `failure`. */
  readonly delivery: Delivery | null;
  readonly failure?: unknown;
  readonly rows: readonly ResultRow[];
  /** What the host would not take of the batches it got, those before a failure too. */
  readonly refused: readonly RowFinding[];
}

/** Batches from the engine, finished by what only the host can run, handed to the host one at a time. */
export async function deliver(request: DeliverRequest): Promise<Delivered> {
  const { runner, columns, schemaCheck, onBatch, signal, batchSize, rowHandling } = request;
  const finishing = needsFinishing(columns, schemaCheck);
  const rows: ResultRow[] = [];
  const refused: RowFinding[] = [];
  const take = async (batch: DeliveredBatch): Promise<null> => {
    // Between batches only: one the host has begun to take is taken, whatever the user presses meanwhile.
    signal.throwIfAborted();
    const { index, isLast, rowIndexes } = batch;
    const finished = finishing
      ? await Promise.all(batch.rows.map((row) => finishRow(row, columns, schemaCheck)))
      : batch.rows;
    if (onBatch) {
      for (const { row, column, message } of await takenBy(onBatch, finished, { index, isLast, signal })) {
        const rowIndex = rowIndexes[row];
        if (rowIndex !== undefined) refused.push({ index: rowIndex, column, message });
      }
    }
    if (request.keepRows) for (const row of finished) rows.push(row);
    return null;
  };
  try {
    const delivery = await runner.call(
      'result-deliver',
      // What a host has got in batches it shall not get twice; rows that are kept here are gone with a failure.
      { batchSize, rowHandling, resume: onBatch !== undefined },
      { onAsk: take, onEvent: (event) => request.onProgress(event.percent) },
    );
    return { delivery, rows, refused };
  } catch (failure) {
    return { delivery: null, failure, rows, refused };
  }
}

/** A refusal may be returned, or thrown as an error that carries `refusals`. Any other error is the host's failure. */
async function takenBy(
  onBatch: OnBatch,
  rows: readonly ResultRow[],
  context: Parameters<OnBatch>[1],
): Promise<readonly RowRefusal[]> {
  try {
    return (await onBatch(rows, context)) ?? [];
  } catch (error) {
    const refusals = (error as { refusals?: unknown } | null)?.refusals;
    if (Array.isArray(refusals)) return refusals as RowRefusal[];
    throw new HostError(error);
  }
}
