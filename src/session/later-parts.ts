import type { DerivedColumn, MappingSuggestion, TableSummary } from '../engine/index.js';
import type { clipboardText } from './source/clipboard-table.js';
import type { unpackFile } from '../engine/source/archive/unpack-file.js';

export interface RecalledTable {
  readonly table: TableSummary;
  readonly suggestions: readonly MappingSuggestion[];
}

/** Reads the table with derived columns; `null` where the user has chosen them. */
export type DeriveColumns = (derived: readonly DerivedColumn[]) => Promise<TableSummary>;

/** Remembers how the columns of files were matched. A storage that fails has no effect. */
export interface MappingKeeper {
  /** The table and the suggestions with what was learned from files of the same shape. */
  recall(read: RecalledTable & { readonly derive: DeriveColumns | null }): Promise<RecalledTable>;
  /** Keeps what the user has decided, and tells the host. */
  learn(): void;
  /** Forgets what was learned about one column, which is suggested anew. */
  forget(source: number): Promise<void>;
}

/** What the first steps need of the code that is loaded later. */
export interface LaterParts {
  readonly unpackFile: typeof unpackFile;
  readonly clipboardText: typeof clipboardText;
  readonly memory: MappingKeeper;
  /** Goes on from the mapping to the values or the review. */
  leaveMap(): Promise<void>;
  /** Goes on to the values or the review if nothing before them has to be decided; otherwise returns false. */
  skipCertainSteps(after: 'upload' | 'sheet', signal: AbortSignal): Promise<boolean>;
}
