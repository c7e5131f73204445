import type { CellBlock, RowSide, WindowRow } from '../../../engine/index.js';
import type { RowPages } from '../../../headless/index.js';
import type { ReviewState } from '../../../session/index.js';
import { readClipboard } from '../../parts/clipboard.js';
import type { Clipping } from '../../parts/clipboard.js';
import type { GridColumn } from '../../parts/grid/grid-column.js';
import { isPlural, rowSpans, spanSize, startOf } from '../../parts/grid/ranges/cell-ranges.js';
import type { CellRange } from '../../parts/grid/ranges/cell-ranges.js';
import { filledTexts } from '../../parts/grid/ranges/fill.js';
import type { Fill } from '../../parts/grid/ranges/fill.js';
import { cellsOf, copiedCells, copyCells, shownTexts, textsIn } from '../../parts/grid/ranges/range-clipboard.js';
import type { Cells, CopiedCells } from '../../parts/grid/ranges/range-clipboard.js';
import type { ScreenActions, ScreenProps } from '../screen.js';
import type { ReviewCursor } from './review-cursor.js';

export interface RangeEdits {
  /** Copies the cells of ranges; with `isCut`, clears them then. */
  copy(clipboard: DataTransfer | null, ranges: readonly CellRange[], options: { readonly isCut: boolean }): void;
  /** Pastes into the last range. One cell fills all ranges, and a block that fits several times fills the range. */
  paste(clipping: Clipping | null, ranges: readonly CellRange[]): void;
  clear(ranges: readonly CellRange[]): void;
  /** Continues a range into the cells beside it. */
  fill(fill: Fill): void;
  /** Inserts as many rows as a range has, above or below it. */
  insert(range: CellRange, side: RowSide['side']): void;
  deleteRows(ranges: readonly CellRange[]): void;
}

/** Maximum number of rows that are copied, inserted or filled with different texts at once. */
export const MANY_ROWS = 100_000;

/** Copies, pastes and clears ranges of cells, each change as one step, and announces it. */
export function useRangeEdits(
  { state: { total }, actions, words: { t } }: ScreenProps<ReviewState>,
  { pages, columns, grid, moveTo, announce }: ReviewCursor,
  options: {
    /** Called with the reason why nothing was done. */
    readonly refuse: (text: string) => void;
    readonly edit: (position: number, row: WindowRow, column: number, value: string, name: 'paste') => void;
    readonly deleteRows: (rows: readonly number[]) => void;
  },
): RangeEdits {
  const { refuse, edit, deleteRows } = options;
  const select = (range: CellRange): void => grid.current?.select(range);
  const blockOf = ({ top, bottom, left, right }: CellRange): CellBlock => ({
    start: top,
    count: bottom - top + 1,
    columns: columns.slice(left, right + 1).map(({ id }) => id),
  });
  const run = (change: Promise<number>, say: (cells: number) => string): void => {
    change.then(
      // A notice has the reason why nothing was changed.
      (cells) => cells > 0 && announce(say(cells)),
      () => undefined,
    );
  };
  const pasted = (count: number): string => t('review.said.pasted', { count });
  const clear = (ranges: readonly CellRange[], name: 'clear' | 'cut' = 'clear'): void =>
    run(actions.setCells(ranges.map(blockOf), [['']], name), (cells) => t('review.said.cleared', { cells }));

  const fill = async (wanted: Fill): Promise<number> => {
    const source = copiedCells([wanted.source]);
    if (!source) return 0;
    const texts = readNow(pages, source, columns) ?? (await readLater(actions, source, columns));
    return actions.setCells([blockOf(wanted.target)], filledTexts(wanted, texts), 'fill');
  };

  const paste = (clipping: Clipping, ranges: readonly CellRange[]): void => {
    const cells = cellsOf(clipping);
    const width = cells.reduce((most, { length }) => Math.max(most, length), 1);
    const [[value = ''] = []] = cells;
    const target = ranges.at(-1);
    const column = target && columns[target.left];
    if (!target || !column) return;
    if (cells.length === 1 && width === 1) {
      const row = pages.rowAt(target.top);
      if (isPlural(ranges)) run(actions.setCells(ranges.map(blockOf), cells, 'paste'), pasted);
      else if (column.readOnly) refuse(t('review.readOnly.column', { column: column.label }));
      else if (row?.state === 'delivered') refuse(t('delivery.row.locked'));
      else if (row && row.cells[column.cell] !== value) edit(target.top, row, target.left, value, 'paste');
      return;
    }
    const rows = repeats(target.bottom - target.top + 1, cells.length);
    const across = repeats(target.right - target.left + 1, width);
    const isRepeated = rows > 1 && (cells.length === 1 || rows * cells.length <= MANY_ROWS);
    if (isRepeated) {
      const filled = { ...target, right: target.left + across * width - 1 };
      run(actions.setCells([blockOf(filled)], cells, 'paste'), pasted);
      select(filled);
      return;
    }
    const wide = across === 1 ? cells : cells.map((texts) => Array.from({ length: across }, () => texts).flat());
    const from = { position: target.top, column: column.id, columns: columns.map(({ id }) => id) };
    run(actions.pasteCells(from, wide), pasted);
    select({
      ...target,
      bottom: target.top + cells.length - 1,
      right: Math.min(columns.length, target.left + across * width) - 1,
    });
  };

  const insert = async ({ top, bottom, left }: CellRange, side: RowSide['side']): Promise<string> => {
    const position = side === 'above' ? top : bottom;
    const [row] = (await actions.readRows(position, 1)).rows;
    const count = row ? await actions.insertRows({ row: row.index, side }, bottom - top + 1) : 0;
    if (count === 0) throw new RangeError('There is no room for more rows.');
    // A filter may not show them.
    const isShown = (await actions.readRows(0, 1)).total > total;
    if (isShown) moveTo({ position: side === 'above' ? top : bottom + 1, column: left });
    return t(isShown ? 'review.said.inserted' : 'review.said.insertedOutOfView', { count });
  };

  return {
    clear: (ranges) => clear(ranges),
    deleteRows(ranges) {
      actions.listRows(rowSpans(ranges)).then(deleteRows, () => undefined);
      // The rows below take the place of the deleted ones, and must not stay selected.
      moveTo(startOf(ranges));
    },
    insert(range, side) {
      const rows = range.bottom - range.top + 1;
      if (rows > MANY_ROWS) refuse(t('review.said.tooMany', { rows: MANY_ROWS }));
      else insert(range, side).then(announce, () => refuse(t('review.said.notInserted')));
    },
    fill(wanted) {
      const { source, target } = wanted;
      const rows =
        Math.max(source.bottom - source.top, source.top === source.bottom ? 0 : target.bottom - target.top) + 1;
      if (rows > MANY_ROWS) refuse(t('review.said.tooMany', { rows: MANY_ROWS }));
      else run(fill(wanted), (cells) => t('review.said.filled', { cells }));
    },
    copy(clipboard, ranges, { isCut }) {
      const copied = copiedCells(ranges);
      if (!copied) {
        refuse(t('review.said.notOneBlock'));
        return;
      }
      const read = readNow(pages, copied, columns);
      if (!read && spanSize(copied.rows) > MANY_ROWS) {
        refuse(t('review.said.tooMany', { rows: MANY_ROWS }));
        return;
      }
      copyCells(clipboard, read ?? readLater(actions, copied, columns)).then(
        () => (isCut ? clear(ranges, 'cut') : announce(t('review.said.copied'))),
        () => refuse(t('review.said.notCopied')),
      );
    },
    paste(clipping, ranges) {
      if (clipping) paste(clipping, ranges);
      else
        readClipboard()
          .then((read) => paste(read, ranges))
          .catch(() => refuse(t('review.said.notPasted')));
    },
  };
}

/** How often a block fits into a range: 1 unless it fills the range exactly. */
function repeats(size: number, block: number): number {
  return size % block === 0 ? size / block : 1;
}

/** The cells if all their rows have been read, else `null`. */
function readNow(pages: RowPages, copied: CopiedCells, shown: readonly GridColumn[]): Cells | null {
  const cells: (readonly string[])[] = [];
  for (const { first, last } of copied.rows) {
    for (let position = first; position <= last; position += 1) {
      const row = pages.rowAt(position);
      if (!row) return null;
      cells.push(textsIn(shownTexts(row, shown), copied.columns));
    }
  }
  return cells;
}

async function readLater(
  actions: Pick<ScreenActions, 'readRows'>,
  copied: CopiedCells,
  shown: readonly GridColumn[],
): Promise<Cells> {
  const windows = await Promise.all(copied.rows.map(({ first, last }) => actions.readRows(first, last - first + 1)));
  return windows.flatMap(({ rows }) => rows.map((row) => textsIn(shownTexts(row, shown), copied.columns)));
}
