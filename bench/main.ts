import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { runCommand } from '../scripts/run-command.js';
import { findChromium } from '../scripts/testing/find-browser.js';
import { launchBrowser } from './browser.js';
import { benchFile } from './bench-file.js';
import { allRows } from './measures/all-rows.js';
import { apiReads } from './measures/api-reads.js';
import { changes } from './measures/changes.js';
import { cliRead } from './measures/cli-read.js';
import { deliverRows } from './measures/deliver-rows.js';
import { eagerSize } from './measures/eager-size.js';
import { excelRead } from './measures/excel-read.js';
import { find } from './measures/find.js';
import { first50 } from './measures/first-50.js';
import { firstPaint } from './measures/first-paint.js';
import type { Measure, MeasureContext, PageContext, PageMeasure } from './measures/measure.js';
import { importLatency } from './measures/import-latency.js';
import { memory } from './measures/memory.js';
import { parseValidate } from './measures/parse-validate.js';
import { review } from './measures/review.js';
import { serverImport } from './measures/server-import.js';
import { suggestLatency } from './measures/suggest-latency.js';
import { twoWorkers } from './measures/two-workers.js';
import { machine } from './machine.js';
import { readOptions } from './options.js';
import type { BenchResult } from './result.js';
import { startServer } from './server.js';

const MEASURES: readonly Measure[] = [
  eagerSize,
  apiReads,
  cliRead,
  serverImport,
  suggestLatency,
  twoWorkers,
  importLatency,
  excelRead,
];
const PAGE_MEASURES: readonly PageMeasure[] = [
  firstPaint,
  parseValidate,
  first50,
  memory,
  review,
  deliverRows,
  find,
  allRows,
  changes,
];
const SMALL_ROWS = 10_000;

async function main(): Promise<void> {
  const { json, rows, runs, only } = readOptions(process.argv.slice(2));
  const known = new Set([...MEASURES, ...PAGE_MEASURES].flatMap(({ ids }) => ids));
  const unknown = [...(only ?? [])].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${[...known].join(', ')}.`);

  const results: BenchResult[] = [];
  const wantedOf = ({ ids }: Pick<Measure, 'ids'>): ReadonlySet<string> =>
    new Set(ids.filter((id) => only?.has(id) ?? true));
  const take = async (wanted: ReadonlySet<string>, measured: Promise<readonly BenchResult[]>): Promise<void> => {
    try {
      results.push(...(await measured));
    } catch (error) {
      // The results of the other benchmarks are kept.
      process.stderr.write(`${[...wanted].join(', ')}: ${reasonOf(error)}\n`);
      process.exitCode = 1;
    }
    for (const result of results.filter(({ id }) => wanted.has(id))) process.stdout.write(`${lineOf(result)}\n`);
    if (json !== undefined) await writeResults(json, { machine: machine(), rows, results });
  };

  for (const measure of MEASURES) {
    const wanted = wantedOf(measure);
    if (wanted.size > 0) await take(wanted, measure.run({ rows, runs }, wanted));
  }
  const onPages = PAGE_MEASURES.filter((measure) => wantedOf(measure).size > 0);
  if (onPages.length === 0) return;
  const { context, stop } = await openPages({ rows, runs });
  try {
    for (const measure of onPages) await take(wantedOf(measure), measure.run(context, wantedOf(measure)));
  } finally {
    await stop();
  }
}

/** What benchmarks in a browser need: a file of rows, a server with the built pages, a browser. */
async function openPages({ rows, runs }: MeasureContext): Promise<{ context: PageContext; stop: () => Promise<void> }> {
  const chromium = await findChromium();
  const file = await benchFile(rows);
  const smallFile = await benchFile(Math.min(rows, SMALL_ROWS));
  const { size: fileSize } = await stat(file);
  const server = await startServer();
  const end = (): void => {
    void server.stop().then(() => process.exit(1));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  const launch = (): ReturnType<typeof launchBrowser> => launchBrowser(chromium);
  return { context: { address: server.address, file, smallFile, fileSize, rows, runs, launch }, stop: server.stop };
}

async function writeResults(path: string, results: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function lineOf({ id, value, unit, baseline, ratio, details }: BenchResult): string {
  const against = baseline ? `  ${ratio} x ${baseline.id} (${baseline.value})` : '';
  const more = details ? `  ${JSON.stringify(details)}` : '';
  return `${id.padEnd(20)} ${value} ${unit}${against}${more}`;
}

await runCommand(main);
