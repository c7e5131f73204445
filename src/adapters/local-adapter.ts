import type { ResultRow } from '../engine/index.js';
import type { BackendAdapter, RowRefusal, TakeBatch } from './backend-adapter.js';

/** Position of a batch; `index` counts from 0 across all attempts. */
export interface BatchContext {
  readonly index: number;
  readonly isLast: boolean;
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
}

/** Takes a batch; the next one waits for the promise. Rows that it returns are shown to the user as rejected. */
export type OnBatch<R = ResultRow> = (
  rows: readonly R[],
  context: BatchContext,
) => void | readonly RowRefusal[] | Promise<void | readonly RowRefusal[]>;

/** Options of `createLocalAdapter`. */
export interface LocalAdapterOptions {
  /** Absent: the rows are collected and passed to `onComplete`. */
  readonly onBatch?: OnBatch;
}

/** Passes the rows to functions of the host; nothing is sent elsewhere. */
export function createLocalAdapter({ onBatch }: LocalAdapterOptions = {}): BackendAdapter {
  return {
    async submit({ deliver }, { onProgress }) {
      const onPercent = (percent: number, rows: number): void => onProgress({ phase: 'sending', percent, rows });
      if (onBatch) {
        await deliver(({ rows, ...context }) => onBatch(rows, context), { onPercent });
        return { rows: [] };
      }
      const kept: ResultRow[] = [];
      // Collected rows are lost with a failure, so every attempt starts at the first row.
      const keep: TakeBatch = ({ rows }) => {
        for (const row of rows) kept.push(row);
      };
      await deliver(keep, { resume: false, onPercent });
      return { rows: kept };
    },
  };
}
