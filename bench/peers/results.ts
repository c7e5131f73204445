import type { machine } from '../machine.js';
import { median, round } from '../result.js';
import type { Import } from './drive.js';
import type { Format } from './peers.js';

/** All figures are medians of the runs, in milliseconds and bytes. */
export type Figures = { readonly [Name in keyof Import]: number };

/** A peer with one file. Without `figures`, `failure` is the reason. */
export interface CaseResult {
  readonly peer: string;
  readonly format: Format;
  readonly rows: number;
  readonly runs: number;
  readonly figures?: Figures;
  readonly failure?: string;
  /** The times until delivery of all runs. */
  readonly samples: readonly number[];
}

/** The file that `npm run bench:peers -- --json FILE` writes. */
export interface PeersReport {
  readonly date: string;
  readonly machine: ReturnType<typeof machine>;
  /** Average number of processes that wanted a core, before each case; above the number of cores, they waited. */
  readonly load: readonly number[];
  readonly limitSeconds: number;
  readonly chromium: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly results: readonly CaseResult[];
}

export function mediansOf(imports: readonly Import[]): Figures {
  const names = Object.keys(imports[0] ?? {}) as (keyof Import)[];
  const medians = names.map((name) => [name, round(median(imports.map((one) => one[name] ?? Number.NaN)))]);
  return Object.fromEntries(medians) as Figures;
}
