import type { CallOptions, Operation } from '../../engine/index.js';
import type { ChangeOutcome } from './change-rows.js';
import type { SessionContext } from '../session-context.js';

interface Paste {
  /** Place in the rows as filtered. */
  readonly position: number;
  /** Id of the column at the left. */
  readonly column: string;
  readonly values: readonly (readonly string[])[];
}

/**
 * Lays a block of texts over the rows as filtered, from a cell on. Rows beyond the last become rows of the table;
 * answers `null` where nothing of the block could be placed, else what was set.
 */
export async function pasteCells(
  { store, runner, options: resolved }: SessionContext,
  { position, column, values }: Paste,
  options: CallOptions<'edit-apply'>,
): Promise<(ChangeOutcome & { readonly cells: number }) | null> {
  const { filter, review, progress, table } = store.getState();
  const ids = review?.columns.map(({ id }) => id) ?? [];
  const first = ids.indexOf(column);
  if (first < 0) return null;
  const engine = await runner();
  const width = Math.max(0, ...values.map(({ length }) => length));
  const columns = ids.slice(first, first + width);
  const block = values.map((texts) => texts.slice(0, columns.length));
  const { rows } = await engine.call('rows-read', { filter, start: position, count: block.length });
  const further = withoutBlankEnd(block.slice(rows.length));
  // Before the end of the file is known, no row can follow it.
  const room = table?.rowCount === null ? 0 : Math.max(0, resolved().limits.maxRows - progress.total);
  const added = further.slice(0, room);
  const apply = (operation: Operation): Promise<ChangeOutcome> => engine.call('edit-apply', { operation }, options);
  const set = block.slice(0, rows.length);
  let outcome = await apply({ type: 'set-cells', rows: rows.map(({ index }) => index), columns, values: set });
  if (added.length > 0) {
    const { lockedRows } = outcome;
    const changed = { ...outcome.changed, isAlone: false };
    outcome = { ...(await apply({ type: 'add-rows', row: 0, columns, values: added })), lockedRows, changed };
  }
  const written = [...set.filter((_, at) => rows[at]?.state !== 'delivered'), ...added];
  return {
    ...outcome,
    addedRows: added.length,
    columnsLeftOut: width - columns.length,
    rowsLeftOut: further.length - added.length,
    cells: written.reduce((sum, { length }) => sum + length, 0),
  };
}

/** Blank lines at the end of what was copied are no rows. */
function withoutBlankEnd(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = rows.findLastIndex((texts) => texts.some((text) => text.trim() !== ''));
  return rows.slice(0, last + 1);
}
