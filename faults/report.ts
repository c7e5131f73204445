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

function listOf(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name === '0' ? 'none' : name}: ${value.toLocaleString('en')}`)
    .join(', ');
}
