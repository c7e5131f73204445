import type { DemoFile } from './session-options.js';

/** Demo rows as a file, so that they take the way every file takes. */
export function demoFile(demo: DemoFile | readonly Readonly<Record<string, unknown>>[]): File {
  if ('csvContent' in demo) return new File([demo.csvContent], demo.fileName, { type: 'text/csv' });
  const names = [...new Set(demo.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...demo.map((row) => names.map((name) => row[name]))];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\n');
  return new File([text], 'demo.csv', { type: 'text/csv' });
}

function quoted(value: unknown): string {
  return `"${String(value ?? '').replaceAll('"', '""')}"`;
}
