import type { CountedRows, ImportCounts, ImportError } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';
import type { CopyPlan } from '../records/copy-plan.js';
import type { CopiedRows } from '../records/copy-reader.js';
import type { SinkRow } from './sink-row.js';

/** How a sink takes the rows, in file order. */
export type Intake =
  | {
      readonly type: 'rows';
      /** Returns errors for rows the destination rejects, which are not written. */
      readonly write: (rows: readonly SinkRow[]) => Promise<readonly ImportError[]>;
    }
  /** Text that the thread of the engine makes by this plan. */
  | {
      readonly type: 'copy';
      readonly plan: CopyPlan;
      readonly write: (copied: CopiedRows) => Promise<void>;
    };

export type Transact = <T>(work: (transaction: Connection) => Promise<T>) => Promise<T>;

/**
 * The destination of the rows of one import attempt. Nothing is visible before `publish`, and nothing is left after
 * `discard`, even if the process ends in between: remains of a dead attempt are swept.
 */
export interface ImportSink {
  readonly intake: Intake;
  /**
   * Called after the last row: yields, in pages, errors that need all rows to detect. Those rows are not written
   * either.
   */
  check(): AsyncIterable<readonly ImportError[]>;
  /** Determines what `publish` would do. For a dry run; it also writes the details, in pages, for its report. */
  plan(): Promise<ImportCounts | null>;
  /** Known after `check`; absent while every row that is written is a new record. */
  readonly countedRows?: CountedRows | undefined;
  /** Does everything that can be done before `publish`, so that publishing is fast; nothing becomes visible. */
  prepare?(): Promise<void>;
  /** Makes everything visible in the transaction that completes the job. `null` when nothing is counted. */
  publish(transaction: Connection): Promise<ImportCounts | null>;
  /** Runs that transaction, if it must be the sink's own. */
  readonly transact?: Transact;
  discard(): Promise<void>;
}
