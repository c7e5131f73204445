/** Stretches columns to fill `available` pixels, in whole pixels. Columns never become narrower. */
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
