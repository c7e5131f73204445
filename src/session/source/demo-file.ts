import type { LayoutOverrides } from '../../engine/index.js';
import type { DemoFile } from '../options/session-options.js';

/** Layout of rows given as objects. */
export const DEMO_ROWS_LAYOUT: LayoutOverrides = {
  encoding: 'utf-8',
  delimiter: ',',
  quote: '"',
  header: { start: 0, rows: 1 },
};

/** Whether a value has one of the two shapes of `demoData`. */
export function isDemoData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((row: unknown) => typeof row === 'object' && row !== null);
  const { fileName, csvContent } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof fileName === 'string' && typeof csvContent === 'string';
}

/** Demo rows as a file, so that they are read like any other. */
export function demoFile(demo: DemoFile | readonly Readonly<Record<string, unknown>>[]): File {
  if ('csvContent' in demo) return new File([demo.csvContent], demo.fileName, { type: 'text/csv' });
  const names = [...new Set(demo.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...demo.map((row) => names.map((name) => row[name]))];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\n');
  return new File([text], 'demo.csv', { type: 'text/csv' });
}

function quoted(value: unknown): string {
  return `"${textOf(value).replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}
