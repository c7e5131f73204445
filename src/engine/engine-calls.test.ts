import { describe, expect, it } from 'vitest';
import type { Column } from './column.js';
import { createEngine } from './create-engine.js';
import type { CallName, CallParams, Engine } from './engine-calls.js';
import { reviewing, revalidate } from './testing/review-state.js';

const COLUMNS: readonly Column[] = [{ id: 'name', label: 'Name', validators: [{ type: 'required' }] }];
const TEXT = 'name\nAda\nBob\nCem\n';
const OVERRIDES = { header: { start: 0, rows: 1 }, delimiter: ',' };

const open = (engine: Engine, text: string, more: Partial<CallParams<'table-open'>> = {}) =>
  engine.call('table-open', { blob: new Blob([text]), fileName: 'a.csv', overrides: OVERRIDES, ...more });
const set = (engine: Engine, row: number, value: string, name?: 'prompt') =>
  engine.call('edit-apply', { operation: { type: 'set-cell', row, column: 'name', value }, step: name && { name } });
const namesOf = async (engine: Engine): Promise<readonly string[]> =>
  (await engine.call('rows-read', { start: 0, count: 9 })).rows.map(({ cells }) => cells[0]!);

describe('calls', () => {
  it.each<[CallName, object, needs: string]>([
    ['table-index', {}, 'table-open'],
    ['mapping-suggest', { columns: [] }, 'table-open'],
    ['rows-find', { numbers: [1] }, 'table-open'],
    ['summary-read', {}, 'validation-run'],
    ['rows-read', { start: 0, count: 1 }, 'validation-run'],
    ['groups-read', {}, 'validation-run'],
    ['edit-undo', {}, 'validation-run'],
    ['cells-find', { search: { find: 'a' }, direction: 'next', from: null }, 'validation-run'],
  ])('%s with %j needs %s', async (name, params, needs) => {
    const engine = createEngine();
    if (needs === 'validation-run') await open(engine, TEXT);
    const error = { code: 'not-ready', params: { needs } };
    await expect((async () => engine.call(name, params as never))()).rejects.toMatchObject(error);
  });

  it('that ask need an answer', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const delivery = engine.call('result-deliver', { batchSize: 10, rowHandling: 'include' });
    await expect(delivery).rejects.toMatchObject({ code: 'not-ready', params: { needs: 'answer' } });
  });

  it('that were canceled before do nothing', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    const signal = AbortSignal.abort(new Error('Enough.'));
    const operation = { type: 'delete-rows', rows: [0] } as const;
    await expect(engine.call('edit-apply', { operation }, { signal })).rejects.toThrow('Enough.');
    // One that needs a piece of the engine, too.
    const cells = { search: { find: 'a' }, direction: 'next', from: null } as const;
    await expect(engine.call('cells-find', cells, { signal })).rejects.toThrow('Enough.');
    expect(await namesOf(engine)).toEqual(['Ada', 'Bob', 'Cem']);
  });
});

describe('opening a file', () => {
  it('ends the review of the one before', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await open(engine, 'name\nDora\n');
    await expect(engine.call('summary-read', {})).rejects.toMatchObject({ code: 'not-ready' });
  });

  it.each<[what: string, delimiter: string, keepsWork: boolean, expected: readonly string[]]>([
    ['keeps the edits of the same cells', ',', true, ['Ada', 'edited', 'Cem']],
    ['drops them otherwise', ',', false, ['Ada', 'Bob', 'Cem']],
    ['drops them if its rows are split elsewhere', ';', true, ['Ada', 'Bob', 'Cem']],
  ])('%s', async (_what, delimiter, keepsWork, expected) => {
    const { engine } = await reviewing(TEXT, COLUMNS, { keepsWork: true });
    await set(engine, 1, 'edited');
    const { layout } = await open(engine, TEXT, { keepsWork, overrides: { ...OVERRIDES, delimiter } });
    await revalidate(engine, COLUMNS, { layout, keepsWork: true });
    expect(await namesOf(engine)).toEqual(expected);
    await revalidate(engine, COLUMNS, { layout });
    expect(await namesOf(engine), 'a validation that keeps nothing').not.toContain('edited');
  });

  it('keeps nothing at first', async () => {
    expect(await open(createEngine(), TEXT, { keepsWork: true })).toMatchObject({ columns: [{ name: 'name' }] });
  });

  it('that fails leaves the one before', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await expect(open(engine, '')).rejects.toThrow();
    expect(await namesOf(engine)).toEqual(['Ada', 'Bob', 'Cem']);
  });

  it('stops counting the rows of the one before', async () => {
    const engine = createEngine({ pause: () => new Promise((resolve) => setTimeout(resolve)) });
    await open(engine, `name\n${'Ada\n'.repeat(300_000)}`);
    const counting = engine.call('table-index', {});
    const stopped = expect(counting).rejects.toMatchObject({ code: 'superseded' });
    await open(engine, TEXT);
    await stopped;
    expect(await engine.call('table-index', {})).toMatchObject({ rowCount: 3 });
  });
});

it('counting reports the rows it has read, and those of a counted file are known', async () => {
  const engine = createEngine();
  await open(engine, `name\n${'Ada\n'.repeat(300_000)}`);
  const events: { readonly percent: number; readonly rows: number }[] = [];
  const onEvent = (event: { readonly percent: number; readonly rows: number }): void => void events.push(event);
  expect(await engine.call('table-index', {}, { onEvent })).toMatchObject({ rowCount: 300_000 });
  expect(events.length).toBeGreaterThan(1);
  expect(events.at(-1)).toMatchObject({ type: 'progress', percent: 100 });
  for (const { rows } of events) expect(rows).toBeGreaterThan(0);
  const { length } = events;
  await engine.call('table-index', {}, { onEvent });
  expect(events).toHaveLength(length);
});

it('the operations are those in effect, and may be without the rows that were delivered', async () => {
  const { engine } = await reviewing(TEXT, COLUMNS);
  await set(engine, 1, 'x', 'prompt');
  await set(engine, 2, 'y');
  await engine.call('edit-undo', {});
  const own = { type: 'set-cell', row: 1, column: 'name', value: 'x' };
  expect(await engine.call('operations-read', { withoutDelivered: true })).toEqual([own]);
  await engine.call(
    'result-deliver',
    { batchSize: 9, rowHandling: 'include', resume: true },
    { onAsk: async () => [1] },
  );
  expect(await engine.call('operations-read', {})).toEqual([own]);
  expect(await engine.call('operations-read', { withoutDelivered: true })).toEqual([
    own,
    { type: 'delete-rows', rows: [0, 2] },
  ]);
  const { history } = await engine.call('summary-read', {});
  expect(history.done.map(({ name }) => name)).toEqual(['prompt']);
  expect(history.undone.map(({ name }) => name)).toEqual(['edit']);
});
