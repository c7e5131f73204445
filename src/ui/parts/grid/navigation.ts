import { clamp } from './scrolling/scroll-scale.js';

/** The position of a cell. Column -1 is the row header: the row's number and checkbox. */
export interface CellPlace {
  readonly position: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows per page. */
  readonly page: number;
}

export const ROW_HEADER = -1;

/** Whether the cells of a row are side by side or stacked. */
export type Arrangement = 'across' | 'down';

interface Press {
  readonly arrangement: Arrangement;
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly command: boolean;
  readonly rightToLeft: boolean;
}

type Move = (place: CellPlace, size: GridSize) => CellPlace;

const previousRow: Move = (place) => ({ ...place, position: place.position - 1 });
const nextRow: Move = (place) => ({ ...place, position: place.position + 1 });
const toStart: Move = (place) => ({ ...place, column: place.column === 0 ? ROW_HEADER : 0 });
const moves: Readonly<Record<string, Move>> = {
  ArrowUp: previousRow,
  ArrowDown: nextRow,
  ArrowLeft: (place) => ({ ...place, column: place.column - 1 }),
  ArrowRight: (place) => ({ ...place, column: place.column + 1 }),
  PageUp: (place, { page }) => ({ ...place, position: place.position - page }),
  PageDown: (place, { page }) => ({ ...place, position: place.position + page }),
  Home: toStart,
  End: (place, { columns }) => ({ ...place, column: columns - 1 }),
};
const farMoves: Readonly<Record<string, Move>> = {
  ArrowUp: (place) => ({ ...place, position: 0 }),
  ArrowDown: (place, { rows }) => ({ ...place, position: rows - 1 }),
  ArrowLeft: (place) => ({ ...place, column: 0 }),
  ArrowRight: (place, { columns }) => ({ ...place, column: columns - 1 }),
  Home: () => ({ position: 0, column: 0 }),
  End: (_place, { rows, columns }) => ({ position: rows - 1, column: columns - 1 }),
};
/** Keys that differ if the cells of a row are stacked: they move in the direction shown on the screen. */
const movesDown: Readonly<Record<string, Move>> = {
  ArrowUp: (place, size) => stepped(place, size, -1),
  ArrowDown: (place, size) => stepped(place, size, 1),
  ArrowLeft: previousRow,
  ArrowRight: nextRow,
};
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The cell a key moves to; `null` for a key that does not move. */
export function placeAfterKey(place: CellPlace, size: GridSize, press: Press): CellPlace | null {
  const key = press.rightToLeft ? (mirrored[press.key] ?? press.key) : press.key;
  const near = press.arrangement === 'down' ? { ...moves, ...movesDown } : moves;
  const table = press.command ? farMoves : near;
  const move = Object.hasOwn(table, key) ? table[key] : undefined;
  return move ? clampPlace(move(place, size), size) : null;
}

/** The next or previous cell, across the ends of rows; skips the row headers. */
export function placeAfterTab(place: CellPlace, size: GridSize, backwards: boolean): CellPlace {
  if (size.columns === 0 || size.rows === 0) return place;
  const column = backwards ? Math.max(0, place.column) : place.column;
  const next = place.position * size.columns + column + (backwards ? -1 : 1);
  const cell = clamp(next, 0, size.rows * size.columns - 1);
  return { position: Math.floor(cell / size.columns), column: cell % size.columns };
}

/** The next or previous cell, including row headers. */
function stepped(place: CellPlace, size: GridSize, by: number): CellPlace {
  const cells = size.columns + 1;
  const cell = clamp(place.position * cells + place.column + 1 + by, 0, size.rows * cells - 1);
  return { position: Math.floor(cell / cells), column: (cell % cells) - 1 };
}

export function clampPlace(place: CellPlace, size: Pick<GridSize, 'rows' | 'columns'>): CellPlace {
  return {
    position: clamp(place.position, 0, size.rows - 1),
    column: clamp(place.column, ROW_HEADER, size.columns - 1),
  };
}
