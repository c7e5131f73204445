import { afterEach, expect, it, vi } from 'vitest';
import { importSession, openAt, people } from '../testing/import-session.js';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['once if no time passes', 0, [0]],
  ['each time if a tenth of a second passes in between', 100, [0, 20, 40, 60, 80]],
])('a change shows its progress %s', async (_, step, expected) => {
  const session = importSession();
  await openAt(session, people(2500), 'review');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
  const shown = new Set<number>();
  session.store.subscribe(({ busy }) => busy?.what === 'changing' && shown.add(busy.percent));
  const to = { type: 'suffix', of: { type: 'column', column: 'name' }, text: '!' } as const;
  await session.actions.applyProgram({ steps: [{ column: 'name', to }] });
  expect([...shown]).toEqual(expected);
  expect(session.store.getState().busy).toBeNull();
});
