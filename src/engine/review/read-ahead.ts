/** Reads under way at a time: a read from a file waits longer than it works. */
const AHEAD = 4;

/** The results of reads in order; the next ones are under way while the last one is used. */
export async function* readAhead<T, R>(
  items: Iterable<T>,
  read: (item: T) => Promise<R>,
): AsyncGenerator<R, void, undefined> {
  const underWay: Promise<R>[] = [];
  for (const item of items) {
    const result = read(item);
    // A failure is reported when the result is taken.
    result.catch(() => undefined);
    underWay.push(result);
    if (underWay.length === AHEAD) yield underWay.shift()!;
  }
  yield* underWay;
}
