import { describe, expect, it } from 'vitest';
import type { Column } from '../engine/index.js';
import type { Session } from '../session/index.js';
import { COLUMNS, importSession, openAt, people, until } from '../session/testing/import-session.js';
import { createRowReader } from './row-reader.js';
import type { RowReader } from './row-reader.js';

const UNIQUE: readonly Column[] = [{ id: 'name', label: 'Name', validators: [{ type: 'unique' }] }];

interface Opened {
  readonly session: Session;
  readonly reader: RowReader;
  /** Start positions of the reads. */
  readonly asked: readonly number[];
}

/** A reader whose first rows have been read once. */
async function reading(text: string, columns: readonly Column[] = COLUMNS): Promise<Opened> {
  const session = importSession({ columns });
  await openAt(session, text, 'review');
  const asked: number[] = [];
  const readRows: Session['actions']['readRows'] = (start, count) => {
    asked.push(start);
    return session.actions.readRows(start, count);
  };
  const reader = createRowReader({ ...session, actions: { ...session.actions, readRows } });
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (reader.rowAt(0)?.issues && asked.length > 0) resolve();
    };
    reader.subscribe(look);
    reader.want({ start: 0, end: 3 });
  });
  await until(session, ({ busy }) => busy === null);
  return { session, reader, asked };
}

describe('an edit', () => {
  it('shows its text at once and its errors with the response, without reading again', async () => {
    const { session, reader, asked } = await reading(people(3));
    const before = asked.length;
    const edited = session.actions.editCell(1, 'age', 'old');
    expect(reader.rowAt(1)).toMatchObject({ cells: ['P1', 'old'], state: 'edited', issues: [] });
    await edited;
    expect(reader.rowAt(1)?.issues).toMatchObject([{ column: 'age' }]);
    expect(session.store.getState().changed).toMatchObject({ rows: [{ index: 1 }], isAlone: true });
    expect(asked).toHaveLength(before);
    await session.actions.undo();
    expect(reader.rowAt(1)).toMatchObject({ cells: ['P1', '1'], issues: [] });
    expect(asked).toHaveLength(before);
  });

  it('reads again if other rows may have changed, too', async () => {
    const { session, reader, asked } = await reading('Name\nAnn\nAnn\nBo\n', UNIQUE);
    const before = asked.length;
    expect(reader.rowAt(1)?.issues).toHaveLength(1);
    await session.actions.editCell(0, 'name', 'Cy');
    expect(session.store.getState().changed).toMatchObject({ rows: [{ index: 0 }], isAlone: false });
    expect(asked.length).toBeGreaterThan(before);
  });

  it('stays pending while the host checks it, whatever is read meanwhile', async () => {
    const answers: (() => void)[] = [];
    const column: Column = {
      id: 'name',
      label: 'Name',
      validate: async (rows) => {
        if (rows.length > 1) return [];
        await new Promise<void>((resolve) => answers.push(resolve));
        return rows.map(({ index }) => ({ index, message: 'Taken' }));
      },
    };
    const { session, reader, asked } = await reading('Name\nAnn\nBo\nCy\n', [column]);
    const edits = ['Xi', 'Yo', 'Zo'].map(async (name, row) => session.actions.editCell(row, 'name', name));
    const shown = (): unknown[] => [0, 1, 2].map((row) => [reader.rowAt(row)?.cells[0], reader.rowAt(row)?.pending]);
    expect(shown()).toEqual([['Xi', [0]], ['Yo', [0]], ['Zo', [0]]]); // prettier-ignore
    const before = asked.length;
    await expect.poll(() => answers).toHaveLength(3);
    answers[0]!();
    await edits[0];
    // The rows are read again, because the host may have said something about any of them.
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await session.actions.readRows(0, 3);
    expect(reader.rowAt(0)?.issues).toMatchObject([{ message: 'Taken' }]);
    expect(shown()).toEqual([['Xi', undefined], ['Yo', [0]], ['Zo', [0]]]); // prettier-ignore
    for (const at of [1, 2]) {
      answers[at]!();
      await edits[at];
    }
    expect(shown()).toEqual([['Xi', undefined], ['Yo', undefined], ['Zo', undefined]]); // prettier-ignore
    expect(session.store.getState().pending).toEqual([]);
  });

  it('reads again if rows move', async () => {
    const { session, asked } = await reading(people(3));
    const before = asked.length;
    await session.actions.deleteRows([0]);
    expect(asked.length).toBeGreaterThan(before);
  });
});
