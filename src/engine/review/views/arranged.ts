import type { RowRun } from '../../edits/row-order.js';

/** Positions, in an ascending list, of its rows as they follow each other in an order. */
export function arranged(rows: Uint32Array, runs: readonly RowRun[]): Uint32Array<ArrayBuffer> {
  const places = Uint32Array.from(rows, (_, at) => at);
  if (runs.length === 1) return places;
  const parts = new Map<RowRun, Uint32Array>();
  let at = 0;
  for (const run of runs.toSorted((left, right) => left.first - right.first)) {
    const start = at;
    while (at < rows.length && rows[at]! < run.end) at += 1;
    parts.set(run, places.slice(start, at));
  }
  let placed = 0;
  for (const run of runs) {
    const part = parts.get(run)!;
    places.set(part, placed);
    placed += part.length;
  }
  return places;
}
