/** Whole pixels that the content of the widest cell needs. The cells are placed absolutely. */
export function contentWidth(cells: Iterable<HTMLElement>): number {
  const measured = [...cells].map((cell) => ({ cell, width: cell.style.inlineSize }));
  for (const { cell } of measured) cell.style.inlineSize = 'max-content';
  const widths = measured.map(({ cell }) => Math.ceil(cell.getBoundingClientRect().width));
  for (const { cell, width } of measured) cell.style.inlineSize = width;
  return Math.max(0, ...widths);
}
