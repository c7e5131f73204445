const FORMAT = new Intl.NumberFormat();

/** A number of things, in the writing of whoever reads it. */
export function countOf(value: number): string {
  return FORMAT.format(value);
}
