import type { DeclaredTransformer } from '../rules/transformers.js';
import type { DateOrder } from '../values/format.js';

/**
 * A change to rows as data: each step sets one column to what an expression makes of the row's texts. Nothing in it
 * can run, loop or reach anything but the texts of the one row, so it may come from anywhere.
 */
export interface Program {
  /** In this order; a later step sees what an earlier one has set. */
  readonly steps: readonly ProgramStep[];
}

export interface ProgramStep {
  /** Id of the column that is set. A step that names a column the import has not does nothing. */
  readonly column: string;
  readonly to: Expression;
}

/** A text made of the texts of a row. */
export type Expression =
  | { readonly type: 'column'; readonly column: string }
  | { readonly type: 'text'; readonly text: string }
  | Shared<DeclaredTransformer>
  /** Only the characters of some classes, and those listed in `also`. */
  | (Of<'keep'> & { readonly characters: readonly CharacterClass[]; readonly also?: string })
  | (Of<'remove'> & { readonly characters: readonly CharacterClass[]; readonly also?: string })
  /** In front of a text that is not blank and does not begin so already. */
  | (Of<'prefix'> & { readonly text: string })
  | (Of<'suffix'> & { readonly text: string })
  | { readonly type: 'concat'; readonly parts: readonly Expression[] }
  /** Blank parts are left out with their separator. */
  | { readonly type: 'join'; readonly separator: string; readonly parts: readonly Expression[] }
  /**
   * Parts `from` to `to` of a text between separators, from 0, or from -1 backwards. `to` is `from` unless given,
   * `"end"` takes all the rest. A blank separator stands for any run of blanks.
   */
  | (Of<'split'> & { readonly separator: string; readonly from: number; readonly to?: number | 'end' })
  /** A negative start counts from the end. */
  | (Of<'slice'> & { readonly start: number; readonly length?: number })
  /** Filled up on the left to so many characters; a blank text stays blank. */
  | (Of<'pad'> & { readonly length: number; readonly with: string })
  | { readonly type: 'if'; readonly test: Test; readonly yes: Expression; readonly no: Expression }
  /** What is no number stays as it is, here and in `calculate`. */
  | (Of<'round'> & { readonly decimals: number })
  | (Of<'calculate'> & { readonly operator: 'add' | 'subtract' | 'multiply' | 'divide'; readonly by: number })
  /** The text an entry names for it, compared without case and blanks around; any other stays. */
  | (Of<'lookup'> & { readonly entries: readonly LookupEntry[] });

/** A question about the texts of a row. */
export type Test =
  | Of<'blank'>
  | { readonly type: 'equals'; readonly left: Expression; readonly right: Expression; readonly matchCase?: boolean }
  | (Of<'contains'> & { readonly text: string; readonly matchCase?: boolean })
  | (Of<'compare'> & { readonly operator: 'less' | 'greater'; readonly than: number })
  | { readonly type: 'not'; readonly test: Test }
  | { readonly type: 'all'; readonly tests: readonly Test[] }
  | { readonly type: 'any'; readonly tests: readonly Test[] };

export type CharacterClass = 'letters' | 'digits' | 'spaces' | 'punctuation' | 'symbols';

export interface LookupEntry {
  readonly from: string;
  readonly to: string;
}

interface Over {
  readonly of: Expression;
}

interface Of<T extends string> extends Over {
  readonly type: T;
}

/** The transformations of columns, under their names and with their members. */
type Shared<T extends DeclaredTransformer> = T extends unknown ? Omit<T, 'stage'> & Over & MoreOf<T> : never;

type MoreOf<T extends DeclaredTransformer> = T extends { readonly type: 'normalize_date' }
  ? { /** How day and month stand where both readings are dates. */ readonly order?: DateOrder }
  : unknown;
