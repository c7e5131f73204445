const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** Moves the focus to the next or previous element outside the grid. Returns `false` if there is none. */
export function leaveGrid(grid: HTMLElement, { backwards }: { readonly backwards: boolean }): boolean {
  const root = grid.closest('.importcsv') ?? grid.ownerDocument;
  const side = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const others = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      !grid.contains(element) &&
      (grid.compareDocumentPosition(element) & side) !== 0 &&
      !element.matches(':disabled') &&
      element.getClientRects().length > 0,
  );
  const next = others.at(backwards ? -1 : 0);
  next?.focus();
  return next !== undefined;
}
