import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The file for the figures as JSON; without it, they are only printed. */
  readonly json: string | undefined;
  readonly rows: number;
  readonly runs: number;
  /** Ids of the benchmarks to run; all by default. */
  readonly only: ReadonlySet<string> | undefined;
}

export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      json: { type: 'string' },
      rows: { type: 'string', default: '1000000' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  return {
    json: values.json,
    rows: wholeNumber('--rows', values.rows),
    runs: wholeNumber('--runs', values.runs),
    only: values.only === undefined ? undefined : new Set(values.only.split(',').map((id) => id.trim())),
  };
}

export function wholeNumber(name: string, text: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} is "${text}"; it must be a whole number above 0.`);
  return value;
}
