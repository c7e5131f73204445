import type { CallOptions, ChangedRows, Operation } from '../../engine/index.js';
import { changeRows } from './change-rows.js';
import type { ChangeOutcome } from './change-rows.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionContext } from '../session-context.js';

type BlockActions = Pick<SessionActions, 'pasteCells' | 'setCells'>;

const NOTHING: ChangedRows = { rows: [], isAlone: true };

/** Actions on blocks of cells. */
export function blockActions(context: SessionContext): BlockActions {
  const { store, runner } = context;
  return {
    async pasteCells({ position, column }, values) {
      let cells = 0;
      await changeRows(context, async (options) => {
        const outcome = await pasteCells(context, { position, column, values }, options);
        cells = outcome?.cells ?? 0;
        return outcome ?? { ...(await (await runner()).call('summary-read', {})), lockedRows: 0, changed: NOTHING };
      });
      return cells;
    },
    async setCells(blocks, values) {
      let cells = 0;
      await changeRows(context, async (options) => {
        const { view } = store.getState();
        const outcome = await (await runner()).call('cells-set', { view, blocks, values }, options);
        ({ cells } = outcome);
        return outcome;
      });
      return cells;
    },
  };
}

interface Paste {
  /** Position in the filtered rows. */
  readonly position: number;
  /** Id of the leftmost column. */
  readonly column: string;
  readonly values: readonly (readonly string[])[];
}

/**
 * Pastes a block of texts over the filtered rows, starting at a cell. Rows after the last one are added to the table.
 * Returns what was set; `null` when nothing could be pasted.
 */
async function pasteCells(
  { store, runner, options: resolved }: SessionContext,
  { position, column, values }: Paste,
  options: CallOptions<'edit-apply' | 'cells-set'>,
): Promise<(ChangeOutcome & { readonly cells: number }) | null> {
  const { view, review, progress, table } = store.getState();
  const ids = review?.columns.map(({ id }) => id) ?? [];
  const first = ids.indexOf(column);
  if (first < 0) return null;
  const engine = await runner();
  const width = Math.max(0, ...values.map(({ length }) => length));
  const columns = ids.slice(first, first + width);
  const block = values.map((texts) => texts.slice(0, columns.length));
  const blocks = [{ start: position, count: block.length, columns }];
  const set = await engine.call('cells-set', { view, blocks, values: block }, options);
  const further = withoutBlankEnd(block.slice(set.rows));
  // Rows can only be added after the end of the file is known.
  const room = table?.rowCount === null ? 0 : Math.max(0, resolved().limits.maxRows - progress.total);
  const added = further.slice(0, room);
  let outcome: ChangeOutcome = set;
  if (added.length > 0) {
    const operation: Operation = { type: 'add-rows', row: 0, columns, values: added };
    const { lockedRows } = set;
    const changed = { ...set.changed, isAlone: false };
    outcome = { ...(await engine.call('edit-apply', { operation }, options)), lockedRows, changed };
  }
  return {
    ...outcome,
    addedRows: added.length,
    columnsLeftOut: width - columns.length,
    rowsLeftOut: further.length - added.length,
    cells: added.reduce((sum, { length }) => sum + length, set.cells),
  };
}

/** Blank lines at the end of the copied text are not rows. */
function withoutBlankEnd(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = rows.findLastIndex((texts) => texts.some((text) => text.trim() !== ''));
  return rows.slice(0, last + 1);
}
