import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { startPostgres } from '../server/testing/start-postgres.js';
import { IMPORT_MODEL } from './import-model.js';

export interface ImportRun {
  readonly milliseconds: number;
  readonly imported: number;
  /** Megabytes of the worker: peak, and before the import. */
  readonly peak: number;
  readonly idle: number;
}

interface Work {
  readonly file: string;
  /** Where the rows go: records of a model, or a file of the job. */
  readonly target: 'model' | 'none';
  /** Number of imports per worker, one after the other. Default 1. */
  readonly jobs?: number;
  /** Number of workers. Default 1. */
  readonly workers?: number;
  /** Whether each worker is pinned to its own core, where the system supports it. Default false. */
  readonly coreEach?: boolean;
}

/** A PostgreSQL server, and workers that run imports into it. */
export interface ImportWorld {
  readonly address: string;
  /** Removed together with the world. */
  readonly folder: string;
  /** Starts the workers, lets them begin at the same moment, and returns what each of them reports. */
  run(work: Work): Promise<readonly ImportRun[]>;
  close(): Promise<void>;
}

export async function openImportWorld(): Promise<ImportWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-imports-'));
  const configPath = join(folder, 'rowgate.config.json');
  await writeFile(configPath, JSON.stringify({ models: [IMPORT_MODEL] }));
  const script = await buildWorker();
  const { address, stop } = await startPostgres();
  const environment = {
    // The bench runs the jobs itself.
    ROLE: 'web',
    DATABASE_URL: address,
    ROWGATE_CONFIG: configPath,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'a password of the bench',
  };
  return {
    address,
    folder,
    async run({ file, target, jobs = 1, workers = 1, coreEach = false }) {
      const started = [];
      for (let worker = 0; worker < workers; worker += 1) {
        started.push(
          await startWorker([script, file, target, String(jobs)], { environment, core: coreEach ? worker : undefined }),
        );
      }
      return Promise.all(started.map((go) => go()));
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Compiled to JavaScript, so that neither time nor memory is spent on TypeScript. */
async function buildWorker(): Promise<string> {
  const outdir = join(import.meta.dirname, '../.cache/bench');
  const entryPoints = {
    'import-worker': join(import.meta.dirname, 'import-worker.ts'),
    'task-thread': join(import.meta.dirname, '../server/main/task-thread.ts'),
  };
  const shape = { bundle: true, splitting: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  await build({ entryPoints, outdir, ...shape, logLevel: 'error' });
  return join(outdir, 'import-worker.js');
}

const PIN = ['/usr/bin/taskset', '/bin/taskset'].find(existsSync);

/** Resolves once the worker is ready, with a function that starts it. */
async function startWorker(
  parameters: readonly string[],
  { environment, core }: { readonly environment: Readonly<Record<string, string>>; readonly core: number | undefined },
): Promise<() => Promise<ImportRun>> {
  const pinned = PIN !== undefined && core !== undefined ? [PIN, '-c', String(core % cpus().length)] : [];
  const [command = '', ...rest] = [...pinned, process.execPath, ...parameters];
  const worker = spawn(command, rest, {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(worker, 'close') as Promise<[number]>;
  const isReady = once(worker.stdout, 'data');
  await Promise.race([isReady, closed]);
  const report = text(worker.stdout);
  return async () => {
    worker.stdin.end();
    const [output, [code]] = await Promise.all([report, closed]);
    if (code !== 0) throw new Error('A worker could not run its imports.');
    return JSON.parse(output) as ImportRun;
  };
}
