import { expect, it } from 'vitest';
import type { Column } from '../../engine/index.js';
import type { SessionState } from '../session-state.js';
import { COLUMNS, openAt, until } from '../testing/import-session.js';
import { cells, continued, keeps, loaded } from './testing/kept-import.js';
import { memoryStorage } from './testing/memory-storage.js';

const TEXT = 'Name,Age\nAnn,x\nBo,41\nCy,50 years\nDi,y\n';
const SORT = [{ column: 'name', descending: true }];

/** The names shown after a group was shown, the rows sorted, and the page reloaded with these columns. */
async function shownAfterReload(
  columns: readonly Column[],
  isThere: (state: SessionState) => boolean,
): Promise<readonly (string | undefined)[]> {
  const storage = memoryStorage();
  const options = { mappingMemory: false } as const;
  const before = loaded(storage, options);
  await openAt(before, TEXT, 'review');
  await until(before, ({ busy }) => busy === null);
  await before.actions.readGroups();
  const { groups } = before.store.getState();
  const group = groups?.find(({ samples }) => samples.some(({ from }) => from === 'x'));
  before.actions.showGroup(group!.key);
  await until(before, ({ view }) => view.group !== null);
  await before.actions.setView({ sort: SORT });
  await keeps(storage, (draft) => draft.group?.key === group!.key && draft.view.sort.length > 0);
  before.destroy();
  const session = loaded(storage, { ...options, columns });
  await continued(session);
  await until(session, isThere);
  // Whatever is shown after the groups were read is being chosen then.
  await session.actions.readGroups();
  await until(session, ({ isChoosing }) => !isChoosing);
  const names = (await cells(session)).map(([name]) => name);
  session.destroy();
  return names;
}

it('the group of errors that was shown is shown again after a reload, in its order', async () => {
  expect(await shownAfterReload(COLUMNS, ({ view }) => view.group !== null)).toEqual(['Di', 'Ann']);
});

it('another group with its key is not shown in its place', async () => {
  const [name, age] = COLUMNS;
  const columns = [name!, { ...age!, type: 'email' } as Column];
  const names = await shownAfterReload(columns, ({ view, groups }) => view.sort.length > 0 && groups !== null);
  expect(names).toEqual(['Di', 'Cy', 'Bo', 'Ann']);
});
