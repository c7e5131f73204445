import type { Call } from './call.js';
import type { Program } from './program/program.js';
import type { ProgramChange } from './review-calls.js';

/** A cell that the user edited. */
export interface TypedCell {
  /** Stable index of the row. */
  readonly row: number;
  /** The text before. */
  readonly from: string;
  /** The text typed. A cell with another one by now is not an example. */
  readonly to: string;
  /** Whether the text before had an error. */
  readonly hadError: boolean;
}

/** A change that repeats the user's edits in other cells. */
export interface ExampleProposal {
  readonly program: Program;
  /** Id of the column whose errors are to be fixed: only rows with one change. Default: all rows. */
  readonly errorsIn?: string;
  /** The typed cells, which stay as they are. */
  readonly except: readonly number[];
  /** The first cell that would change. */
  readonly sample: ProgramChange;
}

/** Calls that learn from the cells a user has typed. */
export interface ExampleCalls {
  /**
   * The likeliest program that turns the texts before into those typed, over the current rows. If all texts before had
   * errors, it is for the other cells with errors. `null` if there is none, or if it would change none of the first 1,000
   * rows.
   */
  'example-explain': Call<{ column: string; cells: readonly TypedCell[] }, ExampleProposal | null>;
}
