import { expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { until } from '../testing/import-session.js';
import type { Session } from '../session.js';
import { draftIn, keeps, loaded, offered } from './testing/kept-import.js';
import { memoryStorage } from './testing/memory-storage.js';
import type { MemoryStorage } from './testing/memory-storage.js';

const SHEETS = {
  Notes: [['Note'], ['none']],
  People: [
    ['Name', 'Age'],
    ['Ann', '30'],
  ],
};

function workbook(): File {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(SHEETS)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  return new File([write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer], 'book.xlsx');
}

/** Opens a workbook with two sheets. */
async function opened(storage: MemoryStorage): Promise<Session> {
  const session = loaded(storage, { mappingMemory: false });
  await session.actions.openFile(workbook());
  await until(session, ({ step, busy }) => step === 'sheet' && busy === null);
  return session;
}

/** Continues after a reload of the page. */
async function resumed(before: Session, storage: MemoryStorage): Promise<Session> {
  before.destroy();
  const session = loaded(storage, { mappingMemory: false });
  await offered(session);
  await session.actions.resume();
  await until(session, ({ step, busy }) => step === 'sheet' && busy === null);
  return session;
}

it('a workbook whose sheet is not chosen yet is offered, and can be imported', async () => {
  const storage = memoryStorage();
  const before = await opened(storage);
  await keeps(storage, ({ layout }) => layout === null);
  const session = await resumed(before, storage);
  expect(session.store.getState()).toMatchObject({
    draft: null,
    error: null,
    table: null,
    sheets: [{ name: 'Notes' }, { name: 'People' }],
  });
  await session.actions.chooseSheet('People');
  await session.actions.proceed();
  await keeps(storage, ({ step, mapping }) => step === 'map' && mapping.includes('age'));
  session.destroy();
});

it('an import that was left at the choice of another sheet returns there, with its sheet and mapping', async () => {
  const storage = memoryStorage();
  const before = await opened(storage);
  await before.actions.chooseSheet('People');
  await before.actions.proceed();
  before.actions.mapColumn(1, null);
  before.actions.goTo('sheet');
  await keeps(storage, ({ step, mapping }) => step === 'sheet' && mapping[1] === null);
  const session = await resumed(before, storage);
  await until(session, ({ mapping }) => mapping.length === 2);
  expect(session.store.getState()).toMatchObject({
    step: 'sheet',
    error: null,
    mapping: ['name', null],
    table: { layout: { sheet: 'People' } },
  });
  session.destroy();
});

it('is removed when the workbook is left', async () => {
  const storage = memoryStorage();
  const session = await opened(storage);
  await keeps(storage, ({ layout }) => layout === null);
  session.actions.reset();
  await expect.poll(() => draftIn(storage)).toBeNull();
  expect(storage.kept.size).toBe(0);
  session.destroy();
});
