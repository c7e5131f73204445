/** Whole pixels that fill `available` when the widths are narrower together; none is made smaller. */
export function fillWidths(widths: readonly number[], available: number): readonly number[] {
  const natural = widths.reduce((sum, width) => sum + width, 0);
  const stretch = natural > 0 && natural < available ? available / natural : 1;
  let sum = 0;
  return widths.map((width) => {
    const start = Math.round(sum);
    sum += width * stretch;
    return Math.round(sum) - start;
  });
}
