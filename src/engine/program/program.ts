import type { DeclaredTransformer } from '../rules/transformers.js';
import type { RepairName } from '../repair/repairs.js';
import type { DateOrder } from '../values/format.js';

/**
 * A change to rows as data: each step sets one column to the result of an expression over the row's texts. It cannot
 * run code, loop or access anything else, so it may come from an untrusted source.
 */
export interface Program {
  /** In this order; each step works on the results of the previous ones. */
  readonly steps: readonly ProgramStep[];
}

export interface ProgramStep {
  /** Id of the column to set. A step that names an unknown column does nothing. */
  readonly column: string;
  readonly to: Expression;
}

/** An expression over the texts of a row; its result is a text. */
export type Expression =
  | { readonly type: 'column'; readonly column: string }
  | { readonly type: 'text'; readonly text: string }
  | Shared<DeclaredTransformer>
  /** Keeps only characters of these classes and those listed in `also`. */
  | (Of<'keep'> & { readonly characters: readonly CharacterClass[]; readonly also?: string })
  | (Of<'remove'> & { readonly characters: readonly CharacterClass[]; readonly also?: string })
  /** Adds a prefix, unless the text is blank or already has it. */
  | (Of<'prefix'> & { readonly text: string })
  | (Of<'suffix'> & { readonly text: string })
  | { readonly type: 'concat'; readonly parts: readonly Expression[] }
  /** Blank parts are omitted with their separator. */
  | { readonly type: 'join'; readonly separator: string; readonly parts: readonly Expression[] }
  /**
   * Parts `from` to `to` between separators, counted from 0, or from -1 backwards. `to` defaults to `from`; `"end"`
   * takes the rest. A blank separator stands for any whitespace.
   */
  | (Of<'split'> & { readonly separator: string; readonly from: number; readonly to?: number | 'end' })
  /** A negative start counts from the end. */
  | (Of<'slice'> & { readonly start: number; readonly length?: number })
  /** Pads on the left to a number of characters; a blank text stays blank. */
  | (Of<'pad'> & { readonly length: number; readonly with: string })
  | { readonly type: 'if'; readonly test: Test; readonly yes: Expression; readonly no: Expression }
  /** Text that is not a number stays unchanged, here and in `calculate`. */
  | (Of<'round'> & { readonly decimals: number })
  | (Of<'calculate'> & { readonly operator: 'add' | 'subtract' | 'multiply' | 'divide'; readonly by: number })
  /** A valid value made of an invalid one, such as `1200` of `$1,200`; any other text stays. */
  | (Of<'repair'> & { readonly repair: RepairName })
  /**
   * Replaces what a search finds; other texts stay. In the replacement of a pattern, `$1` stands for its first group and
   * `$&` for the whole match. An invalid pattern finds nothing.
   */
  | (Of<'substitute'> &
      TextSearch & {
        readonly with: string;
        /** The texts shown in place of those of cells, compared without surrounding whitespace; they are searched. */
        readonly shown?: readonly LookupEntry[];
      })
  /** Replaces the text by the entry that matches it, ignoring case and surrounding whitespace; other texts stay. */
  | (Of<'lookup'> & { readonly entries: readonly LookupEntry[] });

/** What to look for in the text of a cell. */
export interface TextSearch {
  /** An empty text finds nothing. */
  readonly find: string;
  /** Default: upper and lower case are the same. */
  readonly matchCase?: boolean;
  /** Whether it must be the whole text of the cell. */
  readonly wholeCell?: boolean;
  /** Whether `find` is a pattern. It is matched in linear time, so it has no lookarounds and backreferences. */
  readonly pattern?: boolean;
}

/** A condition on the texts of a row. */
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

/** The transformers of columns, with the same names and members. */
type Shared<T extends DeclaredTransformer> = T extends unknown ? Omit<T, 'stage'> & Over & MoreOf<T> : never;

type MoreOf<T extends DeclaredTransformer> = T extends { readonly type: 'normalize_date' }
  ? { /** How day and month stand where both readings are dates. */ readonly order?: DateOrder }
  : unknown;
