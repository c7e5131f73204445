import type { Figures } from './results.js';

/** A column of the tables. Less is better for all of them. */
export interface Measure {
  readonly id: keyof Omit<Figures, 'rows'>;
  readonly name: string;
  /** What is measured, for the method. */
  readonly what: string;
  readonly format: (value: number) => string;
}

export const MEASURES: readonly Measure[] = [
  {
    id: 'firstRows',
    name: 'first rows',
    what: 'from the choice of the file to the frame that shows rows; for a reader without screens, to its first rows',
    format: time,
  },
  {
    id: 'delivered',
    name: 'all rows',
    what: 'from the choice of the file until the page has all rows, with all checks and without edits',
    format: time,
  },
  {
    id: 'edit',
    name: 'edit',
    what: 'from the key that ends the edit of a cell to the frame that shows the cell with its verdict; median of four',
    format: time,
  },
  {
    id: 'longestTask',
    name: 'longest task',
    what: 'the longest time for which the page could not react; the browser counts from 50 ms',
    format: (value) => (value === 0 ? 'under 50 ms' : time(value)),
  },
  {
    id: 'processor',
    name: 'processor',
    what: 'time that cores worked for the page and its workers, without edits',
    format: time,
  },
  {
    id: 'memory',
    name: 'memory',
    what: 'how far the process of the page grew at most',
    format: size,
  },
  {
    id: 'codeSize',
    name: 'code',
    what: 'scripts and styles fetched until the end, compressed, without React',
    format: size,
  },
];

export function time(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds).toLocaleString('en')} s`;
}

export function size(bytes: number): string {
  if (bytes < 999_500) return `${Math.round(bytes / 1e3)} KB`;
  return bytes < 9.995e9 ? `${Math.round(bytes / 1e6).toLocaleString('en')} MB` : `${Math.round(bytes / 1e9)} GB`;
}
