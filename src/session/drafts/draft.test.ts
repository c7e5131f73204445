import { describe, expect, it } from 'vitest';
import type { SessionState, Step } from '../session-state.js';
import { csvFile, importSession, openAt } from '../testing/import-session.js';
import { draftOf, isDefaultView, offerOf, readDraft, writeDraft } from './draft.js';

async function opened(): Promise<SessionState> {
  const session = importSession({ persist: false, mappingMemory: false, dynamicColumns: [{ id: 'x', label: 'X' }] });
  await openAt(session, 'Name,Age\nAnn,30\nBo,40\n', 'review');
  await session.actions.deleteRows([0]);
  return session.store.getState();
}

describe('a draft', () => {
  it('is the state as plain data', async () => {
    const state = await opened();
    const { table, mapping, progress } = state;
    const draft = draftOf({ ...state, view: { ...state.view, group: 'g', state: 'valid' } }, 123)!;
    expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
    expect(draft).toMatchObject({
      version: 1,
      savedAt: 123,
      file: { name: 'people.csv', type: 'text/csv' },
      rows: 1,
      step: 'review',
      columns: [...state.columns.map(({ id, label }) => ({ id, label })), { id: 'x', label: 'X' }],
      layout: table?.layout,
      mapping,
      progress,
      hasEdits: true,
      view: { state: 'valid', group: null },
    });
    expect(offerOf(draft)).toEqual({ fileName: 'people.csv', rows: 1, leftOut: false, importedRows: 0, savedAt: 123 });
    const read = (await readDraft(writeDraft(draft, new Blob(['line 1\nline 2']))))!;
    expect(read.draft).toEqual(draft);
    expect(await read.work.text()).toBe('line 1\nline 2');
  });

  it('has the rows of the file before they are under review', async () => {
    const state = await opened();
    const progress = { ...state.progress, total: 0, deleted: 0 };
    expect(draftOf({ ...state, progress }, 0)?.rows).toBe(2);
    expect(draftOf({ ...state, progress, table: { ...state.table!, rowCount: null } }, 0)?.rows).toBeNull();
  });

  it.each<[Step, string]>([
    ['upload', 'map'],
    ['sheet', 'sheet'],
    ['header', 'header'],
    ['map', 'map'],
    ['values', 'values'],
    ['review', 'review'],
    ['submit', 'review'],
    ['complete', 'review'],
  ])('left at %s continues at %s', async (step, expected) => {
    expect(draftOf({ ...(await opened()), step }, 0)?.step).toBe(expected);
  });

  it('is not there before a file is open', async () => {
    const state = await opened();
    expect(draftOf({ ...state, file: null }, 0)).toBeNull();
    expect(draftOf({ ...state, table: null, file: csvFile('') }, 0)).toBeNull();
  });

  it.each(['', 'text', '\n', '{"version":2}\n', 'null\n', '{broken\n', '{"version":1'])('is not %j', async (text) => {
    expect(await readDraft(new Blob([text]))).toBeNull();
  });
});

it('recognizes a view of all rows', async () => {
  const { view } = await opened();
  expect(isDefaultView(view)).toBe(true);
  expect(isDefaultView({ ...view, state: 'valid' })).toBe(false);
  expect(isDefaultView({ ...view, sort: [{ column: 'name', descending: true }] })).toBe(false);
});
