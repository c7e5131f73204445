import type { MappingSuggestion, TableSummary } from '../engine/index.js';
import type { unpackFile } from '../engine/source/archive/unpack-file.js';

/** Remembers how the columns of files were matched. A storage that fails has no effect. */
export interface MappingKeeper {
  /** The suggestions with what was learned from files of the same shape. */
  recall(table: TableSummary, suggestions: readonly MappingSuggestion[]): Promise<readonly MappingSuggestion[]>;
  /** Keeps what the user has decided, and tells the host. */
  learn(): void;
  /** Forgets what was learned about one column, which is suggested anew. */
  forget(source: number): Promise<void>;
}

/** What the first steps need of the code that is loaded later. */
export interface LaterParts {
  readonly unpackFile: typeof unpackFile;
  readonly memory: MappingKeeper;
  /** Goes on from the mapping to the values or the review. */
  leaveMap(): Promise<void>;
  /** Goes on to the values or the review if nothing before them has to be decided; otherwise returns false. */
  skipCertainSteps(after: 'upload' | 'sheet', signal: AbortSignal): Promise<boolean>;
}
