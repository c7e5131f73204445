import type { ResultRow } from '../../../../src/engine/full.js';
import type { ImportCounts, ImportError } from '../../../../src/protocol/index.js';
import type { Connection } from '../../../platform/database/database.js';

/** A delivered row and the line of the file it comes from. */
export interface SinkRow {
  /** For a person: 1-based, the header counted. */
  readonly row: number;
  readonly values: ResultRow;
}

export type Transact = <T>(work: (transaction: Connection) => Promise<T>) => Promise<T>;

/**
 * Where the rows of one attempt at an import go. Nothing of it is to be seen before `publish`, and nothing is left of it
 * after `discard`, whenever the process ends in between: what a dead attempt leaves is swept.
 */
export interface ImportSink {
  /** Takes rows in the order of the file. Rows the destination cannot have are answered as findings and not taken. */
  write(rows: readonly SinkRow[]): Promise<readonly ImportError[]>;
  /** After the last row: what can only be said of all of them, in pages. Such rows are not taken either. */
  check(): AsyncIterable<readonly ImportError[]>;
  /** What `publish` would do, without doing it. For a dry run: the details, in pages, for its report. */
  plan(): Promise<ImportCounts | null>;
  /** What can be done before `publish`, so that it is a matter of a moment; nothing of it shows. */
  prepare?(): Promise<void>;
  /** Makes everything visible in the transaction that completes the job. `null` where nothing is counted. */
  publish(transaction: Connection): Promise<ImportCounts | null>;
  /** Runs that transaction, where it has to be this sink's own. */
  readonly transact?: Transact;
  discard(): Promise<void>;
}
