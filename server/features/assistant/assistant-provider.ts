import type { Column, Program, Expression } from '../../../src/engine/full.js';

export interface CallOptions {
  readonly signal: AbortSignal;
}

export interface MappingQuestion {
  readonly sources: readonly {
    readonly index: number;
    readonly name: string;
    /** At most 5 where they may leave the machine, else none that the provider may send. */
    readonly samples: readonly string[];
  }[];
  readonly columns: readonly Column[];
}

export interface MappingIdea {
  readonly source: number;
  readonly column: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly reason: string;
  /** Set by the engine's rules on what they preselect: another provider's answer never replaces it. */
  readonly isPreselected?: boolean;
}

export interface TransformQuestion {
  readonly prompt: string;
  /** The columns of the rows; a program may set these and no others. */
  readonly columns: readonly Column[];
  /** At most 5 rows, texts in the order of the columns. */
  readonly samples: readonly (readonly string[])[];
}

/** A program that does what was asked, or a sentence that says why there is none. */
export type TransformIdea =
  | {
      readonly kind: 'program';
      readonly program: Program;
      /** 0 to 1. */
      readonly confidence: number;
      readonly tokensUsed: number;
    }
  | { readonly kind: 'not-understood'; readonly reason: string; readonly tokensUsed: number };

/** Whatever answers: a model somewhere, or the rules of this server. What it answers is data and never believed. */
export interface AssistantProvider {
  suggestMapping(question: MappingQuestion, options: CallOptions): Promise<readonly MappingIdea[]>;
  proposeTransform(question: TransformQuestion, options: CallOptions): Promise<TransformIdea>;
}

/** A provider gave no answer that could be used. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
  readonly code = 'ASSISTANT';
}

/** What a column has stays where `part` is blank: a split never empties a cell. */
export function keptWhenBlank(column: string, part: Expression): Expression {
  return { type: 'if', test: { type: 'blank', of: part }, yes: { type: 'column', column }, no: part };
}
