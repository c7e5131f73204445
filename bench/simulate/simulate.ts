import { createRandom } from '../../scripts/testing/random.js';

/** Imports of one kind that arrive independently of each other. */
export interface Load {
  readonly name: string;
  readonly rows: number;
  /** Imports per hour. */
  readonly perHour: number;
}

export interface Setting {
  readonly machines: number;
  /** Imports that a machine runs at once, besides a short one. */
  readonly threads: number;
  /** Rows per second of one import that has a core and the database to itself. */
  readonly threadRate: number;
  /** Rows per second that the database takes from all imports together. */
  readonly databaseRate: number;
  /** Imports of at most this many rows may use the additional place. */
  readonly shortRows: number;
  readonly loads: readonly Load[];
  readonly hours: number;
  readonly seed: number;
}

export interface LoadResult {
  readonly name: string;
  readonly finished: number;
  /** Seconds from arrival to the end. */
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
}

export interface Simulation {
  readonly loads: readonly LoadResult[];
  /** Shares of the time and capacity in use; threads without the additional places. */
  readonly threadUse: number;
  readonly databaseUse: number;
  /** Imports that wait or run at the end. A queue that grows with the hours means that the load is too high. */
  readonly left: number;
}

interface Job {
  readonly load: number;
  readonly arrivedAt: number;
  rowsLeft: number;
  isInShortPlace: boolean;
}

/** Runs imports through a queue, event by event. All running imports share the database equally. */
export function simulate(setting: Setting): Simulation {
  const { machines, threads, threadRate, databaseRate, shortRows, loads } = setting;
  const random = createRandom(setting.seed);
  const end = setting.hours * 3600;
  const nextArrival = loads.map(({ perHour }) => exponential(random, 3600 / perHour));
  const waiting: Job[][] = loads.map(() => []);
  const times: number[][] = loads.map(() => []);
  const running = new Set<Job>();
  let [now, threadSeconds, rowsWritten, turn] = [0, 0, 0, 0];

  const isShort = (load: number): boolean => (loads[load]?.rows ?? 0) <= shortRows;
  let runningShort = 0;
  const runningIn = (isInShortPlace: boolean): number => (isInShortPlace ? runningShort : running.size - runningShort);
  /** Kinds of imports take turns, as importers do. */
  const nextOf = (mayRun: (load: number) => boolean): Job | undefined => {
    for (let step = 0; step < loads.length; step += 1) {
      const load = (turn + step) % loads.length;
      const job = mayRun(load) ? waiting[load]?.shift() : undefined;
      if (job === undefined) continue;
      turn = load + 1;
      return job;
    }
    return undefined;
  };
  const fill = (places: number, isInShortPlace: boolean): void => {
    while (runningIn(isInShortPlace) < places) {
      const job = nextOf(isInShortPlace ? isShort : () => true);
      if (job === undefined) return;
      job.isInShortPlace = isInShortPlace;
      running.add(job);
      if (isInShortPlace) runningShort += 1;
    }
  };

  while (now < end) {
    const rate = Math.min(threadRate, databaseRate / Math.max(1, running.size));
    let until = Math.min(end, ...nextArrival);
    for (const { rowsLeft } of running) until = Math.min(until, now + rowsLeft / rate);
    const passed = until - now;
    threadSeconds += passed * runningIn(false);
    rowsWritten += passed * rate * running.size;
    now = until;
    for (const job of running) {
      job.rowsLeft -= passed * rate;
      // A remainder of rounding.
      if (job.rowsLeft > 1e-6 * rate) continue;
      running.delete(job);
      if (job.isInShortPlace) runningShort -= 1;
      times[job.load]?.push(now - job.arrivedAt);
    }
    for (const [load, { rows, perHour }] of loads.entries()) {
      if ((nextArrival[load] ?? end) > now) continue;
      waiting[load]?.push({ load, arrivedAt: now, rowsLeft: rows, isInShortPlace: false });
      nextArrival[load] = now + exponential(random, 3600 / perHour);
    }
    fill(machines, true);
    fill(machines * threads, false);
  }
  return {
    loads: loads.map(({ name }, load) => ({ name, ...timesOf(times[load] ?? []) })),
    threadUse: threadSeconds / (end * machines * threads),
    databaseUse: rowsWritten / (end * databaseRate),
    left: running.size + waiting.reduce((sum, { length }) => sum + length, 0),
  };
}

function timesOf(times: readonly number[]): Omit<LoadResult, 'name'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  return { finished: sorted.length, mean, median: at(0.5), p95: at(0.95) };
}

/** The time until the next of independent events with a mean interval. */
function exponential(random: () => number, mean: number): number {
  return -Math.log(1 - random()) * mean;
}
