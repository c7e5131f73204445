/** Reads under way at a time: a read from a file waits longer than it works. */
const AHEAD = 4;

/** The results of reads in order; the next ones are under way while the last one is used. */
export async function* readAhead<T>(reads: Iterable<Promise<T>>): AsyncGenerator<T, void, undefined> {
  const underWay: Promise<T>[] = [];
  for (const read of reads) {
    // A failure is reported when the result is taken.
    read.catch(() => undefined);
    underWay.push(read);
    if (underWay.length === AHEAD) yield underWay.shift()!;
  }
  yield* underWay;
}
