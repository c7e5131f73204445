import type { Program } from '../engine/index.js';

/** Options of `replaceProgram`. */
export interface Replacement {
  /** Case-sensitive text to find; an empty text finds nothing. */
  readonly find: string;
  readonly replace: string;
  /** Ids of the columns to search. */
  readonly columns: readonly string[];
}

/**
 * Find and replace as a program: `previewProgram` shows what would change, `applyProgram` applies it in one undoable
 * step.
 *
 * @example await actions.applyProgram(replaceProgram({ find: 'Ltd.', replace: 'Limited', columns: ['company'] }))
 */
export function replaceProgram({ find, replace, columns }: Replacement): Program {
  return {
    steps: columns.map((column) => ({
      column,
      to: { type: 'replace', find, replace, of: { type: 'column', column } },
    })),
  };
}
