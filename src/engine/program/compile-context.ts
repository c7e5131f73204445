import type { KnownFormat } from '../values/format.js';
import type { Expression, Test } from './program.js';

/** The texts of a row by position of the column. */
export type Texts = readonly string[];
export type Evaluate = (texts: Texts) => string;
export type Ask = (texts: Texts) => boolean;

/** What a compiler of one expression has at hand for those within it. */
export interface CompileContext {
  expression(expression: Expression): Evaluate;
  test(test: Test): Ask;
  /** Throws UnknownColumn for a column the import has not. */
  position(columnId: string): number;
  /** How the values of the column that an expression reads are written, where that is known. */
  formatOf(expression: Expression): KnownFormat | undefined;
}

/** A step that names it cannot mean anything here. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn';
  readonly code = 'unknown-column';
}

/** Characters of a text that a program makes or reads; whatever would be longer leaves its cell as it is. */
export const MAX_TEXT = 100_000;

export class TextTooLong extends Error {
  override readonly name = 'TextTooLong';
  readonly code = 'text-too-long';
}

export function bounded(text: string): string {
  if (text.length > MAX_TEXT) throw new TextTooLong();
  return text;
}
