import { expect, it } from 'vitest';
import { createMemoryAdapter } from '../../adapters/index.js';
import type { DerivedColumn } from '../../engine/index.js';
import type { MappingStorage, LearnedMapping } from '../memory/mapping-storage.js';
import type { SessionOptions } from '../options/session-options.js';
import type { Session } from '../session.js';
import { importSession, openAt, until } from '../testing/import-session.js';

const COLUMNS = [
  { id: 'first', label: 'Given', validators: [{ type: 'required' as const }] },
  { id: 'last', label: 'Family' },
  { id: 'place', label: 'Place' },
];
const TEXT = 'Who,Town,Code\nAda Lovelace,London,W1\nGrace B Hopper,New York,10001\n';
const part = (at: number): DerivedColumn => ({
  type: 'part',
  column: 0,
  separator: ' ',
  part: at,
  parts: 2,
  rest: 'first',
});
const DERIVED: readonly DerivedColumn[] = [part(0), part(1), { type: 'join', columns: [2, 1], separator: ' ' }];

const opened = async (options: SessionOptions = {}, text = TEXT): Promise<Session> => {
  const session = importSession({ columns: COLUMNS, mappingMemory: false, ...options });
  await openAt(session, text, 'map');
  return session;
};

async function split(session: Session): Promise<void> {
  const { overrideLayout, mapColumn } = session.actions;
  mapColumn(1, 'place');
  await overrideLayout({ derived: DERIVED });
  mapColumn(3, 'first');
  mapColumn(4, 'last');
}

it('keeps the matches of other columns, also when derived ones are removed', async () => {
  const session = await opened();
  const { actions, store } = session;
  await split(session);
  expect(store.getState().mapping).toEqual([null, 'place', null, 'first', 'last', null]);
  actions.mapColumn(5, 'place');
  await actions.overrideLayout({ derived: DERIVED.slice(1) });
  expect(store.getState().mapping).toEqual([null, null, null, 'last', 'place']);
  await actions.overrideLayout({ header: { start: 1, rows: 1 } });
  expect(store.getState().table?.columns[3]?.name, 'they stay with another header').toBe('Ada Lovelace (2)');
  await actions.overrideLayout({ delimiter: ';' });
  expect(store.getState().table?.layout.derived, 'but not when the columns are others').toBeUndefined();
  session.destroy();
});

it('survive going to the review and back, with edits', async () => {
  const session = await opened();
  const { actions, store } = session;
  await split(session);
  await actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  await actions.editCell(1, 'last', 'Brewster');
  actions.back();
  actions.mapColumn(5, 'place');
  await actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  const { rows } = await actions.readRows(0, 9);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Ada', 'Lovelace', 'W1 London'],
    ['Grace B', 'Brewster', '10001 New York'],
  ]);
  expect(store.getState().table?.layout.derived).toEqual(DERIVED);
  session.destroy();
});

it('reach the host as values', async () => {
  const adapter = createMemoryAdapter();
  const session = await opened({ adapter });
  await split(session);
  await session.actions.proceed();
  await until(session, ({ step, busy }) => step === 'review' && busy === null);
  await session.actions.submit();
  expect(adapter.rows).toMatchObject([
    { first: 'Ada', last: 'Lovelace', place: 'London' },
    { first: 'Grace B', last: 'Hopper', place: 'New York' },
  ]);
  session.destroy();
});

it('are remembered for files with the same names, in any order, until they are removed', async () => {
  const kept = new Map<string, LearnedMapping>();
  const mappingMemory: MappingStorage = {
    load: async ({ key }) => kept.get(key) ?? null,
    save: async ({ key }, mapping) => void kept.set(key, mapping),
  };
  const session = await opened({ mappingMemory });
  await split(session);
  await session.actions.proceed();
  await until(session, ({ step }) => step === 'review');
  session.destroy();
  await expect.poll(() => kept.size).toBe(1);
  expect(JSON.stringify([...kept]), 'no contents of cells').not.toMatch(/Ada|London/);

  const other = 'Code,Who,Town\n20099,Ann Lee,Hamburg\n';
  const next = await opened({ mappingMemory }, other);
  const { actions, store } = next;
  const { table, mapping, suggestions } = store.getState();
  expect(table?.layout.derived).toEqual(DERIVED.slice(0, 2).map((one) => ({ ...one, column: 1 })));
  expect(mapping).toEqual([null, null, 'place', 'first', 'last']);
  expect(suggestions.slice(2).map(({ reason }) => reason)).toEqual(['remembered', 'remembered', 'remembered']);
  await actions.overrideLayout({ derived: [] });
  actions.mapColumn(1, 'first');
  await actions.overrideLayout({ header: { start: 0, rows: 1 } });
  expect(store.getState().table?.columns, 'not again').toHaveLength(3);
  await actions.proceed();
  await until(next, ({ step }) => step === 'review');
  next.destroy();
  await expect.poll(() => JSON.stringify([...kept])).not.toContain('part');
});
