import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '../../engine/testing/xlsx-file.js';
import { zipFile } from '../../engine/testing/zip-file.js';
import type { MapState } from '../state/map-state.js';
import { selectMap } from '../state/map-state.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import { COLUMNS, csvFile, importSession, openAt, until } from '../testing/import-session.js';

const made = (options: SessionOptions = {}): Session =>
  importSession({ persist: false, mappingMemory: false, ...options });

async function opened(file: File, options: SessionOptions = {}): Promise<Session> {
  const session = made(options);
  await session.actions.openFile(file);
  return session;
}

const TEXT = 'Name,Age\nAnn,30\nBo,40\n';
const gzipped = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(gzipSync(text));
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const row = (...cells: readonly string[]): string =>
  `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
const sheet = (...rows: readonly string[]): string => `<sheetData>${rows.join('')}</sheetData>`;
const PEOPLE = sheet(row('Name', 'Age'), row('Ann', '30'));

interface Sheet {
  readonly name: string;
  readonly state?: 'hidden';
  readonly data: string;
}

/** A workbook with these sheets. */
function workbook(...sheets: readonly Sheet[]): File {
  const [first, ...others] = sheets as readonly [Sheet, ...Sheet[]];
  const target = (at: number): string => `worksheets/sheet${at + 1}.xml`;
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at + 1}"${state ? ` state="${state}"` : ''}/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="s${at + 1}" Type="${RELATIONS}/worksheet" Target="${target(at)}"/>`,
  );
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      others.map(({ data }, at) => [`xl/${target(at + 1)}`, `<worksheet xmlns="${MAIN}">${data}</worksheet>`]),
    ),
  };
  const more = Object.entries(parts).map(([name, content]) => ({ name, content }));
  const plain = xlsxFile({ sheet: first.data, more: more.slice(2) });
  return new File([others.length === 0 && first.name === 'Data' ? plain : zipFile(partsOf(first, more))], 'book.xlsx');
}

function partsOf({ data }: Sheet, more: readonly { readonly name: string; readonly content: string }[]) {
  const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
  return [
    { name: '[Content_Types].xml', content: `<Types xmlns="${PACKAGE}/content-types"/>` },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet xmlns="${MAIN}">${data}</worksheet>` },
    ...more,
  ];
}

it('uses the engine that was prepared before', async () => {
  let starts = 0;
  const createWorker = (): null => {
    starts += 1;
    return null;
  };
  const session = made({ createWorker });
  session.actions.prepare();
  session.actions.prepare();
  await until(session, () => starts > 0);
  await openAt(session, TEXT, 'map');
  expect(starts).toBe(1);
  session.destroy();
});

describe('a file', () => {
  it('is read from the archive that it is in', async () => {
    const gzip = await opened(new File([gzipped(TEXT)], 'people.csv.gz'));
    expect(gzip.store.getState()).toMatchObject({ source: { fileName: 'people.csv', size: TEXT.length }, step: 'map' });
    expect(gzip.store.getState().file?.name).toBe('people.csv');
    const zip = await opened(new File([zipFile([{ name: 'a/inner.csv', content: TEXT }])], 'people.zip'));
    expect(zip.store.getState()).toMatchObject({ source: { fileName: 'inner.csv' }, mapping: ['name', 'age'] });
  });

  it.each<[what: string, file: () => File, error: object]>([
    ['is empty', () => csvFile(''), { code: 'empty-file', params: { fileName: 'people.csv' } }],
    [
      'is not a table',
      () => new File([new Uint8Array(600).map((_, at) => at % 7)], 'a.bin'),
      { code: 'unsupported-file' },
    ],
    ['is too large', () => csvFile(TEXT), { code: 'file-too-large', params: { size: TEXT.length, limit: 10 } }],
    ['has no rows', () => csvFile('Name,Age\n\n , \n'), { code: 'no-rows', params: { fileName: 'people.csv' } }],
    [
      'is larger than allowed, unpacked',
      () => new File([gzipped('x'.repeat(1000))], 'a.gz'),
      { code: 'file-too-large' },
    ],
    ['has an empty sheet', () => workbook({ name: 'Data', data: sheet() }), { code: 'no-rows' }],
    [
      'has empty sheets',
      () => workbook({ name: 'A', data: sheet() }, { name: 'B', data: sheet() }),
      { code: 'no-rows' },
    ],
  ])('is refused if it %s', async (what, file, error) => {
    const limits = what.includes('large') ? { limits: { maxFileSize: what.includes('unpacked') ? 100 : 10 } } : {};
    const session = await opened(file(), limits);
    expect(session.store.getState()).toMatchObject({
      step: 'upload',
      source: null,
      file: null,
      table: null,
      busy: null,
      error,
    });
  });

  it('may be as large as the limit', async () => {
    const session = await opened(csvFile(TEXT), { limits: { maxFileSize: TEXT.length } });
    expect(session.store.getState()).toMatchObject({ step: 'map', error: null });
  });

  it('that is refused leaves the one that is open', async () => {
    const session = await opened(csvFile(TEXT));
    await session.actions.openFile(csvFile('', 'empty.csv'));
    expect(session.store.getState()).toMatchObject({
      source: { fileName: 'people.csv' },
      error: { code: 'empty-file' },
    });
  });

  it('has rows if only its beginning is blank', async () => {
    const session = await opened(csvFile(`Name,Age\n${'\n'.repeat(40)}Ann,30\n`));
    expect(session.store.getState().error).toBeNull();
  });

  it('with more rows than allowed is closed once they are counted', async () => {
    const session = made({ limits: { maxRows: 1 } });
    void session.actions.openFile(csvFile(TEXT));
    const { step, source, error } = await until(session, (state) => state.error !== null);
    expect({ step, source, code: error?.code }).toEqual({ step: 'upload', source: null, code: 'too-many-rows' });
  });

  it.each([
    ['another file', csvFile('Name,Size,City\nBo,38,Bonn\n', 'other.csv'), ['name', 'size', 'city']],
    ['a file that is refused', csvFile('Name,Size\n', 'other.csv'), []],
  ])('has the columns it began with, and %s has the newest', async (_, other, mapping) => {
    const session = await opened(csvFile(TEXT));
    const columns = [{ id: 'name', label: 'Name' }, { id: 'city', label: 'City' }]; // prettier-ignore
    const dynamicColumns = [{ id: 'size', label: 'Size' }];
    session.update({ columns, dynamicColumns, createWorker: () => null, mappingMemory: false });
    expect(session.store.getState()).toMatchObject({ columns: COLUMNS, dynamicColumns: [] });
    session.actions.goTo('upload');
    await session.actions.openFile(other);
    expect(session.store.getState()).toMatchObject({ columns, dynamicColumns, mapping });
  });

  it('has its first row as the header if the host wants that', async () => {
    const text = '1,2\n3,4\n';
    const asked = await opened(csvFile(text));
    expect(asked.store.getState().table?.layout.header.rows).toBe(0);
    const session = await opened(csvFile(text), { skipHeaderRowSelection: true });
    expect(session.store.getState()).toMatchObject({
      step: 'map',
      table: { layout: { header: { start: 0, rows: 1 } } },
    });
  });
});

it.each([
  ['\n,\n \nName,Age\nAnn,30\n', 3],
  ['\n\nPeople 2026,\nName,Age\nAnn,30\n', 2],
  [`${'\n'.repeat(2)}1,2\n3,4\n`, 2],
])('%j has its first row that is not blank as the header if the host wants the first row', async (text, start) => {
  const session = await opened(csvFile(text), { skipHeaderRowSelection: true });
  expect(session.store.getState()).toMatchObject({ step: 'map', table: { layout: { header: { start, rows: 1 } } } });
});

describe('pasted text', () => {
  it('is a file', async () => {
    const session = made();
    await session.actions.openText('Name\tAge\nAnn\t30\n');
    expect(session.store.getState()).toMatchObject({
      source: { fileName: 'pasted.tsv' },
      mapping: ['name', 'age'],
      file: { type: 'text/tab-separated-values' },
    });
  });

  it('stays as it is beside markup without a table', async () => {
    const session = made();
    await session.actions.openText('Name\tAge\nAnn\t30\n', '<b>Name</b>');
    expect(await session.store.getState().text?.text()).toBe('Name\tAge\nAnn\t30\n');
  });
});

describe('a workbook', () => {
  const sheets = [
    { name: 'Notes', data: sheet(row('Written by Ann')) },
    { name: 'People', data: PEOPLE },
    { name: 'Old', state: 'hidden', data: PEOPLE },
    { name: 'Empty', data: sheet() },
  ] as const;

  it('with one sheet is read at once', async () => {
    const session = await opened(workbook({ name: 'Data', data: PEOPLE }));
    expect(session.store.getState()).toMatchObject({
      step: 'map',
      mapping: ['name', 'age'],
      sheets: [{ name: 'Data' }],
      table: { layout: { sheet: 'Data', encoding: 'utf-8', dialect: { delimiter: ',', quote: '"', escape: '"' } } },
    });
  });

  it('with one sheet that is visible and has data is read at once, and others can be chosen', async () => {
    const session = await opened(workbook(sheets[1], sheets[2], sheets[3]));
    expect(session.store.getState()).toMatchObject({
      step: 'map',
      passedOver: expect.arrayContaining(['sheet']),
      table: { layout: { sheet: 'People' } },
    });
    session.actions.goTo('sheet');
    await session.actions.chooseSheet('Old');
    expect(session.store.getState().table?.layout.sheet).toBe('Old');
  });

  it('with several sheets waits for a choice', async () => {
    const session = await opened(workbook(...sheets));
    expect(session.store.getState()).toMatchObject({ step: 'sheet', table: null, text: null });
    await session.actions.chooseSheet('People');
    expect(session.store.getState()).toMatchObject({ step: 'sheet', mapping: ['name', 'age'] });
    const { table } = session.store.getState();
    await session.actions.chooseSheet('People');
    expect(session.store.getState().table?.layout, 'it is not read again').toBe(table?.layout);
    await session.actions.proceed();
    expect(session.store.getState().step).toBe('map');
    session.actions.chooseFormat({ column: 'age', decimal: ',' });
    session.actions.goTo('sheet');
    await session.actions.chooseSheet('Notes');
    expect(session.store.getState()).toMatchObject({ formats: [], table: { layout: { sheet: 'Notes' } } });
  });

  it('reports cells with an error', async () => {
    const data = sheet(row('Name', 'Age'), row('Ann').replace('</row>', '<c t="e"><v>#N/A</v></c></row>'));
    const session = await opened(workbook({ name: 'Data', data }));
    expect(selectMap(session.store.getState())).toMatchObject({ errorCells: 1, blankFormulas: 0 });
  });

  it('reports formulas without a stored value', async () => {
    const data = sheet(row('Name', 'Age'), row('Ann', '30').replace('</row>', '<c><f>2*B2</f><v></v></c></row>'));
    const session = await opened(workbook({ name: 'Data', data }));
    expect(selectMap(session.store.getState())).toMatchObject({ blankFormulas: 1 });
  });

  it('is read with the rows it hides, or without them', async () => {
    const data = sheet(row('Name', 'Age'), row('Ann', '30').replace('<row', '<row hidden="1"'), row('Bob', '40'));
    const session = await opened(workbook({ name: 'Data', data }));
    const state = (): MapState => selectMap(session.store.getState()) as MapState;
    const names = async (): Promise<readonly (readonly string[])[]> =>
      until(session, ({ table }) => table?.rowCount !== null).then(() =>
        state().table.head.map(([name = '']) => [name]),
      );
    expect([await names(), state().hiddenRows]).toEqual([[['Name'], ['Ann'], ['Bob']], 1]);
    await session.actions.overrideLayout({ range: { visible: true } });
    expect([await names(), state().hiddenRows, state().table.rowCount]).toEqual([[['Name'], [''], ['Bob']], 1, 1]);
    // Reading the header differently does not bring the rows back.
    await session.actions.overrideLayout({ header: { start: 0, rows: 0 } });
    expect(await names()).toEqual([['Name'], [''], ['Bob']]);
    await session.actions.overrideLayout({ range: {}, header: { start: 0, rows: 1 } });
    expect([await names(), state().table.rowCount]).toEqual([[['Name'], ['Ann'], ['Bob']], 2]);
  });

  it('is read with its merged cells filled or not, beside its hidden rows', async () => {
    const rows = [row('Name', 'Age'), row('Ann', '30').replace('<row', '<row hidden="1"'), row('Bob', ''), row('Cid')];
    const merged = '<mergeCells><mergeCell ref="B2:B4"/></mergeCells>';
    const session = await opened(workbook({ name: 'Data', data: sheet(...rows) + merged }));
    const state = (): MapState => selectMap(session.store.getState()) as MapState;
    expect([state().table.head.at(-1), state().merged]).toEqual([['Cid', ''], [{ row: 1, lastRow: 3, column: 1 }]]);
    await session.actions.overrideLayout({ range: { filled: true } });
    expect(state().table.head.slice(1)).toEqual([
      ['Ann', '30'],
      ['Bob', '30'],
      ['Cid', '30'],
    ]);
    await session.actions.overrideLayout({ range: { filled: true, visible: true } });
    expect(state().table.head.slice(2)).toEqual([
      ['Bob', '30'],
      ['Cid', '30'],
    ]);
    await session.actions.overrideLayout({ range: {} });
    expect(state().table.head.at(-1)).toEqual(['Cid', '']);
  });

  it('asks before edits are lost with hidden rows', async () => {
    const data = sheet(row('Name', 'Age'), row('Ann', '30').replace('<row', '<row hidden="1"'), row('Bob', '40'));
    const session = await opened(workbook({ name: 'Data', data }));
    while (session.store.getState().step !== 'review') await session.actions.proceed();
    await until(session, ({ busy }) => busy === null);
    await session.actions.editCell(0, 'name', 'Anna');
    session.actions.goTo('map');
    void session.actions.overrideLayout({ range: { visible: true } });
    expect(session.store.getState().question).toEqual({ cause: 'rows' });
  });

  it('asks before edits are lost with a sheet', async () => {
    const session = await opened(workbook(...sheets));
    await session.actions.chooseSheet('People');
    while (session.store.getState().step !== 'review') await session.actions.proceed();
    await until(session, ({ busy }) => busy === null);
    await session.actions.editCell(0, 'name', 'Anna');
    session.actions.goTo('sheet');
    const choosing = session.actions.chooseSheet('Notes');
    expect(session.store.getState().question).toEqual({ cause: 'sheet' });
    session.actions.answerQuestion(true);
    await choosing;
    expect(session.store.getState()).toMatchObject({ hasEdits: false, table: { layout: { sheet: 'Notes' } } });
  });
});

describe('an empty file with the columns', () => {
  it('is CSV that Excel reads, or a workbook', async () => {
    const session = made({ dynamicColumns: [{ id: 'size', label: 'Size, cm' }] });
    const csv = await session.actions.template('csv');
    expect(csv.type).toBe('text/csv;charset=utf-8');
    expect([...new Uint8Array(await csv.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await csv.text()).trim()).toBe('Name,Age,"Size, cm"');
  });
});

it('reads a file again with the columns that the user had chosen', async () => {
  const session = made();
  await openAt(session, 'Name,Age,Years\nAnn,30,1\n', 'map');
  session.actions.mapColumn(2, 'age');
  await session.actions.overrideLayout({ header: { start: 1, rows: 1 } });
  expect(session.store.getState().choices.size).toBe(1);
  await session.actions.overrideLayout({ header: { start: 0, rows: 1 } });
  expect(session.store.getState().mapping).toEqual(['name', null, 'age']);
  session.actions.applySuggestions();
  expect(session.store.getState().mapping).toEqual(['name', 'age', null]);
  session.actions.mapColumn(2, 'name');
  expect(session.store.getState().mapping).toEqual([null, 'age', 'name']);
  session.actions.mapColumn(2, null);
  expect(session.store.getState().mapping).toEqual([null, 'age', null]);
});
