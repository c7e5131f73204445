/** Milliseconds per step, for which all other queries wait when there is only one connection. */
const WANTED = 20;
const FEWEST = 50;

/** How many rows a step should take. */
export interface Pace {
  readonly rows: number;
  /** Runs a step with that many rows, and learns from how long it took. */
  step<T>(work: (rows: number) => Promise<T>): Promise<T>;
}

/**
 * Keeps steps short on a slow or busy machine. The time a step waits for other queries counts, so that an import leaves
 * more of the connection to others the more they need.
 */
export function createPace(most: number, clock: () => number = () => performance.now()): Pace {
  let rows = most;
  return {
    get rows() {
      return rows;
    },
    async step(work) {
      const start = clock();
      const result = await work(rows);
      const fitting = (rows * WANTED) / Math.max(1, clock() - start);
      rows = Math.round(Math.min(most, Math.max(FEWEST, (rows + fitting) / 2)));
      return result;
    },
  };
}
