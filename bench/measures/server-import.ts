import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { startPostgres } from '../../server/testing/start-postgres.js';
import { benchFile } from '../bench-file.js';
import { IMPORT_MODEL } from '../import-model.js';
import { median, resultOf, round } from '../result.js';
import type { Measure } from './measure.js';

const TABLE = 'customers';

interface ImportRun {
  readonly milliseconds: number;
  readonly created: number;
  /** Megabytes of the worker: at its highest, and before the import. */
  readonly peak: number;
  readonly idle: number;
}

/** A whole import job of a file into a model, against a bare COPY of the records it made into the same table. */
export const serverImport: Measure = {
  ids: ['server-import'],
  async run({ rows: rowCount, runs }) {
    const file = await benchFile(rowCount);
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-server-import-'));
    const configPath = join(folder, 'rowgate.config.json');
    await writeFile(configPath, JSON.stringify({ models: [IMPORT_MODEL] }));
    const worker = await buildWorker();
    const postgres = await startPostgres();
    const environment = {
      ...{ DATABASE_URL: postgres.address, ROWGATE_CONFIG: configPath, DATA_DIR: folder, LOG_LEVEL: 'warn' },
      ...{ ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: 'a password of the bench' },
    };
    const client = new pg.Client(postgres.address);
    try {
      await client.connect();
      const copied = join(folder, 'rows.copy');
      const samples: ImportRun[] = [];
      const baseline: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const one = await runWorker(worker, file, environment);
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
        if (Number(counted[0]?.count) !== one.created) throw new Error('The two have not written the same rows.');
        await clear(client);
      }
      return [
        resultOf({
          id: 'server-import',
          unit: 'ms',
          samples: samples.map(({ milliseconds }) => milliseconds),
          baseline: { id: 'copy', samples: baseline },
          details: {
            records: samples[0]?.created ?? 0,
            peakMegabytes: round(median(samples.map(({ peak }) => peak))),
            idleMegabytes: round(median(samples.map(({ idle }) => idle))),
          },
        }),
      ];
    } finally {
      await client.end();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Neither is to pay for what the other has left to be written out. */
async function clear(client: pg.Client): Promise<void> {
  await client.query(`TRUNCATE ${TABLE}`);
  await client.query('CHECKPOINT');
}

/** As one file of JavaScript, so that neither time nor memory goes into reading TypeScript. */
async function buildWorker(): Promise<string> {
  const outfile = join(import.meta.dirname, '../../.cache/bench/import-worker.js');
  const entry = join(import.meta.dirname, '../import-worker.ts');
  const shape = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  await build({ entryPoints: [entry], outfile, ...shape, logLevel: 'error' });
  return outfile;
}

async function runWorker(
  script: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<ImportRun> {
  const worker = spawn(process.execPath, [script, file], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer, [code]] = await Promise.all([text(worker.stdout), once(worker, 'close') as Promise<[number]>]);
  if (code !== 0) throw new Error('The worker could not run the import.');
  return JSON.parse(answer) as ImportRun;
}
