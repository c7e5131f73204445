import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { plotSvg } from '../bench/plot.js';
import { buildServer } from '../scripts/build/server.js';
import { runCommand } from '../scripts/run-command.js';
import { readSeed } from './pauses.js';
import { memoryPlot, reportTable } from './report.js';
import { runScenario } from './run-scenario.js';
import type { ScenarioResult } from './scenario.js';
import { SCENARIOS } from './scenarios/scenarios.js';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      json: { type: 'string' },
      plot: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const only = values.only?.split(',').map((id) => id.trim());
  const known = SCENARIOS.map(({ id }) => id);
  const unknown = (only ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Available: ${known.join(', ')}.`);
  const seed = readSeed(values.seed);
  process.stderr.write(`The pauses between faults are those of --seed ${seed}.\n`);

  const cache = join(import.meta.dirname, '../.cache');
  await mkdir(cache, { recursive: true });
  // As deep as `dist/server`, because the server looks up the package manifest by relative path.
  const builtServer = await mkdtemp(join(cache, 'faults-'));
  const results: ScenarioResult[] = [];
  try {
    await buildServer(builtServer);
    for (const scenario of SCENARIOS.filter(({ id }) => only?.includes(id) ?? true)) {
      for (const database of scenario.on) {
        const result = await runScenario(scenario, { database, builtServer, seed });
        results.push(result);
        process.stderr.write(`${result.id} ${database}: ${[result.outcome, ...result.notes].join('\n  ')}\n`);
        if (values.json !== undefined) await writeResults(values.json, { seed, results });
      }
    }
  } finally {
    await rm(builtServer, { recursive: true, force: true });
  }
  const plot = memoryPlot(results);
  if (values.plot !== undefined && plot !== undefined) await writeFile(values.plot, plotSvg(plot));
  process.stdout.write(reportTable(results));
  if (results.some(({ outcome }) => outcome === 'broken')) process.exitCode = 1;
}

async function writeResults(
  path: string,
  run: { readonly seed: number; readonly results: readonly ScenarioResult[] },
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify({ node: process.version, ...run }, null, 2)}\n`);
}

await runCommand(main);
