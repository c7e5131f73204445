import type { RowView } from '../../engine/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { ALL_ROWS } from '../session-state.js';

type ViewActions = Pick<SessionActions, 'setFilter' | 'showGroup' | 'readRows' | 'findIssue'>;

/** Rows read with a view, so that it can be shown at once. */
const FIRST_ROWS = 50;

/** Actions on the rows shown: choose, read and search them. */
export function viewActions({ store, runner }: SessionContext): ViewActions {
  /** The view chosen last, which may not be shown yet. */
  let latest: RowView = ALL_ROWS;
  /** Shows a view once its rows are chosen, unless another was chosen meanwhile. */
  const open = async (view: RowView): Promise<void> => {
    latest = view;
    const { reviewed } = store.getState();
    const firstWindow = await (await runner()).call('view-open', { view, count: FIRST_ROWS });
    if (latest !== view || store.getState().reviewed !== reviewed) return;
    store.setState({ view, viewTotal: firstWindow.total, firstWindow });
  };
  const showState = (view: RowView): void => {
    latest = view;
    store.setState({ view, viewTotal: null });
  };
  return {
    setFilter: (state) => showState({ state, group: null }),
    showGroup(key) {
      const { view, groups } = store.getState();
      const isKnown = groups?.some((group) => group.key === key) ?? false;
      // An engine that has stopped reports it with the next read of the rows.
      if (isKnown) open({ ...view, group: key }).catch(() => undefined);
      else showState({ ...view, group: null });
    },
    async readRows(start, count) {
      const { view } = store.getState();
      const window = await (await runner()).call('rows-read', { view, start, count });
      const { view: now, viewTotal } = store.getState();
      if (now === view && viewTotal !== null && viewTotal !== window.total) store.setState({ viewTotal: window.total });
      return window;
    },
    async findIssue(direction, from) {
      const { view } = store.getState();
      return (await runner()).call('issue-find', { view, direction, from });
    },
  };
}
