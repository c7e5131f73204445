import type { RowHandling, RowProgress } from '../../engine/index.js';

/** Number of rows that the next delivery hands over: those not delivered before, without those it skips. */
export function rowsToSend({ left }: Pick<RowProgress, 'left'>, rowHandling: RowHandling): number {
  return rowHandling === 'exclude' ? left.valid : left.all;
}

/** The same without rows that are known to be rejected, which have errors. */
export function rowsNotRejected(progress: RowProgress, rowHandling: RowHandling): number {
  return rowsToSend(progress, rowHandling) - (rowHandling === 'exclude' ? 0 : progress.rejected);
}
