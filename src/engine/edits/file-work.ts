import type { HostFinding } from '../row.js';
import { RowSet } from '../validation/issues/row-set.js';
import type { FileOperation } from './file-operation.js';
import { OperationLog } from './operation-log.js';

/** Rows that the host took at once, as they stood then: what is undone or changed later does not reach them. */
export interface TakenRows {
  readonly operations: readonly FileOperation[];
  /** State of the log that `operations` were in force at. */
  readonly version: number;
  readonly rows: RowSet;
}

/**
 * What has been done with the rows of a file: edits, deliveries and refusals. It lives as long as rows and columns of
 * the file keep their identity, and so outlives reviews. All rows are counted as in `FileOperation`.
 */
export class FileWork {
  readonly log = new OperationLog<FileOperation>();
  readonly taken: TakenRows[] = [];
  /** Batches that were handed over. */
  takenBatches = 0;
  /** What the host said about rows it refused, until they are changed. */
  readonly refusals = new Map<number, readonly HostFinding[]>();

  /** The set that rows taken now join. */
  takenNow(): RowSet {
    const last = this.taken.at(-1);
    if (last?.version === this.log.version) return last.rows;
    const rows = new RowSet();
    this.taken.push({ operations: this.log.entries(), version: this.log.version, rows });
    return rows;
  }
}
