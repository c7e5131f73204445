import { simulate } from './simulate.js';
import type { Load, Setting } from './simulate.js';

export interface ReportOptions {
  readonly machines: readonly number[];
  readonly threads: number;
  readonly threadRate: number;
  readonly databaseRate: number;
  readonly hours: number;
  readonly seed: number;
}

/** Small imports of many users beside some huge ones. A short import has at most 1 MiB, some 8,000 rows. */
const LOADS: readonly Load[] = [
  { name: '200 rows', rows: 200, perHour: 1800 },
  { name: '50,000 rows', rows: 50_000, perHour: 120 },
  { name: '1,000,000 rows', rows: 1_000_000, perHour: 12 },
];
const SHORT_ROWS = 8000;
/** Multiples of these loads. */
const FACTORS = [1, 10, 20, 30] as const;

const HEAD = ['machines', 'load', ...LOADS.map(({ name }) => `p95 of ${name}`), 'threads', 'database', 'left'];

/** A table of text: how long imports take for each number of machines and each multiple of the load. */
export function report({ machines, ...setting }: ReportOptions): string {
  const rows = machines.flatMap((count) => FACTORS.map((factor) => rowOf({ ...setting, machines: count }, factor)));
  const widths = HEAD.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padStart(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [HEAD, ...rows].map((row) => `${line(row)}\n`).join('');
}

function rowOf(setting: Omit<Setting, 'loads' | 'shortRows'>, factor: number): readonly string[] {
  const loads = LOADS.map((load) => ({ ...load, perHour: load.perHour * factor }));
  const result = simulate({ ...setting, shortRows: SHORT_ROWS, loads });
  return [
    String(setting.machines),
    `${factor} x`,
    ...result.loads.map(({ p95 }) => seconds(p95)),
    percent(result.threadUse),
    percent(result.databaseUse),
    String(result.left),
  ];
}

function seconds(value: number): string {
  if (Number.isNaN(value)) return 'none';
  return value < 10 ? `${value.toFixed(1)} s` : `${Math.round(value).toLocaleString('en')} s`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
