import { ALL_ROWS, EngineError, isStateOnly } from '../../engine/index.js';
import type { RowView } from '../../engine/index.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { sessionErrorOf } from '../session-error.js';

type ViewActions = Pick<
  SessionActions,
  'setFilter' | 'setView' | 'setReviewLayout' | 'readValues' | 'readCounts' | 'showGroup' | 'readRows' | 'findIssue'
>;

/** Rows read with a view, so that it can be shown at once. */
const FIRST_ROWS = 50;
/** Values of a column listed at once. */
const LISTED_VALUES = 100;

/** Actions on the rows shown: choose, read and search them. */
export function viewActions({ store, runner }: SessionContext): ViewActions {
  /** The view chosen last, which may not be shown yet. */
  let latest: RowView = ALL_ROWS;
  /** Shows a view once its rows are chosen, unless another was chosen meanwhile. */
  const open = async (view: RowView): Promise<void> => {
    latest = view;
    const { reviewed } = store.getState();
    const isCurrent = (): boolean => latest === view && store.getState().reviewed === reviewed;
    store.setState({ isChoosing: true });
    try {
      const firstWindow = await (await runner()).call('view-open', { view, count: FIRST_ROWS });
      if (isCurrent()) store.setState({ view, viewTotal: firstWindow.total, firstWindow });
    } catch (error) {
      // The rows stay as they are. An engine that has stopped reports it with the next read.
      if (isCurrent() && error instanceof EngineError && error.code === 'piece-missing')
        store.setState({ error: sessionErrorOf(error) });
    } finally {
      if (isCurrent()) store.setState({ isChoosing: false });
    }
  };
  const setView = async (change: Partial<RowView>): Promise<void> => {
    const view = { ...store.getState().view, ...change };
    if (isStateOnly(view)) {
      latest = view;
      store.setState({ view, viewTotal: null, isChoosing: false });
    } else await open(view);
  };
  return {
    setFilter: (state) => void setView({ state, group: null }),
    setView,
    setReviewLayout: (change) => store.setState({ reviewLayout: { ...store.getState().reviewLayout, ...change } }),
    readValues: async (column, search) =>
      (await runner()).call('values-read', { column, search, limit: LISTED_VALUES }),
    readCounts: async (column) => (await runner()).call('counts-read', { column }),
    showGroup(key) {
      const isKnown = store.getState().groups?.some((group) => group.key === key) ?? false;
      const { view } = store.getState();
      // The rows of a group are not deleted.
      void setView({ group: isKnown ? key : null, state: isKnown && view.state === 'deleted' ? 'all' : view.state });
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
