import type { Column, Expression, ProgramStep } from '../../../../src/engine/full.js';
import type { ColumnNames } from './column-names.js';

/** Named parts of a sentence; those the pattern has not met are absent. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** What the maker of a program has at hand. */
export interface PhraseContext {
  readonly columns: ColumnNames;
  /** A part as the value it stands for: quotes off, `nothing` as an empty text, `commas` as a comma. */
  value(part: string | undefined): string;
  /** A part as it was written, quotes off. */
  text(part: string | undefined): string;
  isQuoted(part: string | undefined): boolean;
}

/** A way of saying something. The first whose pattern fits and that does not answer `null` is taken. */
export interface Phrase {
  /** Shown to those who were not understood. */
  readonly example: string;
  readonly patterns: readonly RegExp[];
  /** Throws PhraseProblem where the sentence is clear and cannot be done. */
  steps(parts: Parts, context: PhraseContext): readonly ProgramStep[] | null;
}

export const cell = ({ id }: Column): Expression => ({ type: 'column', column: id });

/** The same change in each of some columns. */
export function inEach(columns: readonly Column[], change: (of: Expression) => Expression): readonly ProgramStep[] {
  return columns.map((column) => ({ column: column.id, to: change(cell(column)) }));
}

/** Patterns are matched from end to end, in any case. */
export const says = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');
