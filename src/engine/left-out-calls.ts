import type { Call } from './call.js';
import type { RowHandling } from './import-plan.js';
import type { EditSummary, ProgressEvent, ReviewSummary } from './review-calls.js';
import type { CheckedRow, HostFinding } from './row.js';
import type { Issue } from './validation/issues/issue.js';

/** Headings of a file with rows to be corrected. */
export interface LeftOutTexts {
  readonly sheet: string;
  /** Heading of the row numbers. */
  readonly row: string;
  /** Heading of the errors. */
  readonly errors: string;
}

/** What merging a corrected file has done. */
export interface MergeReport {
  /** Number of changed rows and cells. */
  readonly rows: number;
  readonly cells: number;
  /** Cells that had been edited both in the file and, since it was written, in the review; they are as in the file. */
  readonly overwritten: number;
  /** Rows of the file that still have errors. */
  readonly invalid: number;
  /** Rows of the file that this import does not have, or that were deleted or repeated. */
  readonly unknown: number;
  /** The first of their row numbers in that file, at most 20. */
  readonly unknownRows: readonly number[];
}

/** Calls about the rows with errors, which leave the importer as a file and come back corrected. */
export interface LeftOutCalls {
  /**
   * Marks the rows as delivered that `result-deliver` would hand over: an import of them has completed without marking
   * them. The others can then be corrected and delivered.
   */
  'rows-settle': Call<{ rowHandling: RowHandling }, ReviewSummary>;
  /**
   * The rows with errors as a file to be corrected: the errors beside the cells, and a row id by which `left-out-merge`
   * finds each row. Asks for the texts of the issues.
   */
  'left-out-write': Call<
    { kind: 'xlsx' | 'csv'; texts: LeftOutTexts },
    Blob,
    ProgressEvent,
    { ask: readonly Issue[]; answer: readonly string[] }
  >;
  /**
   * Sets the cells that were corrected in such a file, in one step. Throws EngineError `no-row-ids` or `other-file` for
   * other files.
   */
  'left-out-merge': Call<
    {
      blob: Blob;
      /** Whether the blob is the text of a sheet, as the Excel reader returns it. */
      isWorkbook: boolean;
    },
    EditSummary & { readonly merged: MergeReport },
    ProgressEvent,
    { ask: CheckedRow[]; answer: readonly HostFinding[] }
  >;
}
