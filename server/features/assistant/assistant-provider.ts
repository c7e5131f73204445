import type { Column, Program, Expression } from '../../../src/engine/full.js';

export interface CallOptions {
  readonly signal: AbortSignal;
}

export interface MappingQuestion {
  readonly sources: readonly {
    readonly index: number;
    readonly name: string;
    /** At most 5 if they may leave the server; otherwise none may be sent to the provider. */
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
  /** Set by the engine's rules on matches they preselect: another provider's response never replaces them. */
  readonly isPreselected?: boolean;
}

export interface TransformQuestion {
  readonly prompt: string;
  /** The columns of the rows; a program can only set these. */
  readonly columns: readonly Column[];
  /** At most 5 rows, as text in the order of the columns. */
  readonly samples: readonly (readonly string[])[];
}

/** A program that does what was requested, or the reason why there is none. */
export type TransformIdea =
  | {
      readonly kind: 'program';
      readonly program: Program;
      /** 0 to 1. */
      readonly confidence: number;
      readonly tokensUsed: number;
    }
  | { readonly kind: 'not-understood'; readonly reason: string; readonly tokensUsed: number };

/** A source of suggestions: a language model, or the rules of this server. Its responses are data and never trusted. */
export interface AssistantProvider {
  suggestMapping(question: MappingQuestion, options: CallOptions): Promise<readonly MappingIdea[]>;
  proposeTransform(question: TransformQuestion, options: CallOptions): Promise<TransformIdea>;
}

/** A provider gave no usable response. */
export class AssistantError extends Error {
  override readonly name = 'AssistantError';
  readonly code = 'ASSISTANT';
}

/** Keeps the column's value when `part` is blank: a split never empties a cell. */
export function keepWhenBlank(column: string, part: Expression): Expression {
  return { type: 'if', test: { type: 'blank', of: part }, yes: { type: 'column', column }, no: part };
}
