import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { benchWorkbook } from '../bench-file.js';
import { median, resultOf, round } from '../result.js';
import type { BenchResult } from '../result.js';
import type { Measure } from './measure.js';

const run = promisify(execFile);
const ROWS = 150_000;
const FULL_SHEET = 1_048_576;
const BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

interface Reading {
  readonly milliseconds: number;
  /** The process at its largest. */
  readonly memory: number;
  /** Of the text or XML. */
  readonly size: number;
}

type Read = (path: string, reader: 'own' | 'sheetjs' | 'unpacking') => Promise<Reading>;

/**
 * From a workbook on disk to delimited text, each time in a new process: 150,000 rows of ten columns, compared with
 * SheetJS; and a full sheet, compared with unpacking it. Both times are also given as multiples of unpacking.
 */
export const excelRead: Measure = {
  ids: ['excel-read', 'excel-full-sheet'],
  async run({ runs }, wanted) {
    const folder = await mkdtemp(join(tmpdir(), 'rowgate-bench-'));
    const script = join(folder, 'read-workbook.mjs');
    const entry = join(import.meta.dirname, '../read-workbook.ts');
    const banner = { js: BANNER };
    await build({ entryPoints: [entry], outfile: script, bundle: true, platform: 'node', format: 'esm', banner });
    const read: Read = async (path, reader) => {
      const { stdout } = await run(process.execPath, [script, path, reader]);
      return JSON.parse(stdout) as Reading;
    };
    try {
      const results: BenchResult[] = [];
      if (wanted.has('excel-read')) results.push(await againstSheetJs(read, runs));
      if (wanted.has('excel-full-sheet')) results.push(await fullSheet(read, runs));
      return results;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

async function againstSheetJs(read: Read, runs: number): Promise<BenchResult> {
  const path = await benchWorkbook(ROWS);
  const [own, sheetjs, unpacking]: [Reading[], Reading[], Reading[]] = [[], [], []];
  for (let index = 0; index < runs; index += 1) {
    unpacking.push(await read(path, 'unpacking'));
    own.push(await read(path, 'own'));
    sheetjs.push(await read(path, 'sheetjs'));
  }
  if (own[0]?.size !== sheetjs[0]?.size) throw new Error('The readers have made different texts of the workbook.');
  return resultOf({
    id: 'excel-read',
    unit: 'ms',
    samples: times(own),
    baseline: { id: 'sheetjs', samples: times(sheetjs) },
    details: {
      unpacking: round(median(times(unpacking))),
      perUnpacking: round(median(times(own)) / median(times(unpacking))),
      memory: memoryOf(own),
      memoryOfSheetJs: memoryOf(sheetjs),
    },
  });
}

async function fullSheet(read: Read, runs: number): Promise<BenchResult> {
  const path = await benchWorkbook(FULL_SHEET);
  const [own, unpacking]: [Reading[], Reading[]] = [[], []];
  for (let index = 0; index < Math.min(3, runs); index += 1) {
    unpacking.push(await read(path, 'unpacking'));
    own.push(await read(path, 'own'));
  }
  return resultOf({
    id: 'excel-full-sheet',
    unit: 'ms',
    samples: times(own),
    baseline: { id: 'unpacking', samples: times(unpacking) },
    details: { memory: memoryOf(own), text: own[0]?.size ?? 0, xml: unpacking[0]?.size ?? 0 },
  });
}

function times(readings: readonly Reading[]): readonly number[] {
  return readings.map(({ milliseconds }) => milliseconds);
}

/** Megabytes. */
function memoryOf(readings: readonly Reading[]): number {
  return Math.round(median(readings.map(({ memory }) => memory)) / 1e6);
}
