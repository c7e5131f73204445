import type { ResultRow } from '../engine/index.js';
import type { BackendAdapter, RowRefusal, TakeBatch } from './backend-adapter.js';

/** Which batch it is, counted from 0 over all tries. */
export interface BatchContext {
  readonly index: number;
  readonly isLast: boolean;
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
}

/** Takes a batch; the next one waits for the promise. Rows it returns come back to the user as findings. */
export type OnBatch<R = ResultRow> = (
  rows: readonly R[],
  context: BatchContext,
) => void | readonly RowRefusal[] | Promise<void | readonly RowRefusal[]>;

/** For `createLocalAdapter`. */
export interface LocalAdapterOptions {
  /** Absent: the rows are kept and given to `onComplete`. */
  readonly onBatch?: OnBatch;
}

/** Rows go to the functions of the host, and nowhere else. */
export function createLocalAdapter({ onBatch }: LocalAdapterOptions = {}): BackendAdapter {
  return {
    async submit({ deliver }, { onProgress }) {
      const onPercent = (percent: number): void => onProgress({ phase: 'sending', percent });
      if (onBatch) {
        await deliver(({ rows, ...context }) => onBatch(rows, context), { onPercent });
        return { rows: [] };
      }
      const kept: ResultRow[] = [];
      // Rows kept here are gone with a failure: a further try begins at the first one.
      const keep: TakeBatch = ({ rows }) => {
        for (const row of rows) kept.push(row);
      };
      await deliver(keep, { resume: false, onPercent });
      return { rows: kept };
    },
  };
}
