import { painted } from '../painted.js';
import { changeRows } from './change-rows.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';
import { sessionErrorOf } from '../session-error.js';

type GroupActions = Pick<SessionActions, 'readGroups' | 'editGroup' | 'previewDuplicates' | 'editDuplicates'>;

/** Actions on groups of similar errors: read them, edit one. */
export function groupActions(context: SessionContext): GroupActions {
  const { store, runner } = context;
  let reading: Promise<void> | null = null;
  let isStale = false;
  const read = async (): Promise<void> => {
    do {
      isStale = false;
      // The change that made them stale is shown first.
      await painted();
      const { review } = store.getState();
      const groups = await (await runner()).call('groups-read', {});
      // Rows may have changed during the read, or another file may have been opened: then the loop reads again.
      if (store.getState().review === review) store.setState({ groups });
      else isStale = store.getState().review !== null;
    } while (isStale);
  };
  return {
    readGroups() {
      if (store.getState().review === null) return Promise.resolve();
      isStale = true;
      reading ??= read()
        .catch((cause: unknown) => {
          // Another file may be opened meanwhile.
          const error = sessionErrorOf(cause);
          if (error && error.code !== 'not-ready') store.setState({ error });
        })
        .finally(() => (reading = null));
      return reading;
    },
    previewDuplicates: async (of, edit, signal) =>
      (await runner()).call('duplicates-preview', typeof of === 'string' ? { key: of, edit } : { by: of, edit }, {
        signal,
      }),
    editDuplicates: (by, edit) =>
      changeRows(context, async (options) => (await runner()).call('group-edit', { by, edit }, options)),
    async editGroup(key, edit) {
      const isDone = await changeRows(context, async (options) =>
        (await runner()).call('group-edit', { key, edit }, options),
      );
      const { view } = store.getState();
      if (isDone && view.group === key) store.setState({ view: { ...view, group: null }, viewTotal: null });
      return isDone;
    },
  };
}
