import { expect, it } from 'vitest';
import { xlsxFile } from '../../engine/testing/xlsx-file.js';
import type { DerivedColumn } from '../../engine/index.js';
import type { Session } from '../session.js';
import { csvFile, importSession, until } from '../testing/import-session.js';

const COLUMNS = [
  { id: 'first', label: 'Given' },
  { id: 'last', label: 'Family' },
  { id: 'amount', label: 'Amount', type: 'number' as const },
  { id: 'kind', label: 'Kind', type: 'select' as const, options: ['private', 'business'] },
];
const TABLE = [
  ['Who', 'Sum', 'Sort'],
  ['Ada Lovelace', '3', 'zz'],
  ['Grace Hopper', '4', 'yy'],
  ['Jean Bartik', '5', 'zz'],
  ['Total', '12', ''],
];
const part = (at: number): DerivedColumn => ({
  type: 'part',
  column: 0,
  separator: ' ',
  part: at,
  parts: 2,
  rest: 'first',
});

async function opened(file: File): Promise<Session> {
  const session = importSession({ columns: COLUMNS, mappingMemory: false, persist: false });
  await session.actions.openFile(file);
  if (session.store.getState().step === 'header') await session.actions.proceed();
  expect(session.store.getState()).toMatchObject({ step: 'map', error: null });
  await counted(session);
  return session;
}

const counted = (session: Session): Promise<unknown> =>
  until(session, ({ table, busy }) => busy === null && table?.rowCount != null);

const csv = (): File => csvFile(TABLE.map((cells) => cells.join(',')).join('\n'));

/** The same table as a workbook that hides its second data row. */
function workbook(): File {
  const rows = TABLE.map((cells, at) => {
    const texts = cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`);
    return `<row${at === 2 ? ' hidden="1"' : ''}>${texts.join('')}</row>`;
  });
  return new File([xlsxFile({ sheet: `<sheetData>${rows.join('')}</sheetData>` })], 'book.xlsx');
}

it('keeps split columns and matches when rows are left out and come back', async () => {
  const session = await opened(csv());
  const { actions, store } = session;
  actions.mapColumn(1, 'amount');
  await actions.takeDerivedOffer({ derived: [part(0), part(1)], columns: ['first', 'last'], sample: [] });
  expect(store.getState().mapping).toEqual([null, 'amount', null, 'first', 'last']);
  await actions.overrideLayout({ range: { rows: 3 } });
  expect(store.getState()).toMatchObject({
    mapping: [null, 'amount', null, 'first', 'last'],
    table: { layout: { range: { rows: 3 }, derived: [part(0), part(1)] } },
  });
  actions.mapColumn(2, 'kind');
  actions.mapColumn(4, null);
  await actions.overrideLayout({ range: {} });
  expect(store.getState().mapping, 'the newest choices').toEqual([null, 'amount', 'kind', 'first', null]);
  session.destroy();
});

it('keeps the matches of values when rows are left out', async () => {
  const session = await opened(csv());
  const { actions, store } = session;
  actions.mapColumn(2, 'kind');
  await actions.proceed();
  await until(session, ({ step, busy }) => step === 'values' && busy === null);
  actions.matchOption({ column: 'kind', from: 'zz', to: 'business' });
  await until(session, ({ optionMatches }) => optionMatches.length === 1);
  actions.goTo('map');
  await actions.overrideLayout({ range: { rows: 3 } });
  expect(store.getState().optionMatches).toEqual([{ column: 'kind', from: 'zz', to: 'business' }]);
  session.destroy();
});

it('keeps the match of a column whose name is repaired', async () => {
  const session = await opened(csvFile('GrÃ¶ÃŸe,Who\n1,MÃ¼ller\n2,JÃ¶rg\n'));
  session.actions.mapColumn(0, 'amount');
  await session.actions.overrideLayout({ encoding: 'utf-8-twice' });
  expect(session.store.getState()).toMatchObject({
    table: { columns: [{ name: 'Größe' }, {}] },
    mapping: ['amount', null],
  });
  session.destroy();
});

it('leaves out totals and hidden rows side by side', async () => {
  const session = await opened(workbook());
  const { actions, store } = session;
  actions.mapColumn(1, 'amount');
  await actions.overrideLayout({ range: { rows: 3 } });
  await actions.overrideLayout({ range: { visible: true } });
  await counted(session);
  expect(store.getState()).toMatchObject({
    table: { rowCount: 2, layout: { range: { rows: 2, visible: true } } },
    mapping: [null, 'amount', null],
  });
  await actions.overrideLayout({ range: {} });
  await counted(session);
  expect(store.getState().table).toMatchObject({ rowCount: 3, layout: { range: { rows: 3 } } });
  await actions.overrideLayout({ range: { rows: 1, visible: true } });
  await counted(session);
  expect(store.getState().table?.rowCount, 'a number that was given').toBe(1);
  session.destroy();
});

it('reads the rows of the last choice when one follows another', async () => {
  const session = await opened(workbook());
  const { actions, store } = session;
  const first = actions.overrideLayout({ range: { visible: true } });
  await until(session, ({ textRange }) => textRange.visible === true);
  await Promise.all([first, actions.overrideLayout({ range: {} })]);
  await counted(session);
  expect(store.getState().table).toMatchObject({ rowCount: 4, layout: { range: {} } });
  session.destroy();
});
