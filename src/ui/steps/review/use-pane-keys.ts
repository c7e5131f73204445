import type { RefObject } from 'react';
import { useImporterKeys } from './use-importer-keys.js';

/** The parts of the review in the order of the screen. */
const PANES = ['.rg-toolbar', '.rg-review-rows', '.rg-rail', '.rg-footer'];
/** What takes the focus of a part: the grid, the filter that is chosen, or the first of its elements. */
const TARGETS = ['[role=grid]', 'input:checked', 'button, a[href], input, select, textarea'];

/** F6 moves the focus to the next part of the review, and with Shift to the previous one. */
export function usePaneKeys(screen: RefObject<HTMLElement | null>): void {
  useImporterKeys(screen, ({ key, shiftKey, ctrlKey, altKey, metaKey, target }) => {
    const root = screen.current?.closest('.importcsv');
    if (key !== 'F6' || ctrlKey || altKey || metaKey || !root) return false;
    const panes = PANES.flatMap((name) => root.querySelector(name) ?? []);
    const at = panes.findIndex((pane) => target instanceof Node && pane.contains(target));
    const others = [...panes.slice(at + 1), ...panes.slice(0, Math.max(at, 0))];
    if (shiftKey) others.reverse();
    const next = others.map(targetIn).find((element) => element !== undefined);
    next?.focus();
    return next !== undefined;
  });
}

function targetIn(pane: Element): HTMLElement | undefined {
  return TARGETS.flatMap((name) => [...pane.querySelectorAll<HTMLElement>(name)]).find(
    (element) => !element.matches(':disabled') && element.getClientRects().length > 0,
  );
}
