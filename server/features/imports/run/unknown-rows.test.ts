import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../../../src/engine/full.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { makeImporter, readRows, runImport } from '../testing/import-world.js';
import { unknownRows } from './unknown-rows.js';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const program = { steps: [{ column: 'name', to: { type: 'text', text: 'x' } }] } as const;
const edit = (row: number): Operation => ({ type: 'set-cell', row, column: 'name', value: 'Cy' });
const add = (row: number): Operation => ({ type: 'add-rows', row, columns: ['name'], values: [['a'], ['b']] });
const found = (operations: readonly Operation[], applied = operations): readonly object[] =>
  unknownRows({ operations, applied, fileRows: 2 });

test.each<[Operation, row: number]>([
  [edit(2), 2],
  [{ type: 'set-cells', rows: [1, 7], columns: ['name'], values: [] }, 7],
  [{ type: 'set-cells', rows: [1], columns: ['name'], values: [], deleted: [5] }, 5],
  [{ type: 'delete-rows', rows: [0, 3] }, 3],
  [{ type: 'restore-rows', rows: [0, 6] }, 6],
  [{ type: 'add-rows', row: 2, columns: [], values: [[]], beside: { row: 4, side: 'above' } }, 4],
  [{ type: 'run-program', program, formats: [], rows: [1, 9] }, 9],
  [{ type: 'run-program', program, formats: [], except: [8] }, 8],
])('a row that a file of two rows does not have, in %j', (operation, row) => {
  expect(found([edit(1), operation])).toEqual([
    { code: 'unknown_rows', count: 1, message: expect.stringContaining(`row ${row}, named by operation 1 `) },
  ]);
});

test('rows of the file and added rows are known; a row counts once', () => {
  const block = { type: 'set-cells', rows: [1, 4], columns: ['name'], values: [], added: 1 } as const;
  expect(found([edit(0), add(2), edit(3), block, edit(4)])).toEqual([]);
  expect(found([edit(5), edit(6), edit(5)])).toMatchObject([{ count: 2 }]);
});

test('rows whose addition was not applied are unknown', () => {
  expect(found([add(90)], [])).toMatchObject([{ count: 2 }]);
});

test('a job reports them and applies the other edits', async () => {
  const world = await makeImporter(app);
  const operations = [edit(1), edit(2), { type: 'delete-rows', rows: [99_999] }];
  const job = await runImport(app, world, 'name\nAda\nBob\n', { plan: JSON.stringify({ operations }) });
  expect(job).toMatchObject({ status: 'completed', findings: [{ code: 'unknown_rows', count: 2 }] });
  expect(await readRows(app, world, job.id)).toMatchObject([{ name: 'Ada' }, { name: 'Cy' }]);
});
