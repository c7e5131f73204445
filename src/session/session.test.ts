import { describe, expect, it } from 'vitest';
import type { Column, ImportResult } from '../engine/index.js';
import type { Session } from './session.js';
import { blockersOf } from './state/blockers.js';
import { portWorker } from '../worker/testing/port-worker.js';
import { COLUMNS, csvFile, importSession, openAt, people, until } from './testing/import-session.js';

const TEXT = 'Name,Age\nAnn,30\n,40\nCy,old\n';

async function cells(session: ReturnType<typeof importSession>): Promise<(readonly string[])[]> {
  return (await session.actions.readRows(0, 100)).rows.map((row) => row.cells);
}

it('takes a first line with the names of the columns as the header, whatever it looks like', async () => {
  const columns: readonly Column[] = [
    { id: 'before', label: '2019', type: 'number' },
    { id: 'after', label: '2020', type: 'number' },
  ];
  const session = importSession({ columns });
  await openAt(session, '2019,2020\n5,6\n7,8\n', 'map');
  const { table, mapping } = session.store.getState();
  expect(table?.layout.header).toEqual({ start: 0, rows: 1 });
  expect(mapping).toEqual(['before', 'after']);
});

describe('going back and forth', () => {
  it('keeps edits and does not validate again without a change', async () => {
    let checks = 0;
    const session = importSession({
      validateRows: () => {
        checks += 1;
        return [];
      },
    });
    await openAt(session, TEXT, 'review');
    await session.actions.editCell(1, 'name', 'Bo');
    const { review } = session.store.getState();
    const before = checks;
    session.actions.back();
    expect(session.store.getState().step).toBe('map');
    await session.actions.proceed();
    expect(session.store.getState()).toMatchObject({ step: 'review', review });
    expect(checks).toBe(before);
  });

  it('validates again under another mapping, with the edits', async () => {
    const columns: readonly Column[] = [...COLUMNS, { id: 'note', label: 'Note' }];
    const session = importSession({ columns });
    await openAt(session, 'Name,Age,Other\nAnn,30,x\nBo,y,40\n', 'review');
    await session.actions.editCell(0, 'name', 'Anna');
    for (const step of ['nope', 'values'] as const) session.actions.goTo(step as 'values');
    expect(session.store.getState().step, 'not a step of this import').toBe('review');
    session.actions.goTo('map');
    session.actions.mapColumn(2, 'age');
    await session.actions.proceed();
    const state = await until(session, ({ step, busy }) => step === 'review' && busy === null);
    expect(state.review?.columns.map(({ id, source }) => [id, source])).toEqual([
      ['name', 0],
      ['age', 2],
    ]);
    expect(state.review?.counts).toEqual({ all: 2, valid: 1, invalid: 1 });
    expect(await cells(session)).toEqual([
      ['Anna', 'x'],
      ['Bo', '40'],
    ]);
    await session.actions.undo();
    expect((await cells(session))[0]).toEqual(['Ann', 'x']);
  });

  it('asks about ambiguous dates, also when the user has not touched the mapping', async () => {
    const session = importSession({ columns: [{ id: 'when', label: 'When', type: 'date' }] });
    await openAt(session, 'When\n01/02/2020\n03/04/2020\n', 'map');
    const { inferredFormats } = await until(session, (state) => state.inferredFormats.length > 0);
    expect(inferredFormats).toMatchObject([{ column: 'when', ambiguous: true }]);
  });

  const WHEN = { id: 'when', label: 'When', type: 'date' } as const;
  const PRICE = { id: 'price', label: 'Price', type: 'number' } as const;
  const DOUBTS = 'When,Price\n03/04/2024,1.234\n05/06/2024,5.678\n';
  const codesOf = (session: Session): string[] => blockersOf(session.store.getState()).map(({ code }) => code);
  const asked = (session: Session): Promise<unknown> => until(session, (state) => state.inferredFormats.length > 0);

  it('does not leave the mapping while a question is open, and delivers by the answers', async () => {
    const session = importSession({ columns: [WHEN, PRICE] });
    await openAt(session, DOUBTS, 'map');
    await asked(session);
    expect(codesOf(session)).toEqual(['date-order-unanswered', 'decimal-unanswered']);
    await session.actions.proceed();
    expect(session.store.getState().step).toBe('map');
    session.actions.chooseFormat({ column: 'when', dateOrder: 'dmy' });
    expect(codesOf(session)).toEqual(['decimal-unanswered']);
    session.actions.chooseFormat({ column: 'price', decimal: ',' });
    expect(codesOf(session)).toEqual([]);
    await session.actions.proceed();
    const { review } = await until(session, ({ busy, step }) => step === 'review' && busy === null);
    expect(review?.counts).toEqual({ all: 2, valid: 2, invalid: 0 });
    expect(review?.formats).toMatchObject([{ dateOrder: 'dmy' }, { number: { decimal: ',' } }]);
  });

  it('does not leave the mapping if the column that was matched just now raises a question', async () => {
    const session = importSession({ columns: [{ id: 'name', label: 'Name' }, WHEN] });
    await openAt(session, 'Name,Until\nAnn,03/04/2024\n', 'map');
    await until(session, ({ table }) => (table?.rowCount ?? null) !== null);
    session.actions.mapColumn(1, 'when');
    await session.actions.proceed();
    expect(session.store.getState().step).toBe('map');
    expect(codesOf(session)).toEqual(['date-order-unanswered']);
  });

  it('takes the setting of a column or importer as the answer', async () => {
    const session = importSession({ columns: [WHEN, { ...PRICE, decimal: '.' }], dateOrder: 'mdy', decimal: ',' });
    await openAt(session, DOUBTS, 'map');
    await asked(session);
    expect(codesOf(session)).toEqual([]);
    await session.actions.proceed();
    const { review } = await until(session, ({ busy, step }) => step === 'review' && busy === null);
    expect(review?.formats).toMatchObject([{ dateOrder: 'mdy' }, { number: { decimal: '.' } }]);
  });

  it('asks again when another column of the file is matched', async () => {
    const session = importSession({ columns: [WHEN] });
    await openAt(session, 'When,Until\n03/04/2024,05/06/2024\n', 'map');
    await asked(session);
    session.actions.chooseFormat({ column: 'when', dateOrder: 'dmy' });
    session.actions.mapColumn(1, 'when');
    await until(session, ({ inferredFormats }) => inferredFormats[0]?.example === '05/06/2024');
    expect(codesOf(session)).toEqual(['date-order-unanswered']);
  });

  it('under another header row keeps choices for columns of the same name, and nothing of the rows', async () => {
    const session = importSession();
    await openAt(session, 'Name,Age,Years\nAnn,x,30\nBo,y,40\n', 'map');
    session.actions.mapColumn(2, 'age');
    await session.actions.proceed();
    await until(session, ({ busy, step }) => step === 'review' && busy === null);
    await session.actions.editCell(0, 'name', 'Anna');
    session.actions.goTo('header');
    await session.actions.overrideLayout({ header: { start: 0, rows: 1 } });
    const { mapping, review, columns } = session.store.getState();
    expect(mapping).toEqual(['name', null, 'age']);
    expect(review).toBeNull();
    expect(columns).toBe(session.store.getState().columns);
    await session.actions.overrideLayout({ header: { start: 1, rows: 1 } });
    expect(session.store.getState().table?.columns.map(({ name }) => name)).toEqual(['Ann', 'x', '30']);
    expect(session.store.getState().mapping).not.toContain('age');
  });
});

describe('a validation that is stopped', () => {
  it('keeps its results, blocks submitting, and can be run again', async () => {
    let isSlow = true;
    const session = importSession({
      invalidRowHandling: 'include',
      validateRows: () => (isSlow ? new Promise(() => undefined) : []),
    });
    await session.actions.openFile(csvFile(TEXT));
    while (session.store.getState().step !== 'map') await session.actions.proceed();
    void session.actions.proceed();
    await until(session, ({ review }) => review !== null);
    session.actions.cancel();
    const stopped = session.store.getState();
    expect(stopped).toMatchObject({ step: 'review', busy: null, error: null });
    expect(stopped.review?.counts).toEqual({ all: 3, valid: 1, invalid: 2 });
    expect(blockersOf(stopped)).toEqual([{ code: 'not-checked', params: {} }]);
    isSlow = false;
    await session.actions.editCell(1, 'name', 'Bo');
    await session.actions.submit();
    expect(session.store.getState().step).toBe('review');
    await session.actions.validate();
    expect(session.store.getState()).toMatchObject({ review: { isComplete: true, counts: { invalid: 1 } } });
    await session.actions.submit();
    expect(session.store.getState().step).toBe('complete');
  });

  it("by a failure of the host shows the host's message and blocks submitting", async () => {
    let isDown = true;
    const options = {
      rowHandling: 'include' as const,
      validateRows: () => {
        if (isDown) throw new Error('Cannot look customers up.');
        return [];
      },
    };
    const session = importSession(options);
    await openAt(session, people(3), 'review');
    expect(session.store.getState().error).toMatchObject({ code: 'host', message: 'Cannot look customers up.' });
    await session.actions.submit();
    expect(session.store.getState().step).toBe('review');
    isDown = false;
    await session.actions.validate();
    expect(session.store.getState()).toMatchObject({ error: null, review: { isComplete: true } });
    isDown = true;
    await session.actions.editCell(0, 'name', 'Z');
    expect(session.store.getState()).toMatchObject({
      error: { code: 'host', message: 'Cannot look customers up.' },
      review: { isComplete: false, canUndo: true },
    });
  });
});

describe('pasting', () => {
  it('sets the cells of the filtered rows and adds rows after the last one, each as a step of its own', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    session.actions.setFilter('invalid');
    const count = await session.actions.pasteCells({ position: 0, column: 'name' }, [
      ['Bo', '41', 'beyond'],
      ['Cyn', '50'],
      ['beyond', '1'],
    ]);
    expect(count).toBe(6);
    expect(session.store.getState().change).toMatchObject({ addedRows: 1, columnsLeftOut: 1, rowsLeftOut: 0 });
    session.actions.setFilter('all');
    expect(await cells(session)).toEqual([
      ['Ann', '30'],
      ['Bo', '41'],
      ['Cyn', '50'],
      ['beyond', '1'],
    ]);
    await session.actions.undo();
    expect(await cells(session)).toHaveLength(3);
    await session.actions.undo();
    expect(session.store.getState().review).toMatchObject({ counts: { invalid: 2 }, canUndo: false });
  });
});

describe('files', () => {
  it('the last one opened wins, even while the previous one is still being read', async () => {
    const session = importSession();
    const first = session.actions.openFile(csvFile(people(20_000), 'first.csv'));
    const second = session.actions.openFile(csvFile('Name,Age\nOnly,1\n', 'second.csv'));
    await Promise.all([first, second]);
    expect(session.store.getState()).toMatchObject({ source: { fileName: 'second.csv' }, error: null, busy: null });
    expect(session.store.getState().table?.head[1]).toEqual(['Only', '1']);
  });

  it('canceling the reading leaves the upload empty', async () => {
    const session = importSession();
    const opening = session.actions.openFile(csvFile(people(20_000)));
    await until(session, ({ source }) => source !== null);
    session.actions.cancel();
    await opening;
    expect(session.store.getState()).toMatchObject({ step: 'upload', source: null, table: null, error: null });
  });

  it('an edit under way does not affect the next file', async () => {
    let answer = (): void => undefined;
    let isSlow = false;
    const session = importSession({
      validateRows: () =>
        isSlow ? new Promise((resolve) => (answer = () => resolve([{ index: 0, message: 'Late.' }]))) : [],
    });
    await openAt(session, people(2), 'review');
    isSlow = true;
    const edit = session.actions.editCell(0, 'name', 'Edited');
    const queued = session.actions.editCell(1, 'name', 'Queued');
    isSlow = false;
    session.actions.reset();
    await openAt(session, 'Name,Age\nOther,1\n', 'review');
    answer();
    await Promise.all([edit, queued]);
    expect(await cells(session)).toEqual([['Other', '1']]);
    expect(session.store.getState().review).toMatchObject({ counts: { all: 1, invalid: 0 }, canUndo: false });
  });
});

describe('demo rows', () => {
  it.each([
    [
      'objects',
      [
        { Name: 'Ann', Age: 30 },
        { Name: null, Age: new Date('2020-01-02T00:00:00Z') },
      ],
    ],
    ['one object of texts', [{ Name: 'Ann', Age: 'thirty' }]],
    ['a file', { fileName: 'demo.csv', csvContent: 'Name;Age\nAnn;30\n' }],
    ['a file whose first line is not a header', { fileName: 'demo.csv', csvContent: 'Report\n\nAnn,30\nBo,40\n' }],
  ])('as %s open at the mapping', async (_what, demoData) => {
    const session = importSession({ demoData });
    session.begin();
    const state = await until(session, ({ step, busy }) => step !== 'upload' && busy === null);
    expect(state.step).toBe('map');
    expect(state.source).not.toBeNull();
  });

  it.each<[what: string, demoData: unknown]>([
    ['a row is missing', [{ Name: 'Ann' }, null]],
    ['a value cannot be written', [{ Name: 'Ann', Age: { bytes: 1n } }]],
    ['they are not a list', 'Ann'],
  ])('show an error if %s', async (_, demoData) => {
    const session = importSession({ demoData: demoData as [] });
    session.begin();
    const { error } = await until(session, (state) => state.error !== null);
    expect(error?.code).toBe('invalid-columns');
  });

  it('survive mounting twice', async () => {
    const session = importSession({ demoData: [{ Name: 'Ann', Age: 30 }] });
    session.begin();
    session.destroy();
    session.begin();
    await until(session, ({ step, busy }) => step === 'map' && busy === null);
    expect(session.store.getState()).toMatchObject({ source: { fileName: 'demo.csv' }, mapping: ['name', 'age'] });
    await session.actions.proceed();
    expect(session.store.getState()).toMatchObject({ step: 'review', review: { counts: { all: 1, valid: 1 } } });
  });
});

describe('hosts', () => {
  it('have the functions of their last render called', async () => {
    const called: string[] = [];
    const session = importSession({
      onBatch: () => void called.push('old batch'),
      onComplete: () => called.push('old'),
      validateRows: () => [],
    });
    await openAt(session, people(2), 'review');
    session.update({
      columns: [],
      onBatch: () => void called.push('batch'),
      onComplete: () => called.push('new'),
      validateRows: () => [{ index: 0, message: 'Checked again.', severity: 'warning' }],
    });
    await session.actions.editCell(0, 'name', 'Z');
    expect((await session.actions.readRows(0, 1)).rows[0]?.issues).toMatchObject([{ message: 'Checked again.' }]);
    await session.actions.submit();
    expect(called).toEqual(['batch', 'new']);
    expect(session.store.getState().columns).toBe(COLUMNS);
  });

  it('that unmount and mount again start over instead of calling a disposed engine', async () => {
    const session = importSession();
    await openAt(session, people(2), 'review');
    session.destroy();
    session.begin();
    expect(session.store.getState()).toMatchObject({ step: 'upload', source: null, review: null });
    await openAt(session, people(3), 'review');
    expect(session.store.getState().review?.counts.all).toBe(3);
  });

  it('can have two importers on one page', async () => {
    const results: ImportResult[] = [];
    const onComplete = (result: unknown): unknown => results.push(result as ImportResult);
    const [left, right] = [importSession({ onComplete }), importSession({ onComplete })];
    await Promise.all([openAt(left, people(2000), 'review'), openAt(right, 'Name,Age\nOnly,1\n', 'review')]);
    await left.actions.editCell(0, 'name', 'Left');
    left.actions.setFilter('valid');
    expect(right.store.getState()).toMatchObject({ view: { state: 'all' }, review: { canUndo: false } });
    left.destroy();
    await right.actions.submit();
    expect(results).toMatchObject([{ rows: [{ name: 'Only', age: 1 }] }]);
  });

  it.each([
    ['inline', () => null],
    ['in a worker', () => portWorker().worker],
  ])('get their own functions called with the engine %s', async (_where, createWorker) => {
    const results: ImportResult[] = [];
    const session = importSession({
      createWorker,
      columns: [
        {
          id: 'name',
          label: 'Name',
          validators: [{ type: 'custom', fn: (value) => (value === 'Bo' ? 'No Bo.' : true) }],
          transformations: [
            { type: 'trim' },
            { type: 'custom', fn: (value) => `<${String(value)}>` },
            { type: 'uppercase' },
          ],
        },
        {
          id: 'age',
          label: 'Age',
          type: 'number',
          // A host's findings may carry anything.
          validate: (rows) =>
            rows
              .filter(({ values }) => values['age'] === 13)
              .map(({ index }) => Object.assign({ index, message: 'Unlucky.' }, { why: () => undefined })),
        },
      ],
      invalidRowHandling: 'exclude',
      onComplete: (result) => results.push(result as ImportResult),
    });
    await openAt(session, 'Name,Age\nann,30\nBo,40\ncy,13\ndi,50\n', 'review');
    const { rows } = await session.actions.readRows(0, 9);
    expect(rows.map(({ issues }) => issues.map(({ message }) => message))).toEqual([[], ['No Bo.'], ['Unlucky.'], []]);
    await session.actions.submit();
    expect(results[0]?.rows).toEqual([
      { name: '<ANN>', age: 30 },
      { name: '<DI>', age: 50 },
    ]);
    session.destroy();
  });
});
