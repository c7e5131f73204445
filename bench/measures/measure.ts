import type { Browser } from 'playwright';
import type { BenchResult } from '../result.js';

export interface MeasureContext {
  readonly rows: number;
  readonly runs: number;
}

export interface PageContext extends MeasureContext {
  /** The URL of the built pages. */
  readonly address: string;
  readonly file: string;
  readonly smallFile: string;
  readonly fileSize: number;
  launch(): Promise<Browser>;
}

/** A benchmark; it may return several figures. */
interface MeasureOf<Context> {
  readonly ids: readonly string[];
  run(context: Context, wanted: ReadonlySet<string>): Promise<BenchResult[]>;
}

/** Runs in a browser, on the built pages and a file of rows. */
export type PageMeasure = MeasureOf<PageContext>;

/** Runs without a browser. */
export type Measure = MeasureOf<MeasureContext>;
