import type { Plot } from '../bench/plot.js';
import type { ScenarioResult } from './scenario.js';
import { SCENARIOS } from './scenarios/scenarios.js';

/** The results as a table in Markdown. */
export function reportTable(results: readonly ScenarioResult[]): string {
  const rows = [
    ['scenario', 'fault', 'database', 'claims', 'acknowledged', 'responses', 'figures'],
    ...results.map((result) => [
      result.id,
      SCENARIOS.find(({ id }) => id === result.id)?.what ?? '',
      result.database,
      result.outcome === 'held' ? 'held' : `${result.outcome}: ${result.notes.join('; ')}`,
      `${result.acknowledged.rows.toLocaleString('en')} rows, ${result.acknowledged.records} records`,
      listOf(result.statuses),
      listOf(result.figures),
    ]),
  ];
  const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |\n`);
  return [head, `|${'---|'.repeat(rows[0]?.length ?? 0)}\n`, ...body].join('');
}

/** Memory of the server during the scenarios that measure it; `undefined` without one. */
export function memoryPlot(results: readonly ScenarioResult[]): Plot | undefined {
  const lines = results
    .filter(({ curve }) => curve.length > 1)
    .map(({ database, curve }) => ({ name: `${database} database`, points: curve }));
  if (lines.length === 0) return undefined;
  return {
    title: 'Memory of the server during the requests of an hour',
    x: { label: 'minutes at ten requests per second', scale: 'linear', format: String },
    y: { label: 'MB', scale: 'linear', format: (value) => value.toLocaleString('en') },
    lines,
  };
}

function listOf(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name === '0' ? 'none' : name}: ${value.toLocaleString('en')}`)
    .join(', ');
}
