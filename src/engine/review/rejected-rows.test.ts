import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { Engine } from '../engine-calls.js';
import type { Operation } from '../edits/operation.js';
import { reviewing, revalidate } from '../testing/review-state.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'code', label: 'Code', validators: [{ type: 'unique' }] },
];
const TEXT = 'Name,Code\nAnn,a\nBob,b\nCy,c\n';

async function rejecting(engine: Engine, message = 'Is taken.'): Promise<void> {
  await engine.call('rows-refuse', { findings: [{ index: 1, column: 'name', message }] });
}

/** The messages of the rejected row and the number of rejected rows. */
async function rejections(engine: Engine): Promise<readonly [messages: readonly unknown[], count: number]> {
  const [row] = await engine.call('rows-read-at', { rows: [1] });
  const { progress } = await engine.call('summary-read', {});
  return [row?.state === 'rejected' ? row.issues.map(({ message }) => message) : [], progress.rejected];
}

const REJECTED = [['Is taken.'], 1];
const NOT_REJECTED = [[], 0];
const upper = (column: string): Operation => ({
  type: 'run-program',
  program: { steps: [{ column, to: { type: 'uppercase', of: { type: 'column', column } } }] },
  formats: [],
});
const setName = (value: string): Operation => ({ type: 'set-cell', row: 1, column: 'name', value });

const CHANGES: readonly (readonly [what: string, operation: Operation])[] = [
  ['a cell was changed', setName('Bo')],
  ['cells were pasted', { type: 'set-cells', rows: [0, 1], columns: ['name'], values: [['x'], ['y']] }],
  ['it was deleted', { type: 'delete-rows', rows: [1, 2] }],
  ['a program has run', upper('name')],
  ['a program has changed a unique column', upper('code')],
];

describe('a row rejected by the host', () => {
  it.each(CHANGES)('is marked again when this is undone: %s', async (_what, operation) => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await rejecting(engine);
    await engine.call('edit-apply', { operation });
    expect(await rejections(engine)).toEqual(NOT_REJECTED);
    await engine.call('edit-undo', {});
    expect(await rejections(engine)).toEqual(REJECTED);
    await engine.call('edit-redo', {});
    expect(await rejections(engine)).toEqual(NOT_REJECTED);
    await engine.call('edit-undo', {});
    expect(await rejections(engine)).toEqual(REJECTED);
  });

  it.each(CHANGES.filter(([, { type }]) => type !== 'delete-rows'))(
    'after an edit is marked again when the edit is redone: %s',
    async (_what, operation) => {
      const { engine } = await reviewing(TEXT, COLUMNS);
      await engine.call('edit-apply', { operation });
      await rejecting(engine);
      await engine.call('edit-undo', {});
      expect(await rejections(engine)).toEqual(NOT_REJECTED);
      await engine.call('edit-redo', {});
      expect(await rejections(engine)).toEqual(REJECTED);
    },
  );

  it('gets the error of each state it was rejected in', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await rejecting(engine);
    await engine.call('edit-apply', { operation: setName('Bo') });
    await rejecting(engine, 'Is too short.');
    await engine.call('edit-apply', { operation: setName('Robert') });
    expect(await rejections(engine)).toEqual(NOT_REJECTED);
    await engine.call('edit-undo', {});
    expect(await rejections(engine)).toEqual([['Is too short.'], 1]);
    await engine.call('edit-undo', {});
    expect(await rejections(engine)).toEqual(REJECTED);
  });

  it('is marked again when a program was stopped midway', async () => {
    const many = Array.from({ length: 1500 }, (_, row) => `Di,d${row}\n`).join('');
    const { engine } = await reviewing(`${TEXT}${many}`, COLUMNS);
    await rejecting(engine);
    const stop = new AbortController();
    const onEvent = (): void => stop.abort(new Error('Stopped.'));
    const running = engine.call('edit-apply', { operation: upper('code') }, { signal: stop.signal, onEvent });
    await expect(running).rejects.toThrow('Stopped.');
    expect(await rejections(engine)).toEqual(REJECTED);
  });

  it('is marked again by an undo after a reload and under another mapping', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await rejecting(engine);
    await engine.call('edit-apply', { operation: setName('Bo') });
    const again = createEngine();
    const { layout } = await again.call('table-open', { blob: new Blob([TEXT]), fileName: 'a.csv', overrides: {} });
    await again.call('work-restore', { work: await engine.call('work-read', {}) });
    await revalidate(again, COLUMNS, { layout, mapping: ['name', null], keepsWork: true });
    expect(await rejections(again)).toEqual(NOT_REJECTED);
    await again.call('edit-undo', {});
    expect(await rejections(again)).toEqual(REJECTED);
  });

  it('keeps the mark that an undo restored when the table is validated again', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await rejecting(engine);
    await engine.call('edit-apply', { operation: setName('Bo') });
    await engine.call('edit-undo', {});
    await revalidate(engine, COLUMNS, { keepsWork: true });
    expect(await rejections(engine)).toEqual(REJECTED);
  });

  it('has no mark any more when it was imported after an edit', async () => {
    const { engine } = await reviewing(TEXT, COLUMNS);
    await rejecting(engine);
    await engine.call('edit-apply', { operation: setName('Bo') });
    await engine.call('rows-settle', { rowHandling: 'include' });
    await engine.call('edit-undo', {});
    expect(await rejections(engine)).toEqual(NOT_REJECTED);
  });
});
