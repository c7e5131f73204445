import type { CloseEvent } from './options/session-options.js';
import type { TransformProposal, TransformRequest } from '../adapters/index.js';
import type {
  IssuePlace,
  LayoutOverrides,
  OptionMatch,
  Program,
  ProgramPreview,
  RowFilter,
  RowWindow,
  ValueFormat,
  WindowRow,
} from '../engine/index.js';
import type { Step } from './session-state.js';

/** All that can be done with an import. None rejects because of the file or the rows: `error` says what went wrong. */
export interface SessionActions {
  /** Asks the backend for the importer, if there is one and it has not answered yet; again after a failure. */
  loadImporter(): void;
  /**
   * Reads a file and goes to the first step that has something to ask. Where rows of another file were changed or
   * delivered, it waits for `answerQuestion`.
   */
  openFile(file: File): Promise<void>;
  /** Cells pasted from a spreadsheet, or any delimited text. */
  openText(text: string): Promise<void>;
  /** Reads another sheet of the workbook; asks as `openFile` does. */
  chooseSheet(name: string): Promise<void>;
  /**
   * Reads the source again another way. What was chosen for columns stays with those of the same name, and edits stay
   * with their cells; where cells would be others, it asks as `openFile` does.
   */
  overrideLayout(overrides: LayoutOverrides): Promise<void>;
  /** `null` ignores the source column. A column mapped elsewhere moves. */
  mapColumn(source: number, column: string | null): void;
  /** Leaves every column of the file out. */
  clearMapping(): void;
  /** Puts the suggestions of tier `sure` back. */
  applySuggestions(): void;
  /** Says which option a value of a select column stands for; `to: null` leaves it as it is. */
  matchOption(match: OptionMatch): void;
  /** Says how the dates or numbers of a column are written: `dateOrder` or `decimal`. */
  chooseFormat(format: ValueFormat): void;
  /** To the next step, doing its work; does nothing when `blockers` is not empty. */
  proceed(): Promise<void>;
  /** To the step before, with everything kept. */
  back(): void;
  /** Only to a step already reached. */
  goTo(step: Step): void;
  /** Which rows are shown: all, valid or invalid. */
  setFilter(filter: RowFilter): void;
  /** Rows as filtered, from a position on. */
  readRows(start: number, count: number): Promise<RowWindow>;
  /** By stable index, in the order of the file; deleted ones are left out. */
  readRowsAt(rows: readonly number[]): Promise<readonly WindowRow[]>;
  /** Sets the text of a cell and judges its row again. */
  editCell(row: number, column: string, value: string): Promise<void>;
  /**
   * Sets a block of cells of the rows as filtered, from one cell right and down, in one step that can be undone. Rows
   * beyond the last are added to the table, in a step of their own. Answers how many cells were set; the state's
   * `change` says what did not fit.
   */
  pasteCells(from: { position: number; column: string }, values: readonly (readonly string[])[]): Promise<number>;
  /** By the stable indexes of rows; can be undone. */
  deleteRows(rows: readonly number[]): Promise<void>;
  /** Takes the last change of the rows back. */
  undo(): Promise<void>;
  /** Does again what was taken back. */
  redo(): Promise<void>;
  /** What a proposal may be made from: the columns under review, and at most 5 rows where the importer allows it. */
  readTransformSamples(): Promise<Omit<TransformRequest, 'prompt'>>;
  /** A program for a change in words; changes nothing. Rejects with a BackendError that says why there is none. */
  proposeTransform(request: TransformRequest, options: { signal: AbortSignal }): Promise<TransformProposal>;
  /** What a program would do to all rows as they stand; changes nothing. */
  previewProgram(
    program: Program,
    options: { signal: AbortSignal; onProgress?: (percent: number) => void },
  ): Promise<ProgramPreview>;
  /**
   * Runs a program over all rows but those excepted, in one step that can be undone; `only`: ids of the columns it may
   * set. Answers false when it was cancelled, and nothing has changed.
   */
  applyProgram(program: Program, options?: { only?: readonly string[]; except?: readonly number[] }): Promise<boolean>;
  /** The next cell with a problem among the rows as filtered, round the end; `null` where there is none. */
  findIssue(direction: 'next' | 'previous', from: { row: number; column: string } | null): Promise<IssuePlace | null>;
  /** Validates every row once more, edits kept: after a validation that was stopped or failed. */
  validate(): Promise<void>;
  /** Hands the rows over, if nothing keeps them. */
  submit(): Promise<void>;
  /** Stops the long work under way and stays where it was. */
  cancel(): void;
  /** Answers `question`: whether changes to the rows may be lost. */
  answerQuestion(agrees: boolean): void;
  /** Takes the error off the state, and what is said about the last change and the last submission. */
  dismissError(): void;
  /** Back to an empty upload. */
  reset(): void;
  /**
   * The same for someone who leaves: tells `onClose` what became of the rows, once a batch under way has been taken or
   * not. Answers the same.
   */
  leave(): Promise<CloseEvent>;
  /** An empty file with a heading for every column. */
  template(kind: 'csv' | 'xlsx'): Promise<Blob>;
}
