import type { Column, Expression, ProgramStep } from '../../../../src/engine/full.js';
import type { ColumnNames } from './column-names.js';

/** Named groups of the matched sentence; groups that did not match are absent. */
export type Parts = Readonly<Record<string, string | undefined>>;

/** What a phrase needs to build a program. */
export interface PhraseContext {
  readonly columns: ColumnNames;
  /** A part as the value it means: without quotes, `nothing` as an empty text, `commas` as a comma. */
  value(part: string | undefined): string;
  /** A part as written, without quotes. */
  text(part: string | undefined): string;
  isQuoted(part: string | undefined): boolean;
}

/** A phrase pattern. The first one that matches and does not return `null` is used. */
export interface Phrase {
  /** Shown when a sentence was not understood. */
  readonly example: string;
  readonly patterns: readonly RegExp[];
  /** Throws PhraseProblem when the sentence is clear but cannot be executed. */
  steps(parts: Parts, context: PhraseContext): readonly ProgramStep[] | null;
}

export const cell = ({ id }: Column): Expression => ({ type: 'column', column: id });

/** Applies the same change to several columns. */
export function inEach(columns: readonly Column[], change: (of: Expression) => Expression): readonly ProgramStep[] {
  return columns.map((column) => ({ column: column.id, to: change(cell(column)) }));
}

/** A pattern that must match the whole text, in any case. */
export const wholePhrase = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');
