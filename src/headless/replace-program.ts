import type { Program } from '../engine/index.js';

/** What `replaceProgram` is made from. */
export interface Replacement {
  /** Found as written, case included; blank finds nothing. */
  readonly find: string;
  readonly replace: string;
  /** Ids of the columns it is looked for in. */
  readonly columns: readonly string[];
}

/**
 * Find and replace as a program: `previewProgram` says what it would change, `applyProgram` does it in one step that can
 * be undone.
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
