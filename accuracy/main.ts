import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/run-command.js';
import type { AccuracyResult, AccuracySet } from './accuracy-set.js';
import { ENCODING_SETS } from './encodings.js';
import { MAPPING_SETS } from './mapping.js';
import { TABLE_SETS } from './tables.js';
import { VALUE_KINDS_SET } from './value-kinds.js';
import { VALUE_SETS } from './values.js';

const SETS: readonly AccuracySet[] = [...ENCODING_SETS, ...MAPPING_SETS, VALUE_KINDS_SET, ...TABLE_SETS, ...VALUE_SETS];
/** Wrong cases printed for each set; `--json` has all of them. */
const PRINTED = 10;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
  const only = values.only === undefined ? null : new Set(values.only.split(',').map((id) => id.trim()));
  const unknown = [...(only ?? [])].filter((id) => !SETS.some((set) => set.id === id));
  if (unknown.length > 0) {
    throw new Error(`Unknown set: ${unknown.join(', ')}. Available: ${SETS.map(({ id }) => id).join(', ')}.`);
  }
  const results: AccuracyResult[] = [];
  for (const set of SETS.filter(({ id }) => only?.has(id) ?? true)) {
    const result = await set.run();
    if (result === null) {
      process.stdout.write(`${set.id.padEnd(32)} not measured: its files are missing\n`);
      continue;
    }
    results.push(result);
    process.stdout.write(textOf(result, only !== null));
  }
  if (values.json === undefined) return;
  await mkdir(dirname(values.json), { recursive: true });
  await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

function textOf({ id, right, of, wrong, details }: AccuracyResult, isDetailed: boolean): string {
  const share = of === 0 ? 0 : (100 * right) / of;
  const more = details ? `  ${JSON.stringify(details)}` : '';
  const listed = isDetailed ? wrong.slice(0, PRINTED).map((text) => `  ${text}\n`) : [];
  return `${id.padEnd(32)} ${share.toFixed(1).padStart(5)}%  ${round(right)} of ${round(of)}${more}\n${listed.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

await runCommand(main);
