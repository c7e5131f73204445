import type { ChangedRows, EditSummary, RowSide } from '../../engine/index.js';
import { changeRows } from './change-rows.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';

type BlockActions = Pick<SessionActions, 'listRows' | 'pasteCells' | 'setCells' | 'insertRows' | 'moveInHistory'>;

const NOTHING: ChangedRows = { rows: [], isAlone: true };

/** Actions on blocks of rows and cells. */
export function blockActions(context: SessionContext): BlockActions {
  const { store, runner } = context;
  return {
    listRows: async (spans) => (await runner()).call('rows-list', { view: store.getState().view, spans }),
    async pasteCells({ position, column, columns: given }, values) {
      const ids = given ?? store.getState().review?.columns.map(({ id }) => id) ?? [];
      const width = Math.max(0, ...values.map(({ length }) => length));
      const first = ids.indexOf(column);
      if (first < 0) return 0;
      const columns = ids.slice(first, first + width);
      const block = values.map((texts) => texts.slice(0, columns.length));
      const blocks = [{ start: position, count: block.length, columns }];
      let cells = 0;
      await changeRows(context, async (options) => {
        const { view } = store.getState();
        const append = roomFor(context);
        const outcome = await (await runner()).call('cells-set', { view, blocks, values: block, append }, options);
        ({ cells } = outcome);
        const { added, hidden, leftOut } = outcome;
        const columnsLeftOut = width - columns.length;
        return { ...outcome, addedRows: added, hiddenRows: hidden, rowsLeftOut: leftOut, columnsLeftOut };
      });
      return cells;
    },
    async setCells(blocks, values, name) {
      let cells = 0;
      await changeRows(context, async (options) => {
        const { view } = store.getState();
        const outcome = await (await runner()).call('cells-set', { view, blocks, values, name }, options);
        ({ cells } = outcome);
        return outcome;
      });
      return cells;
    },
    moveInHistory: (by) =>
      changeRows(context, async (options) => {
        const engine = await runner();
        const call = by < 0 ? 'edit-undo' : 'edit-redo';
        let locked = 0;
        const before = await engine.call('summary-read', {});
        let outcome: EditSummary = { ...before, lockedRows: 0, readOnlyColumns: [], changed: NOTHING };
        for (let left = Math.abs(by); left > 0; left -= 1) {
          outcome = await engine.call(call, {}, options);
          locked += outcome.lockedRows;
        }
        return { ...outcome, lockedRows: locked, changed: { ...outcome.changed, isAlone: false } };
      }),
    async insertRows(beside: RowSide, count) {
      let added = 0;
      await changeRows(context, async (options) => {
        const most = Math.min(count, roomFor(context));
        const values = Array.from({ length: most }, () => []);
        const operation = { type: 'add-rows', row: 0, columns: [], values, beside } as const;
        const outcome = await (await runner()).call('edit-apply', { operation }, options);
        added = most;
        return { ...outcome, rowsLeftOut: count - most };
      });
      return added;
    },
  };
}

/** Number of rows that can still be added: none before the end of the file is known. */
function roomFor({ store, options }: SessionContext): number {
  const { progress, table } = store.getState();
  return table?.rowCount === null ? 0 : Math.max(0, options().limits.maxRows - progress.total);
}
