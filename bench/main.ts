import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { findChromium } from '../scripts/find-chromium.js';
import { launchBrowser } from './browser.js';
import { writeBenchFile } from './make-file.js';
import { eagerSize } from './measures/eager-size.js';
import { first50 } from './measures/first-50.js';
import type { Measure } from './measures/measure.js';
import { memory } from './measures/memory.js';
import { parseValidate } from './measures/parse-validate.js';
import { review } from './measures/review.js';
import { readOptions } from './options.js';
import type { BenchResult } from './result.js';
import { startServer } from './server.js';

const MEASURES: readonly Measure[] = [eagerSize, parseValidate, first50, memory, review];
const SMALL_ROWS = 10_000;
const FILES = join(import.meta.dirname, '..', '.cache', 'bench');

async function main(): Promise<void> {
  const { json, rows, runs, only } = readOptions(process.argv.slice(2));
  const known = new Set(MEASURES.flatMap(({ ids }) => ids));
  const unknown = [...(only ?? [])].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`There is no measure ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`);

  const chromium = await findChromium();
  const file = await benchFile(rows);
  const smallFile = await benchFile(Math.min(rows, SMALL_ROWS));
  const { size: fileSize } = await stat(file);
  const server = await startServer();
  const results: BenchResult[] = [];
  const stop = (): never => {
    server.stop();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const launch = (): ReturnType<typeof launchBrowser> => launchBrowser(chromium);
    for (const measure of MEASURES) {
      const wanted = new Set(measure.ids.filter((id) => only?.has(id) ?? true));
      if (wanted.size === 0) continue;
      const context = { address: server.address, file, smallFile, fileSize, rows, runs, launch };
      try {
        results.push(...(await measure.run(context, wanted)));
      } catch (error) {
        // What the others have measured stands.
        process.stderr.write(`${[...wanted].join(', ')}: ${reasonOf(error)}\n`);
        process.exitCode = 1;
      }
      for (const result of results.filter(({ id }) => wanted.has(id))) process.stdout.write(`${lineOf(result)}\n`);
      if (json !== undefined) await writeResults(json, { machine: machine(), rows, results });
    }
  } finally {
    server.stop();
  }
}

async function writeResults(path: string, results: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Kept between runs: the same rows every time. */
async function benchFile(rows: number): Promise<string> {
  const path = join(FILES, `rows-${rows}.csv`);
  if (existsSync(path)) return path;
  process.stdout.write(`Writing a file of ${rows} rows.\n`);
  await mkdir(FILES, { recursive: true });
  await writeBenchFile(`${path}.part`, rows);
  await rename(`${path}.part`, path);
  return path;
}

function lineOf({ id, value, unit, baseline, ratio, details }: BenchResult): string {
  const against = baseline ? `  ${ratio} x ${baseline.id} (${baseline.value})` : '';
  const more = details ? `  ${JSON.stringify(details)}` : '';
  return `${id.padEnd(20)} ${value} ${unit}${against}${more}`;
}

function machine(): Record<string, string | number> {
  const [first] = cpus();
  return {
    cpu: first?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
  };
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
