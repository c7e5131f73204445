import pg from 'pg';
import { benchFile } from '../bench-file.js';
import { openImportWorld } from '../import-world.js';
import type { ImportRun, ImportWorld } from '../import-world.js';
import { resultOf } from '../result.js';
import type { Measure } from './measure.js';

const TARGETS = { 'two-workers': 'none', 'two-workers-model': 'model' } as const;
const SECOND = 1000;

/**
 * Rows per second of two simultaneous imports by two workers, compared with the same imports one after the other by one
 * worker. Each worker has one core, as in a container, because a single worker would otherwise use other cores for
 * garbage collection and reading. The database shares these cores, which limits two workers that write records on a
 * machine with two cores.
 */
export const twoWorkers: Measure = {
  ids: Object.keys(TARGETS),
  async run({ rows, runs }, wanted) {
    const file = await benchFile(rows);
    const world = await openImportWorld();
    const client = new pg.Client(world.address);
    const results = [];
    try {
      await client.connect();
      for (const [id, target] of Object.entries(TARGETS)) {
        if (!wanted.has(id)) continue;
        const one: number[] = [];
        const two: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          one.push(throughput(await world.run({ file, target, jobs: 2, coreEach: true })));
          await clear(client);
          two.push(throughput(await world.run({ file, target, workers: 2, coreEach: true })));
          await clear(client);
        }
        results.push(resultOf({ id, unit: 'rows/s', samples: two, baseline: { id: 'one-worker', samples: one } }));
      }
      return results;
    } finally {
      await client.end();
      await world.close();
    }
  },
};

function throughput(runs: Awaited<ReturnType<ImportWorld['run']>>): number {
  const total = (sum: number, { imported }: ImportRun): number => sum + imported;
  const longest = Math.max(...runs.map(({ milliseconds }) => milliseconds));
  return (runs.reduce(total, 0) / longest) * SECOND;
}

/** Keeps one from paying for the pending writes of the other. */
async function clear(client: pg.Client): Promise<void> {
  await client.query('TRUNCATE customers');
  await client.query('CHECKPOINT');
}
