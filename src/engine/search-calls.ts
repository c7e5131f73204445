import type { Call } from './call.js';
import type { TextSearch } from './program/program.js';
import type { EditCall, ProgramChange } from './review-calls.js';
import type { RowView } from './row-view.js';

/** Where to search: all cells of a view, or a rectangle of them. */
export interface SearchScope {
  /** Column ids; all columns when absent. */
  readonly columns?: readonly string[];
  /** Positions in the view, as they are when the search begins; all rows when absent. */
  readonly rows?: { readonly start: number; readonly count: number };
}

/** A search in the rows of a view. */
export interface CellQuery {
  readonly view?: Partial<RowView>;
  readonly search: TextSearch;
  readonly scope?: SearchScope;
}

export interface CellPointer {
  /** Stable index of the row. */
  readonly row: number;
  /** Column id. */
  readonly column: string;
}

export interface FoundCell extends CellPointer {
  /** Position of its row in the view. */
  readonly position: number;
  /** 1-based position among all matches. */
  readonly ordinal: number;
}

export type FoundCells =
  | {
      /** Number of matching cells. */
      readonly count: number;
      /** `null` when there is none. */
      readonly cell: FoundCell | null;
    }
  /** `unsupported`: needs lookarounds or backreferences, which cannot be matched in linear time. */
  | { readonly problem: 'invalid' | 'unsupported' };

export interface ReplacePreview {
  /** Number of cells and rows that change. */
  readonly cells: number;
  readonly rows: number;
  /** Number of rows with matches that stay unchanged because they were delivered. */
  readonly lockedRows: number;
  /** Ids of read-only columns with matches; they stay unchanged. */
  readonly readOnlyColumns: readonly string[];
  /** The first changes from different texts. */
  readonly changes: readonly ProgramChange[];
}

/** Calls to find texts in cells and to replace them. */
export interface SearchCalls {
  /**
   * Counts the cells that match, and finds the one after or before a cell, wrapping around; `here` includes the cell
   * itself. Rows read from now on name their matches; an empty text ends that. Throws EngineError `not-ready` while a
   * validation runs.
   */
  'cells-find': Call<CellQuery & { direction: 'here' | 'next' | 'previous'; from: CellPointer | null }, FoundCells>;
  /** What replacing all matches would do. `limit`: how many changes to list. */
  'replace-preview': Call<CellQuery & { replacement: string; limit: number }, ReplacePreview>;
  /** Replaces all matches, or those of one cell, in one step. */
  'cells-replace': EditCall<CellQuery & { replacement: string; only: CellPointer | null }>;
}
