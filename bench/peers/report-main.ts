import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../scripts/run-command.js';
import { plotSvg } from '../plot.js';
import { PLOTS } from './plots.js';
import { reportText } from './report.js';
import type { PeersReport } from './results.js';

const DOCS = join(import.meta.dirname, '../../docs');

async function main([path, ...more]: readonly string[]): Promise<void> {
  if (path === undefined || more.length > 0) throw new Error('Usage: npm run bench:peers:report FILE');
  const report = JSON.parse(await readFile(path, 'utf8')) as PeersReport;
  for (const { file, isIn, plotOf } of PLOTS) {
    if (isIn(report)) await writeFile(join(DOCS, 'images', file), plotSvg(plotOf(report)));
  }
  await writeFile(join(DOCS, 'benchmarks.md'), reportText(report));
}

await runCommand(() => main(process.argv.slice(2)));
