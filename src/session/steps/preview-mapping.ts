import { portableColumns } from '../../worker/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { allColumns } from '../session-state.js';
import { formatQuestions } from '../state/format-questions.js';

/** Reads a sample of the mapped columns as the review will; columns with an open question are left out. */
export function previewAction({ store, runner, options }: SessionContext): SessionActions['previewMapping'] {
  return async (signal) => {
    const state = store.getState();
    const { table, mapping, formats, inferredFormats } = state;
    if (!table) return [];
    const open = formatQuestions(state).flatMap(({ answer, column }) => (answer === null ? column : []));
    const params = {
      columns: portableColumns(allColumns(state)),
      mapping: mapping.map((column) => (column !== null && open.includes(column) ? null : column)),
      // The first one of a column counts: what the user chose.
      formats: [...formats, ...inferredFormats],
      language: options().language,
    };
    return (await runner()).call('mapping-preview', params, { signal });
  };
}
