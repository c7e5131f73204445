import { describe, expect, it } from 'vitest';
import type { Column } from '../../engine/index.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import { COLUMNS, csvFile, importSession, openAt, until } from '../testing/import-session.js';
import { selectState, stateReader } from './index.js';
import type { ImporterState } from './index.js';
import { keepEqualItems, keepIfJsonEqual, keepIfShallowEqual, memoizeLast } from './memoize.js';

const CITIES: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  {
    id: 'city',
    label: 'City',
    type: 'select',
    options: ['Rome', 'Paris'],
  },
];

/** The state of an import that has gone as far as a step, answering nothing on the way. */
async function stateAt<S extends ImporterState['step']>(
  step: S,
  text: string,
  options: SessionOptions = {},
): Promise<{
  readonly state: Extract<ImporterState, { step: S }>;
  readonly session: ReturnType<typeof importSession>;
}> {
  const session = importSession(options);
  await openAt(session, text, step);
  const state = selectState(session.store.getState());
  if (state.step !== step) throw new Error(`At ${state.step} instead of ${step}.`);
  return { state: state as Extract<ImporterState, { step: S }>, session };
}

describe('the state of a step', () => {
  it('upload: waits for a file', () => {
    const session = importSession();
    const state = selectState(session.store.getState());
    expect(state).toMatchObject({
      step: 'upload',
      source: null,
      busy: null,
      error: null,
      columns: COLUMNS,
      dynamicColumns: [],
      rowHandling: session.store.getState().options.rowHandling,
      limits: session.store.getState().options.limits,
      isCancelled: false,
      question: null,
      blockers: [{ code: 'no-file', params: {} }],
    });
  });

  it('header: shows the table', async () => {
    const session = importSession();
    await session.actions.openFile(csvFile('Name,Age\nAnn,1\n'));
    session.actions.goTo('header');
    const { table } = session.store.getState();
    expect(table).not.toBeNull();
    expect(selectState(session.store.getState())).toMatchObject({
      step: 'header',
      table,
      source: { fileName: 'people.csv', size: 15 },
      blockers: [],
    });
  });

  it('map: shows the match of each column of the file, and the missing required columns', async () => {
    const { state, session } = await stateAt('map', 'Age,Other\n1,x\n');
    expect(state.table).toBe(session.store.getState().table);
    expect(state.matches.map(({ source, column }) => [source.name, column])).toEqual([
      ['Age', 'age'],
      ['Other', null],
    ]);
    expect(state.matches[0]?.suggestion).toMatchObject({ column: 'age', tier: 'sure' });
    expect(state.missing.map(({ id }) => id)).toEqual(['name']);
    expect(state.blockers).toEqual([{ code: 'required-unmapped', params: { column: 'Name', id: 'name' } }]);
    session.actions.mapColumn(1, 'name');
    expect(selectState(session.store.getState())).toMatchObject({ missing: [], blockers: [] });
    session.actions.clearMapping();
    expect(selectState(session.store.getState())).toMatchObject({ missing: [{ id: 'name' }] });
  });

  it('map: without required columns something must be mapped', async () => {
    const { state } = await stateAt('map', 'Qqq\nx\n', { columns: [{ id: 'price', label: 'Price', type: 'number' }] });
    expect(state.missing).toEqual([]);
    expect(state.blockers).toEqual([{ code: 'nothing-mapped', params: {} }]);
  });

  it('map: shows how dates are written, and asks where they can be read in two ways', async () => {
    const { session } = await stateAt('map', 'When,Note\n03/04/2024,x\n', {
      columns: [
        { id: 'when', label: 'When', type: 'date' },
        { id: 'note', label: 'Note' },
      ],
    });
    await until(session, ({ inferredFormats }) => inferredFormats.length > 0);
    const questions = () => {
      const state = selectState(session.store.getState());
      return state.step === 'map'
        ? state.matches.map(({ question, format }) => [question?.answer, format?.chosen])
        : [];
    };
    expect(selectState(session.store.getState())).toMatchObject({
      matches: [{ question: { kind: 'date-order', column: 'when', example: '03/04/2024', answer: null } }, {}],
    });
    expect(questions()).toEqual([
      [null, null],
      [undefined, undefined],
    ]);
    session.actions.chooseFormat({ column: 'when', dateOrder: 'dmy' });
    expect(questions()).toEqual([
      ['dmy', { column: 'when', dateOrder: 'dmy' }],
      [undefined, undefined],
    ]);
  });

  it('values: asks also about those of later rows once the whole file is read', async () => {
    const rows = [...Array.from({ length: 60_000 }, () => 'Ann,Roma'), 'Bo,Parys'];
    const { session } = await stateAt('values', `Name,City\n${rows.join('\n')}\n`, { columns: CITIES });
    const asked = () => {
      const state = selectState(session.store.getState());
      return state.step === 'values' ? state.questions[0]?.values.map(({ from, count }) => [from, count]) : [];
    };
    expect(asked()).toHaveLength(1);
    expect(selectState(session.store.getState())).toMatchObject({ isCounting: true });
    await until(session, () => asked()?.length === 2);
    expect(asked()).toEqual([
      ['Roma', 60_000],
      ['Parys', 1],
    ]);
    expect(selectState(session.store.getState())).toMatchObject({ isCounting: false });
  });

  it('values: asks about values that are not options', async () => {
    const { state, session } = await stateAt('values', 'Name,City\nAnn,Roma\nBo,Rome\nCy,Roma\nDi,Parys\n', {
      columns: CITIES,
    });
    expect(state.questions).toHaveLength(1);
    const [question] = state.questions;
    expect(question?.column.id).toBe('city');
    expect(question?.truncated).toBe(false);
    expect(question?.listed).toBe(3);
    expect(question?.settled).toEqual([]);
    const countOf = (from: string): number | undefined => question?.values.find((value) => value.from === from)?.count;
    expect([countOf('Roma'), countOf('Parys'), countOf('Rome')]).toEqual([2, 1, undefined]);
    session.actions.matchOption({ column: 'city', from: 'Parys', to: 'Paris' });
    session.actions.matchOption({ column: 'city', from: 'Roma', to: null });
    expect(selectState(session.store.getState())).toMatchObject({
      questions: [
        {
          values: expect.arrayContaining([
            { from: 'Parys', to: 'Paris', count: 1 },
            { from: 'Roma', to: null, count: 2 },
          ]),
        },
      ],
    });
  });

  it('values: settles what differs only in case, lists it, and counts rows that will have errors', async () => {
    const rows = ['ROME', ' paris ', 'Parys', 'Roma', 'Roma'].map((city) => `Ann,${city}\n`).join('');
    const { state, session } = await stateAt('values', `Name,City\n${rows}`, { columns: CITIES });
    const settled = [
      { from: 'ROME', to: 'Rome', count: 1 },
      { from: 'paris', to: 'Paris', count: 1 },
    ];
    expect(state.questions[0]?.settled).toEqual(expect.arrayContaining(settled));
    const open = (to: string | null): unknown => {
      for (const from of ['Parys', 'Roma']) session.actions.matchOption({ column: 'city', from, to });
      const shown = selectState(session.store.getState());
      return shown.step === 'values' ? shown.questions[0]?.invalidRows : null;
    };
    expect([open(null), open('Rome'), open('')]).toEqual([3, 0, 0]);
    await session.actions.proceed();
    await until(session, ({ step, busy }) => step === 'review' && busy === null);
    expect(session.store.getState().review?.counts, 'cleared cells are valid').toMatchObject({ invalid: 0 });
  });

  describe('values: new options', () => {
    const columns = CITIES.map((column) => ({ ...column, allowNewOptions: true }));
    const text = 'Name,City\nAnn,Oslo\nBo,OSLO\nCy,Osloo\nDi,Lima\n';
    const valuesOf = (session: Session): Record<string, string | null> => {
      const shown = selectState(session.store.getState());
      const values = shown.step === 'values' ? (shown.questions[0]?.values ?? []) : [];
      return Object.fromEntries(values.map(({ from, to }) => [from, to]));
    };
    const optionsNow = (session: Session): readonly string[] | undefined => {
      const shown = selectState(session.store.getState());
      if (shown.step === 'review') return shown.reviewed.find(({ column }) => column.id === 'city')?.column.options;
      return shown.step === 'values' ? shown.questions[0]?.column.options : undefined;
    };

    it('are options for other values, too, until they are removed', async () => {
      const { session } = await stateAt('values', text, { columns });
      session.actions.matchOption({ column: 'city', from: 'Oslo', to: 'Oslo' });
      expect(optionsNow(session)).toEqual(['Rome', 'Paris', 'Oslo']);
      session.actions.matchOption({ column: 'city', from: 'Osloo', to: 'Oslo' });
      expect(valuesOf(session)).toEqual({ Oslo: 'Oslo', OSLO: 'Oslo', Osloo: 'Oslo', Lima: null });
      session.actions.matchOption({ column: 'city', from: 'Oslo', to: null });
      expect(valuesOf(session)).toEqual({ Oslo: null, OSLO: null, Osloo: null, Lima: null });
    });

    it('are reviewed, delivered and named in the result', async () => {
      const results: unknown[] = [];
      const onComplete = (result: unknown): void => void results.push(result);
      const { session } = await stateAt('values', text, { columns, invalidRowHandling: 'exclude', onComplete });
      session.actions.matchOption({ column: 'city', from: 'Oslo', to: 'Oslo' });
      await session.actions.proceed();
      await until(session, ({ step, busy }) => step === 'review' && busy === null);
      expect(session.store.getState().review?.counts).toEqual({ all: 4, valid: 2, invalid: 2 });
      expect(optionsNow(session)).toEqual(['Rome', 'Paris', 'Oslo']);
      await session.actions.editCell(3, 'city', 'oslo');
      await session.actions.submit();
      const city = 'Oslo';
      expect(results).toMatchObject([
        {
          rows: [
            { name: 'Ann', city },
            { name: 'Bo', city },
            { name: 'Di', city },
          ],
          newOptions: { city: ['Oslo'] },
        },
      ]);
    });

    it('are refused in a column that does not allow them', async () => {
      const { session } = await stateAt('values', text, { columns: CITIES });
      session.actions.matchOption({ column: 'city', from: 'Oslo', to: 'Oslo' });
      expect(valuesOf(session)).toMatchObject({ Oslo: null, OSLO: null });
      expect(optionsNow(session)).toEqual(['Rome', 'Paris']);
    });
  });

  it('values: are not asked about if only the case differs', async () => {
    const { state } = await stateAt('review', 'Name,City\nAnn,ROME\nBo,paris\n', { columns: CITIES });
    expect(state).toMatchObject({ steps: expect.not.arrayContaining(['values']), counts: { all: 2, invalid: 0 } });
  });

  it('review: counts rows, and what is wrong in each column', async () => {
    const { state, session } = await stateAt('review', 'Name,Age\nAnn,30\n,40\nCy,old\n');
    expect(state).toMatchObject({
      counts: { all: 3, valid: 1, invalid: 2 },
      filter: 'all',
      total: 3,
      checks: 'checked',
      change: null,
      canUndo: false,
      canRedo: false,
      proposesTransforms: false,
      blockers: [{ code: 'invalid-rows', params: { count: 2 } }],
    });
    expect(state.reviewed.map(({ column, errors, warnings }) => [column.id, errors, warnings])).toEqual([
      ['name', 1, 0],
      ['age', 1, 0],
    ]);
    await session.actions.editCell(1, 'name', 'Bo');
    expect(selectState(session.store.getState())).toMatchObject({ canUndo: true, counts: { valid: 2, invalid: 1 } });
    await session.actions.undo();
    expect(selectState(session.store.getState())).toMatchObject({ canUndo: false, canRedo: true });
  });

  it.each([
    ['exclude', 'Name,Age\n,1\n', ['no-rows-left']],
    ['exclude', 'Name,Age\n,1\nAnn,2\n', []],
    ['include', 'Name,Age\n,1\n', []],
  ] as const)('review: with %s and %o it is blocked by %o', async (invalidRowHandling, text, codes) => {
    const { state } = await stateAt('review', text, { invalidRowHandling });
    expect(state.blockers.map(({ code }) => code)).toEqual(codes);
  });

  it('submit, then complete: summarizes the import', async () => {
    const seen: ImporterState[] = [];
    const { session } = await stateAt('review', 'Name,Age\nAnn,30\nBo,40\n', {
      onComplete: () => void seen.push(selectState(session.store.getState())),
    });
    await session.actions.submit();
    expect(seen).toMatchObject([{ step: 'submit', phase: expect.any(String), blockers: [{ code: 'busy' }] }]);
    const state = selectState(session.store.getState());
    expect(state).toMatchObject({ step: 'complete', job: null, needsOnCompleteRetry: false, blockers: [] });
    expect(state.step === 'complete' && state.summary).toEqual(session.store.getState().summary);
  });
});

describe('the reader of the state', () => {
  it('gives the same object while nothing in it has changed', async () => {
    const session = importSession();
    const read = stateReader(session.store);
    const first = read();
    expect(read()).toBe(first);
    session.store.setState({ columns: COLUMNS.map((column) => ({ ...column })) });
    expect(read()).toBe(first);
    await session.actions.openFile(csvFile('Name,Age\nAnn,1\n'));
    const opened = read();
    expect(opened).not.toBe(first);
    expect(opened.source).not.toBeNull();
    session.store.setState({ columns: [] });
    expect(read()).not.toBe(opened);
    expect(read().columns).toEqual([]);
  });
});

describe('memoized results', () => {
  it('are computed again only when an argument differs', () => {
    const list = memoizeLast((first: object, second: number) => [first, second]);
    const key = {};
    const made = list(key, 1);
    expect(list(key, 1)).toBe(made);
    expect(list(key, 2)).toEqual([key, 2]);
    expect(list(key, 2)).not.toBe(made);
    expect(list({}, 1)).not.toBe(made);
  });

  it('reuse equal items of the previous result', () => {
    const items = memoizeLast(
      (_: object, names: readonly string[]) => names.map((name) => ({ name })),
      keepEqualItems as never,
    );
    const key = {};
    const before = items(key, ['a', 'b']);
    const after = items(key, ['a', 'c', 'd']);
    expect(after).toEqual([{ name: 'a' }, { name: 'c' }, { name: 'd' }]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  it.each<[unknown, unknown, boolean]>([
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [['a'], ['a'], true],
    [['a'], { 0: 'a' }, false],
    [null, {}, false],
    [{}, null, false],
    [1, 1, true],
    [1, 2, false],
    [1, {}, false],
    [{}, 1, false],
  ])('%o, then %o: unchanged is %o', (before, after, isSame) => {
    const read = keepIfShallowEqual<unknown>();
    expect(read(before)).toBe(before);
    expect(read(after)).toBe(isSame ? before : after);
    expect(keepEqualItems([after], [before])).toEqual([isSame ? before : after]);
    expect(keepEqualItems([after], [])).toEqual([after]);
  });

  it('keep the previous list while the next one is JSON-equal', () => {
    const read = keepIfJsonEqual<readonly object[]>();
    const before = [{ id: 'a', check: () => true }];
    expect(read(before)).toBe(before);
    expect(read([{ id: 'a', check: () => false }])).toBe(before);
    const other = [{ id: 'b' }];
    expect(read(other)).toBe(other);
  });
});
