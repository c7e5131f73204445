import type { CloseEvent } from './options/session-options.js';
import type { TransformProposal, TransformRequest } from '../adapters/index.js';
import type {
  DerivedOffer,
  CellBlock,
  CellPointer,
  CellQuery,
  ColumnPreview,
  ColumnCounts,
  ColumnValues,
  DuplicatesEdit,
  DuplicatesKey,
  DuplicatesPreview,
  ExampleProposal,
  FoundCells,
  GroupEdit,
  Issue,
  IssuePlace,
  LayoutOverrides,
  LeftOutTexts,
  OptionMatch,
  Program,
  ProgramPreview,
  ReplacePreview,
  RowFilter,
  RowSide,
  RowSpan,
  RowView,
  RowWindow,
  StepName,
  TypedCell,
  ValueFormat,
  WindowRow,
} from '../engine/index.js';
import type { ReviewLayout, Step } from './session-state.js';

/** What an import has done with a row; imported rows are told apart where the job has `counted_rows`. */
export type RowOutcome = 'delivered' | 'created' | 'updated' | 'unchanged' | 'skipped' | 'rejected';

/** What a program may change: everything, unless listed. */
export interface ProgramReach {
  /** Ids of the columns. */
  readonly only?: readonly string[];
  /** Stable indexes of the rows. */
  readonly rows?: readonly number[];
  /** Id of a column: the rows with errors in it, in place of `rows`. */
  readonly errorsIn?: string;
  /** Stable indexes of rows that stay as they are. */
  readonly except?: readonly number[];
}

/**
 * Everything a user can do with an import. None of these rejects because of the file or its rows: errors appear in
 * `error`.
 */
export interface SessionActions {
  /** Loads the importer's configuration from the backend, unless it is loaded or loading; retries after a failure. */
  loadImporter(): void;
  /** Loads what reading a file needs, before one is chosen, such as when the pointer is over the drop zone. */
  prepare(): void;
  /**
   * Reads a file and goes to the first step with an open decision. If rows of another file were edited or delivered, it
   * waits for `answerQuestion`.
   */
  openFile(file: File): Promise<void>;
  /**
   * Opens cells pasted from a spreadsheet, or any delimited text. `html`: the same as markup; its table is read instead if
   * cells have several lines or are merged, or if the text has no columns.
   */
  openText(text: string, html?: string): Promise<void>;
  /** Downloads and opens the file of the option `source` again: after a failure. Does nothing without the option. */
  openSource(): Promise<void>;
  /** Reads another sheet of the workbook; asks as `openFile` does. */
  chooseSheet(name: string): Promise<void>;
  /**
   * Reads the source again with another layout. Choices for columns apply to columns of the same name, and edits stay
   * with their cells; if the cells would change, it asks as `openFile` does.
   */
  overrideLayout(overrides: LayoutOverrides): Promise<void>;
  /** `null` ignores the source column. A column mapped elsewhere moves. */
  mapColumn(source: number, column: string | null): void;
  /** Unmaps every column of the file. */
  clearMapping(): void;
  /** Applies the suggestions of tier `sure` again. */
  applySuggestions(): void;
  /** Forgets what was remembered about a column of the file, and suggests a match anew. */
  forgetMatch(source: number): Promise<void>;
  /**
   * How the mapped columns would be read and how many values would have errors, in a sample of the rows. Changes nothing.
   * Rejects if it was stopped.
   */
  previewMapping(signal: AbortSignal): Promise<readonly ColumnPreview[]>;
  /**
   * Columns to split or join for those that nothing is mapped to: a first and a last name for a full name, or the other
   * way round. Changes nothing. Rejects if it was stopped.
   */
  readDerivedOffers(signal: AbortSignal): Promise<readonly DerivedOffer[]>;
  /** Makes the columns of an offer and maps them. */
  takeDerivedOffer(offer: DerivedOffer): Promise<void>;
  /**
   * Sets the option for a value of a select column; `to: null` leaves the value unchanged, `to: ''` clears it unless the
   * column is required. With `allowNewOptions`, `to` may be the value itself: it becomes an option.
   */
  matchOption(match: OptionMatch): void;
  /** Sets how the dates or numbers of a column are written: `dateOrder` or `decimal`. */
  chooseFormat(format: ValueFormat): void;
  /** Does the work of the current step and goes to the next; does nothing unless `blockers` is empty. */
  proceed(): Promise<void>;
  /** Goes to the previous step; nothing is lost. */
  back(): void;
  /** Goes to a step already reached; does nothing for others. */
  goTo(step: Step): void;
  /** Which rows are shown: all, valid, invalid or deleted ones. Keeps filters of columns and the order. */
  setFilter(filter: RowFilter): void;
  /**
   * Changes which rows are shown and in which order, e.g. `setView({ sort: [{ column: 'name', descending: false }] })`.
   * Never changes the data. The rows shown so far stay until the new ones are chosen.
   */
  setView(change: Partial<RowView>): Promise<void>;
  /** Changes how the table of the review is arranged; kept for the rest of the import. Never changes the data. */
  setReviewLayout(change: Partial<ReviewLayout>): void;
  /** The most frequent values of a column that contain `search`. */
  readValues(column: string, search: string): Promise<ColumnValues>;
  /** How many rows the filters of a column would show, and its kinds of errors. Rejects while the rows are being checked. */
  readCounts(column: string): Promise<ColumnCounts>;
  /** Reads the errors in groups into `groups`: after each change of the rows, while the groups are shown. */
  readGroups(): Promise<void>;
  /** Shows the rows of a group, by its key, in place of those of the filter; `null` shows those of the filter again. */
  showGroup(key: string | null): void;
  /**
   * Changes all cells of a group in one step that can be undone: applies its fix, sets a value, clears the cells,
   * deletes the rows, or leaves one row of each value among duplicates. Returns false when it was canceled, and nothing has changed.
   */
  editGroup(key: string, edit: GroupEdit): Promise<boolean>;
  /**
   * What an edit of duplicates would do: of a group, by its key, or of the rows with the same texts in some columns.
   * Changes nothing. Rejects if it was stopped.
   */
  previewDuplicates(of: string | DuplicatesKey, edit: DuplicatesEdit, signal?: AbortSignal): Promise<DuplicatesPreview>;
  /**
   * Leaves one row of each value among the rows with the same texts in some columns, in one step that can be undone.
   * Returns false when it was canceled, and nothing has changed.
   */
  editDuplicates(by: DuplicatesKey, edit: DuplicatesEdit): Promise<boolean>;
  /** Reads filtered rows from a position on. */
  readRows(start: number, count: number): Promise<RowWindow>;
  /** Reads rows by stable index, in the order of the file; deleted rows are omitted. */
  readRowsAt(rows: readonly number[]): Promise<readonly WindowRow[]>;
  /** Stable indexes of the filtered rows in spans of positions that do not overlap, such as those of a selection. */
  listRows(spans: readonly RowSpan[]): Promise<readonly number[]>;
  /** Sets the text of a cell and validates its row again. `name`: that of the step; default: clear, or edit. */
  editCell(row: number, column: string, value: string, name?: StepName): Promise<void>;
  /**
   * Sets a block of cells in the filtered rows, from one cell to the right and down, as one step that can be undone.
   * Rows after the last one are added to the table. Returns the number of cells set; the state's `change` reports what
   * did not fit. `columns`: ids of the columns in the order shown; default: that of the file.
   */
  pasteCells(
    from: { position: number; column: string; columns?: readonly string[] },
    values: readonly (readonly string[])[],
  ): Promise<number>;
  /**
   * Inserts empty rows above or below a row, by its stable index, as one step that can be undone. Returns the number of
   * rows inserted: fewer than `count` if the table may not have more.
   */
  insertRows(beside: RowSide, count: number): Promise<number>;
  /**
   * Sets blocks of cells in the rows shown, as one step that can be undone. `values` are repeated to fill each block.
   * Returns the number of cells set. `name`: that of the step; default: by the values.
   */
  setCells(blocks: readonly CellBlock[], values: readonly (readonly string[])[], name?: StepName): Promise<number>;
  /**
   * Counts the cells of the rows shown that match a search, and finds the one at, after or before a cell, wrapping around.
   * Rows that are read then name their `matches`; a search for an empty text ends that. A pattern that cannot be used is
   * a `problem`. Rejects while the rows are being checked.
   */
  findCells(
    query: Omit<CellQuery, 'view'>,
    options: { direction: 'here' | 'next' | 'previous'; from: CellPointer | null; signal?: AbortSignal },
  ): Promise<FoundCells>;
  /** What replacing all matches would do; changes nothing. In the replacement of a pattern, `$1` stands for its group. */
  previewReplace(
    query: Omit<CellQuery, 'view'>,
    replacement: string,
    options: { signal: AbortSignal },
  ): Promise<ReplacePreview>;
  /**
   * Replaces all matches, or those of the cell `only`, as one step that can be undone. Returns false when it was
   * canceled, and nothing has changed.
   */
  replaceCells(query: Omit<CellQuery, 'view'>, replacement: string, only?: CellPointer | null): Promise<boolean>;
  /** Deletes rows by their stable index; can be undone. Returns the number of rows deleted. */
  deleteRows(rows: readonly number[]): Promise<number>;
  /** Puts deleted rows back in their old places, in one step that can be undone. */
  restoreRows(rows: readonly number[]): Promise<void>;
  /** Undoes the last change of the rows. */
  undo(): Promise<void>;
  /** Redoes the last change that was undone. */
  redo(): Promise<void>;
  /**
   * Undoes several steps if `by` is negative, or redoes them, as the state's `history` lists them. Returns false when it was
   * canceled on the way.
   */
  moveInHistory(by: number): Promise<boolean>;
  /** The data for a proposal: the columns under review, and at most 5 rows if the importer allows it. */
  readTransformSamples(): Promise<Omit<TransformRequest, 'prompt'>>;
  /** Requests a program for a prompt; changes nothing. Rejects with a `BackendError` when there is none. */
  proposeTransform(request: TransformRequest, options: { signal: AbortSignal }): Promise<TransformProposal>;
  /** What a program would do to all rows in their current state; changes nothing. */
  previewProgram(
    program: Program,
    options: ProgramReach & { signal: AbortSignal; onProgress?: (percent: number) => void },
  ): Promise<ProgramPreview>;
  /**
   * Runs a program as one step that can be undone. Returns false when it was canceled and nothing has changed. `name`:
   * what the history calls it, if it came from a prompt or an example. `cells`: how many cells it changes, for the
   * history, if that is known from a preview.
   */
  applyProgram(
    program: Program,
    options?: ProgramReach & { name?: 'prompt' | 'example'; cells?: number },
  ): Promise<boolean>;
  /**
   * The likeliest program that repeats the user's edits of these cells of a column; changes nothing. `null` if there
   * is none, or if it would change no other cell.
   */
  explainCells(column: string, cells: readonly TypedCell[]): Promise<ExampleProposal | null>;
  /**
   * The rows with errors as a file to be corrected in a spreadsheet, with the errors beside the cells and a column of
   * row ids. CSV has no colors, lists and formats.
   */
  downloadLeftOut(
    kind: 'xlsx' | 'csv',
    texts: LeftOutTexts & { issueText(issue: Issue): string },
    options?: { onProgress?: (percent: number) => void },
  ): Promise<Blob>;
  /**
   * Sets the cells that were corrected in such a file, as one step that can be undone; the state's `change.merged`
   * reports what has changed. Files that were not downloaded from this import appear as an `error`.
   */
  mergeLeftOut(file: File): Promise<boolean>;
  /**
   * Goes back from a completed import to the review, to the rows that were not imported. The imported ones are locked,
   * and the next `submit` delivers the others. Does nothing unless the state's `fixableRows` is positive.
   */
  fixLeftOut(): Promise<void>;
  /** The first rows of a completed import with this outcome, at most `count`. */
  readOutcome(outcome: RowOutcome, count: number): Promise<readonly WindowRow[]>;
  /** The next cell with an issue in the filtered rows, wrapping around; `null` when there is none. */
  findIssue(direction: 'next' | 'previous', from: { row: number; column: string } | null): Promise<IssuePlace | null>;
  /** Validates every row again and keeps edits: after a validation that was stopped or failed. */
  validate(): Promise<void>;
  /** Submits the rows; does nothing unless `blockers` is empty. */
  submit(): Promise<void>;
  /** Stops the long work under way and keeps the previous state. */
  cancel(): void;
  /** Answers `question`: whether changes to the rows may be lost. */
  answerQuestion(agrees: boolean): void;
  /** Clears the error, the report of the last change and the note of a canceled submission. */
  dismissError(): void;
  /** Continues the import that the state's `draft` offers, at the step where it was left. */
  resume(): Promise<void>;
  /** Removes the import that the state's `draft` offers. */
  discardDraft(): Promise<void>;
  /** Goes back to an empty upload. */
  reset(): void;
  /**
   * Resets and calls `onClose` with what happened to the rows, after waiting for a batch under way. Returns the same
   * event.
   */
  leave(): Promise<CloseEvent>;
  /** An empty file with a heading for every column. */
  template(kind: 'csv' | 'xlsx'): Promise<Blob>;
}
