import type { ResultRow } from '../../../../src/engine/full.js';

/** A delivered row and its line in the file. */
export interface SinkRow {
  /** As users count: 1-based, including the header. */
  readonly row: number;
  readonly values: ResultRow;
}
