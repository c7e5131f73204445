import type { DatabaseKind } from '../server/testing/databases.js';
import type { NextPause } from './pauses.js';
import type { World } from './world.js';

/** What happens to a running server. Its claims are checked afterwards, whatever the scenario. */
export interface Scenario {
  readonly id: string;
  /** One line for the table of results. */
  readonly what: string;
  readonly on: readonly DatabaseKind[];
  /** Why it cannot run on this machine, if so. */
  readonly missing?: () => Promise<string | undefined>;
  /** Resolves with figures for the report; adds broken claims to the ledger. */
  run(open: (options?: OpenOptions) => Promise<World>, nextPause: NextPause): Promise<Readonly<Record<string, number>>>;
}

export interface OpenOptions {
  readonly settings?: object;
  readonly variables?: Readonly<Record<string, string>>;
  readonly dataDir?: string;
}

export interface ScenarioResult {
  readonly id: string;
  readonly database: DatabaseKind;
  readonly outcome: 'held' | 'broken' | 'skipped';
  readonly seconds: number;
  /** Broken claims, or why the scenario was skipped. */
  readonly notes: readonly string[];
  readonly acknowledged: { readonly rows: number; readonly records: number };
  readonly statuses: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  /** As in `World`. */
  readonly curve: readonly (readonly [number, number])[];
}
