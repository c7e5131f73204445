import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { Engine } from '../engine-calls.js';
import { changes, makeChange } from '../testing/change-arbitrary.js';
import type { Change } from '../testing/change-arbitrary.js';
import { reviewing, reviewState } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'age', label: 'Age', type: 'number' },
  { id: 'tel', label: 'Tel', type: 'phone', country: 'DE' },
];
const IDS = COLUMNS.map(({ id }) => id);
const ROWS = 12;
const TEXT = ['Name,Age,Tel', ...Array.from({ length: ROWS }, (_, row) => `P${row % 9},${row},0171 ${row}23456`)].join(
  '\n',
);

type Action =
  Change | { readonly do: 'undo' } | { readonly do: 'redo' } | { readonly do: 'deliver'; readonly most: number };

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: changes(IDS, ROWS) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deliver' as const), most: fc.integer({ min: 1, max: 5 }) }) },
);

async function perform(engine: Engine, given: Action): Promise<void> {
  if (given.do === 'deliver') await deliver(engine, given.most);
  else if (given.do === 'undo' || given.do === 'redo') await engine.call(`edit-${given.do}`, {});
  else await makeChange(engine, given);
}

/** Delivers some rows, rejects every third of them, and stops. */
async function deliver(engine: Engine, most: number): Promise<void> {
  let count = 0;
  const rejected: number[] = [];
  await engine
    .call(
      'result-deliver',
      { batchSize: 2, rowHandling: 'include', resume: true },
      {
        onAsk: async ({ rowIndexes }) => {
          count += 1;
          if (count > most) throw new Error('Stopped.');
          if (count % 3 !== 0) return null;
          rejected.push(rowIndexes[0]!);
          return [0];
        },
      },
    )
    .catch(() => undefined);
  await engine.call('rows-refuse', { findings: rejected.map((index) => ({ index, message: 'No.' })) });
}

/** Another engine with the same file and the work that was kept. */
async function restored(engine: Engine): Promise<Engine> {
  const work = await engine.call('work-read', {});
  const again = createEngine();
  const { layout } = await engine.call('table-index', {});
  await again.call('table-open', { blob: new Blob([TEXT]), fileName: 'a.csv', overrides: {}, fixed: layout });
  await again.call('work-restore', { work });
  await validate(again);
  return again;
}

/** Validates all rows again, as after going back to the mapping. */
async function validate(engine: Engine): Promise<void> {
  const { layout } = await engine.call('table-index', {});
  const plan = {
    columns: COLUMNS,
    dynamicColumns: [],
    layout,
    mapping: IDS,
    optionMatches: [],
    formats: [],
    operations: [],
    rowHandling: 'include' as const,
    includeUnmatchedColumns: false,
  };
  await engine.call('validation-run', { plan, hostChecks: false, keepsWork: true });
}

/** Everything that is shown, and everything a delivery would hand over. */
async function everything(engine: Engine): Promise<unknown> {
  const { progress, canUndo, canRedo } = await engine.call('summary-read', {});
  const rows: unknown[] = [];
  await engine.call(
    'result-deliver',
    { batchSize: 100, rowHandling: 'include' },
    { onAsk: async (batch) => void rows.push(batch.rows, batch.rowNumbers) as unknown as null },
  );
  const operations = await engine.call('operations-read', { withoutDelivered: true });
  return { shown: await reviewState(engine), progress, canUndo, canRedo, rows, operations };
}

it('gives equal rows and issues after a way through JSON, and so do undo and redo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      const { engine } = await reviewing(TEXT, COLUMNS);
      for (const each of actions) await perform(engine, each);
      const again = await restored(engine);
      await validate(engine);
      expect(await everything(again)).toEqual(await everything(engine));
      for (const what of ['undo', 'undo', 'redo', 'undo', 'undo', 'redo', 'redo'] as const) {
        for (const each of [engine, again]) await perform(each, { do: what });
        expect(await everything(again)).toEqual(await everything(engine));
      }
      await perform(engine, { do: 'deliver', most: 9 });
      await perform(again, { do: 'deliver', most: 9 });
      expect(await everything(again)).toEqual(await everything(engine));
    }),
    { numRuns: 60 },
  );
});

it('lists the delivered rows as runs', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  await perform(engine, { do: 'deliver', most: 2 });
  await perform(engine, { do: 'apply', operation: { type: 'set-cell', row: 8, column: 'age', value: '1' } });
  const kept: unknown = JSON.parse(await (await engine.call('work-read', {})).text());
  expect(kept).toMatchObject({ batches: 2, deliveries: [{ isCurrent: false, operations: [], rows: [[1, 4]] }] });
});
