import { finishRow, needsFinishing } from './finish-row.js';
import type { DeliveredBatch, Delivery, ResultRow, RowFinding, RowHandling } from '../engine/index.js';
import type { SchemaCheck } from '../schema/index.js';
import type { Runner } from '../worker/index.js';
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
  readonly only?: readonly number[];
  readonly after?: number;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
  /** The last row of each batch the host has taken, so that a failed delivery can go on from there. */
  readonly onTaken: (row: number) => void;
}

export interface Delivered {
  readonly delivery: Delivery;
  readonly rows: readonly ResultRow[];
  readonly refused: readonly RowFinding[];
}

/** Batches from the engine, finished by what only the host can run, handed to the host one at a time. */
export async function deliver(request: DeliverRequest): Promise<Delivered> {
  const { runner, columns, schemaCheck, onBatch, signal } = request;
  const finishing = needsFinishing(columns, schemaCheck);
  const kept: ResultRow[] = [];
  const refused: RowFinding[] = [];
  const take = async ({ rows, rowIndexes, index, isLast }: DeliveredBatch): Promise<null> => {
    const finished = finishing ? await Promise.all(rows.map((row) => finishRow(row, columns, schemaCheck))) : rows;
    if (onBatch) {
      const refusals = await takenBy(onBatch, finished, { index, isLast, signal });
      for (const { row, column, message } of refusals) {
        const rowIndex = rowIndexes[row];
        if (rowIndex !== undefined) refused.push({ index: rowIndex, column, message });
      }
    }
    if (request.keepRows) for (const row of finished) kept.push(row);
    const last = rowIndexes.at(-1);
    if (last !== undefined) request.onTaken(last);
    return null;
  };
  const delivery = await runner.call(
    'result-deliver',
    {
      batchSize: request.batchSize,
      rowHandling: request.rowHandling,
      only: request.only,
      after: request.after,
    },
    { signal, onAsk: take, onEvent: (event) => request.onProgress(event.percent) },
  );
  return { delivery, rows: kept, refused };
}

/** A refusal may be returned, or thrown as an error that carries `refusals`. */
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
    throw error;
  }
}
