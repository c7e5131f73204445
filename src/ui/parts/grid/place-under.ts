import type { CellPlace } from './navigation.js';

export interface PlaceUnder extends CellPlace {
  /** On the row's tick box. */
  readonly tick: boolean;
}

/** The cell an event happened in; `null` outside of the cells and inside an editor, which minds itself. */
export function placeUnder(target: EventTarget | null): PlaceUnder | null {
  if (!(target instanceof Element) || target.closest('.rg-editor')) return null;
  const cell = target.closest('[role="gridcell"], [role="rowheader"]');
  const row = cell?.closest('[data-position]');
  if (!cell || !row) return null;
  return {
    position: Number(row.getAttribute('data-position')),
    column: Number(cell.getAttribute('aria-colindex')) - 2,
    tick: target.closest('.rg-tick') !== null,
  };
}
