import type { ColumnBatch, ResultRow } from '../engine/index.js';
import type { BackendAdapter, RowRefusal, TakeBatch } from './backend-adapter.js';

/** Position of a batch; `index` counts from 0 across all attempts. */
export interface BatchContext {
  readonly index: number;
  readonly isLast: boolean;
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
}

/** What `onBatch` receives: objects by row, or values by column. */
export type BatchShape = 'rows' | 'columns';

/** A batch. When the shape is not known, a function for either shape is accepted. */
export type BatchOf<R, Shape extends BatchShape> = ('rows' extends Shape ? readonly R[] : unknown) &
  ('columns' extends Shape ? ColumnBatch : unknown);

/** Takes a batch; the next one waits for the promise. Rows that it returns are shown to the user as rejected. */
export type OnBatch<R = ResultRow, Shape extends BatchShape = 'rows'> = (
  batch: BatchOf<R, Shape>,
  context: BatchContext,
) => void | readonly RowRefusal[] | Promise<void | readonly RowRefusal[]>;

/** Options of `createLocalAdapter`. */
export interface LocalAdapterOptions<Shape extends BatchShape = 'rows'> {
  /** Absent: the rows are collected and passed to `onComplete`. */
  readonly onBatch?: OnBatch<ResultRow, Shape>;
  /** Default `rows`. */
  readonly batchShape?: Shape;
}

/** Passes the rows to functions of the host; nothing is sent elsewhere. */
export function createLocalAdapter<Shape extends BatchShape = 'rows'>({
  onBatch,
  batchShape,
}: LocalAdapterOptions<Shape> = {}): BackendAdapter {
  return {
    async submit({ deliver, deliverColumns }, { onProgress }) {
      const onPercent = (percent: number, rows: number): void => onProgress({ phase: 'sending', percent, rows });
      const options = { onPercent, grows: true };
      if (onBatch) {
        // The type of a batch follows from `batchShape`.
        const take = (batch: unknown, context: BatchContext) => onBatch(batch as BatchOf<ResultRow, Shape>, context);
        if (batchShape === 'columns')
          await deliverColumns(({ columns, ...context }) => take(columns, context), options);
        else await deliver(({ rows, ...context }) => take(rows, context), options);
        return { rows: [] };
      }
      const kept: ResultRow[] = [];
      // Collected rows are lost with a failure, so every attempt starts at the first row.
      const keep: TakeBatch = ({ rows }) => {
        for (const row of rows) kept.push(row);
      };
      await deliver(keep, { resume: false, ...options });
      return { rows: kept };
    },
  };
}
