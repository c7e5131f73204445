import type { CellPlace } from '../navigation.js';

export interface PlaceUnder extends CellPlace {
  /** Whether the row's checkbox was hit. */
  readonly tick: boolean;
}

/** The cell of an event; `null` outside cells and inside an editor, which handles its own events. */
export function placeUnder(target: EventTarget | null): PlaceUnder | null {
  if (!(target instanceof Element) || target.closest('.rg-editor')) return null;
  const cell = target.closest('[role="gridcell"], [role="rowheader"]');
  const row = cell?.closest('[data-position]');
  if (!cell || !row) return null;
  return {
    position: Number(row.getAttribute('data-position')),
    column: columnOf(cell),
    tick: target.closest('.rg-tick') !== null,
  };
}

/** The column whose header an event hit, ROW_HEADER for the corner; `null` elsewhere and on controls in the header. */
export function headerUnder(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest('button, input, select, a, .rg-resize, .rg-grip')) return null;
  const header = target.closest('[role="columnheader"]');
  return header && columnOf(header);
}

function columnOf(cell: Element): number {
  return Number(cell.getAttribute('aria-colindex')) - 2;
}

/** Whether a click adds to the selection. On a Mac, Control opens the context menu instead. */
export function isAdding(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return event.metaKey || (event.ctrlKey && !navigator.platform.startsWith('Mac'));
}
