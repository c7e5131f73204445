import type { ReportOptions } from './report.js';

/** Rates as measured for docs/scaling.md. Each machine has two threads for imports and its own processors. */
export const DEFAULTS = {
  machines: '1,2,4',
  threads: '2',
  'thread-rate': '60000',
  'database-rate': '200000',
  hours: '6',
  seed: '1',
} as const;

type Name = keyof typeof DEFAULTS;

export function readReportOptions(given: Readonly<Record<string, unknown>>): ReportOptions {
  const numbers = (name: Name): readonly number[] => {
    const value = given[name];
    const text = typeof value === 'string' ? value : DEFAULTS[name];
    const read = text.split(',').map(Number);
    if (read.every((one) => Number.isInteger(one) && one > 0)) return read;
    throw new Error(`--${name} is "${text}"; it must be a whole number above 0.`);
  };
  const number = (name: Name): number => numbers(name)[0]!;
  return {
    machines: numbers('machines'),
    threads: number('threads'),
    threadRate: number('thread-rate'),
    databaseRate: number('database-rate'),
    hours: number('hours'),
    seed: number('seed'),
  };
}
