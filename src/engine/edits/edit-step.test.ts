import { expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import { reviewing, revalidate } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'n', label: 'N', type: 'number' },
];
const TEXT = 'name,n\na,1\nb,bad\nc,bad\n';

it('each change of the rows is a step with a name, which is kept with the work', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  const names = async (): Promise<unknown> => (await engine.call('summary-read', {})).history;
  const cell = { type: 'set-cell', row: 2, column: 'name' } as const;
  await engine.call('edit-apply', { operation: { ...cell, value: '' } });
  await engine.call('edit-apply', { operation: { ...cell, value: 'p' }, step: { name: 'paste' } });
  await engine.call('edit-apply', { operation: { ...cell, value: '' }, step: { name: 'cut' } });
  const block = { start: 1, count: 2, columns: ['name'] };
  await engine.call('edit-apply', { operation: { type: 'set-cell', row: 0, column: 'name', value: 'A' } });
  await engine.call('cells-set', { blocks: [block], values: [['x'], ['y']], append: 5 });
  await engine.call('cells-set', { blocks: [block], values: [['z']] });
  await engine.call('cells-set', { blocks: [block], values: [['']] });
  const beside = { row: 0, side: 'below' } as const;
  await engine.call('edit-apply', { operation: { type: 'add-rows', row: 0, columns: [], values: [[], []], beside } });
  await engine.call('edit-apply', { operation: { type: 'delete-rows', rows: [3] } });
  const [group] = await engine.call('groups-read', {});
  await engine.call('group-edit', { key: group!.key, edit: { type: 'set', value: '5' } });
  await engine.call('cells-replace', { search: { find: 'A' }, scope: {}, replacement: 'B', only: null });
  const done = [
    { name: 'clear', count: 1, column: 'name' },
    { name: 'paste', count: 1, column: 'name' },
    { name: 'cut', count: 1, column: 'name' },
    { name: 'edit', count: 1, column: 'name' },
    { name: 'paste', count: 2, column: 'name' },
    { name: 'fill', count: 2, column: 'name' },
    { name: 'clear', count: 2, column: 'name' },
    { name: 'insert', count: 2 },
    { name: 'delete', count: 1 },
    { name: 'fix', count: 2, column: 'n' },
    { name: 'replace', count: 1, column: 'name' },
  ];
  expect(await names()).toEqual({ done, undone: [] });
  await engine.call('edit-undo', {});
  await engine.call('edit-undo', {});
  expect(await names()).toEqual({ done: done.slice(0, 9), undone: [done[10], done[9]] });

  const again = createEngine();
  const { layout } = await engine.call('table-index', {});
  await again.call('table-open', { blob: new Blob([TEXT]), fileName: 'a.csv', overrides: {}, fixed: layout });
  await again.call('work-restore', { work: await engine.call('work-read', {}) });
  const plan = {
    columns: COLUMNS,
    dynamicColumns: [],
    layout,
    mapping: ['name', 'n'],
    optionMatches: [],
    formats: [],
    rowHandling: 'include' as const,
    includeUnmatchedColumns: false,
    operations: [],
  };
  const { history } = await again.call('validation-run', { plan, hostChecks: false, keepsWork: true });
  expect(history).toEqual(await names());
  expect((await revalidate(again, COLUMNS, { layout })).history).toEqual({ done: [], undone: [] });
});
