import { expect, it } from 'vitest';
import type { ImportResult, ResultRow } from '../../engine/index.js';
import { openAt, until } from '../testing/import-session.js';
import { continued, keeps, loaded } from './testing/kept-import.js';
import { memoryStorage } from './testing/memory-storage.js';

it.each([
  ['in batches', (taken: ResultRow[]) => ({ onBatch: (rows: readonly ResultRow[]) => void taken.push(...rows) })],
  [
    'all at once',
    (taken: ResultRow[]) => ({ onComplete: (result: unknown) => void taken.push(...(result as ImportResult).rows) }),
  ],
] as const)('keeps the rows that an import has left out, and imports only these later: %s', async (_how, receive) => {
  const storage = memoryStorage();
  const taken: ResultRow[] = [];
  const options = { ...receive(taken), invalidRowHandling: 'exclude' } as const;
  const before = loaded(storage, options);
  await openAt(before, 'Name,Age\nAnn,30\nBo,x\nCy,50\n', 'review');
  await before.actions.submit();
  expect(before.store.getState().step).toBe('complete');
  await keeps(storage, ({ rows, view }) => rows === 1 && view.state === 'invalid');
  before.destroy();

  const session = loaded(storage, options);
  await until(session, ({ draft }) => draft?.rows === 1 && draft.leftOut);
  await continued(session);
  await until(session, ({ view }) => view.state === 'invalid');
  const { rows } = await session.actions.readRows(0, 10);
  expect(rows.map(({ index }) => index)).toEqual([1]);
  await session.actions.editCell(1, 'age', '40');
  await session.actions.submit();
  expect(session.store.getState()).toMatchObject({ step: 'complete', summary: { deliveredRows: 3 } });
  expect(taken).toEqual([
    { name: 'Ann', age: 30 },
    { name: 'Cy', age: 50 },
    { name: 'Bo', age: 40 },
  ]);
  await expect.poll(() => storage.kept.size).toBe(0);
  session.destroy();
});
