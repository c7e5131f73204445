import { changeRows } from './change-rows.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';

type SearchActions = Pick<SessionActions, 'findCells' | 'previewReplace' | 'replaceCells'>;

/** Changes listed in a preview. */
const MAX_LISTED = 5;

/** Actions that find texts in the rows shown, and replace them. */
export function searchActions(context: SessionContext): SearchActions {
  const { store, runner } = context;
  return {
    async findCells(query, { direction, from, signal }) {
      const { view } = store.getState();
      const found = await (await runner()).call('cells-find', { view, ...query, direction, from }, { signal });
      const { search, scope } = query;
      const searched = 'problem' in found || search.find === '' ? '' : JSON.stringify([search, scope]);
      if (store.getState().searched !== searched) store.setState({ searched });
      return found;
    },
    async previewReplace(query, replacement, { signal }) {
      const { view } = store.getState();
      return (await runner()).call('replace-preview', { view, ...query, replacement, limit: MAX_LISTED }, { signal });
    },
    replaceCells: (query, replacement, only = null) =>
      changeRows(context, async (options) => {
        const { view } = store.getState();
        return (await runner()).call('cells-replace', { view, ...query, replacement, only }, options);
      }),
  };
}
