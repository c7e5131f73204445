import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { benchFile } from '../bench-file.js';
import { openImportWorld } from '../import-world.js';
import type { ImportRun } from '../import-world.js';
import { median, resultOf, round } from '../result.js';
import type { Measure } from './measure.js';

const TABLE = 'customers';

/** A complete import job of a file into a model, compared with a bare COPY of the same records into the same table. */
export const serverImport: Measure = {
  ids: ['server-import'],
  async run({ rows: rowCount, runs }) {
    const file = await benchFile(rowCount);
    const world = await openImportWorld();
    const { folder } = world;
    const client = new pg.Client(world.address);
    try {
      await client.connect();
      const copied = join(folder, 'rows.copy');
      const samples: ImportRun[] = [];
      const baseline: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const [one] = await world.run({ file, target: 'model' });
        if (!one) throw new Error('No import was run.');
        if (run === 0) {
          await pipeline(client.query(copyTo(`COPY ${TABLE} TO STDOUT`)), createWriteStream(copied));
        }
        await clear(client);
        const start = performance.now();
        await pipeline(
          createReadStream(copied, { highWaterMark: 1 << 18 }),
          client.query(copyFrom(`COPY ${TABLE} FROM STDIN`)),
        );
        baseline.push(performance.now() - start);
        samples.push(one);
        const { rows: counted } = await client.query<{ count: string }>(`SELECT count(*) FROM ${TABLE}`);
        if (Number(counted[0]?.count) !== one.imported) throw new Error('Both did not write the same rows.');
        await clear(client);
      }
      return [
        resultOf({
          id: 'server-import',
          unit: 'ms',
          samples: samples.map(({ milliseconds }) => milliseconds),
          baseline: { id: 'copy', samples: baseline },
          details: {
            records: samples[0]?.imported ?? 0,
            peakMegabytes: round(median(samples.map(({ peak }) => peak))),
            idleMegabytes: round(median(samples.map(({ idle }) => idle))),
          },
        }),
      ];
    } finally {
      await client.end();
      await world.close();
    }
  },
};

/** Keeps one from paying for the pending writes of the other. */
async function clear(client: pg.Client): Promise<void> {
  await client.query(`TRUNCATE ${TABLE}`);
  await client.query('CHECKPOINT');
}
