import type { DatabaseKind } from '../server/testing/databases.js';
import { createPauses } from './pauses.js';
import type { Scenario, ScenarioResult } from './scenario.js';
import { openWorld } from './world.js';
import type { World } from './world.js';

/** Minutes; a scenario that takes longer is stuck itself. */
const LONGEST = 10;

interface ScenarioOptions {
  readonly database: DatabaseKind;
  readonly builtServer: string;
  /** Decides on the pauses between faults. */
  readonly seed: number;
}

export async function runScenario(
  scenario: Scenario,
  { database, builtServer, seed }: ScenarioOptions,
): Promise<ScenarioResult> {
  const start = performance.now();
  const reason = await scenario.missing?.();
  let world: World | undefined;
  let figures: Readonly<Record<string, number>> = {};
  const failures: string[] = [];
  if (reason === undefined) {
    const run = scenario.run(
      async (options) => (world = await openWorld({ kind: database, builtServer, ...options })),
      createPauses(seed, `${scenario.id} ${database}`),
    );
    try {
      figures = await within(LONGEST, run);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    } finally {
      await world?.close();
    }
  }
  const notes = reason === undefined ? [...failures, ...(world?.ledger.violations ?? [])] : [reason];
  const acknowledged = (world?.ledger.files ?? []).filter(({ id }) => id !== undefined);
  return {
    id: scenario.id,
    database,
    outcome: reason !== undefined ? 'skipped' : notes.length === 0 ? 'held' : 'broken',
    seconds: Math.round((performance.now() - start) / 100) / 10,
    notes,
    acknowledged: {
      rows: acknowledged.reduce((sum, { rows }) => sum + rows, 0),
      records: [...(world?.ledger.contacts.values() ?? [])].filter(Boolean).length,
    },
    statuses: Object.fromEntries(world?.ledger.statuses ?? []),
    figures,
    curve: world?.curve ?? [],
  };
}

async function within<T>(minutes: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the scenario did not end within ${minutes} minutes`)), minutes * 60_000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
