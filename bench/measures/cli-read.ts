import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { benchFile } from '../bench-file.js';
import { resultOf } from '../result.js';
import type { Measure } from './measure.js';

/** About 100 MB. */
const MOST_ROWS = 625_000;
const ROOT = join(import.meta.dirname, '../..');
const OURS = [join(ROOT, 'bin/rowgate.js'), 'read', '--json'];
const THEIRS = [join(ROOT, 'bench/papaparse-lines.js')];

/** A file printed as lines of JSON by `rowgate read`, compared with PapaParse; each time in a new process. */
export const cliRead: Measure = {
  ids: ['cli-read'],
  async run({ rows, runs }) {
    if (!existsSync(join(ROOT, 'dist/cli/cli.js'))) {
      throw new Error('The command is not built. Run `npm run build` first.');
    }
    const file = await benchFile(Math.min(rows, MOST_ROWS));
    const [ours, theirs] = [await digestOfRows([...OURS, file]), await digestOfRows([...THEIRS, file])];
    if (ours !== theirs) throw new Error('The command and PapaParse print different rows.');
    const samples: number[] = [];
    const baseline: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      baseline.push(await timeOf([...THEIRS, file]));
      samples.push(await timeOf([...OURS, file]));
    }
    return [resultOf({ id: 'cli-read', unit: 'ms', samples, baseline: { id: 'papaparse-step', samples: baseline } })];
  },
};

async function timeOf(parameters: readonly string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${parameters.join(' ')} ended with ${code}.`);
  return performance.now() - start;
}

/** Of all printed lines that are arrays; the first line of the command describes the file. */
async function digestOfRows(parameters: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const digest = createHash('sha256');
  let isBeginning = true;
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const isDescribed = isBeginning && chunk[0] === '{'.charCodeAt(0);
    isBeginning = false;
    digest.update(isDescribed ? chunk.subarray(chunk.indexOf('\n') + 1) : chunk);
  }
  return digest.digest('hex');
}
