import type { RowSet } from '../../validation/issues/row-set.js';
import type { CellScan } from '../cell-batch.js';
import type { scanCells } from '../scan-cells.js';

/** What changes of many rows use of the worker: pieces have none of its state. */
export interface ChangeContext extends Pick<CellScan, 'signal' | 'pause'> {
  readonly scanCells: typeof scanCells;
  readonly RowSet: typeof RowSet;
}
