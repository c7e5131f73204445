import type { Browser } from 'playwright';
import type { BenchResult } from '../result.js';

export interface MeasureContext {
  /** Of the built pages. */
  readonly address: string;
  readonly file: string;
  readonly smallFile: string;
  readonly fileSize: number;
  readonly rows: number;
  readonly runs: number;
  launch(): Promise<Browser>;
}

/** Something that can be measured; it may give several figures. */
export interface Measure {
  readonly ids: readonly string[];
  run(context: MeasureContext, wanted: ReadonlySet<string>): Promise<BenchResult[]>;
}
