import { describe, expect, it } from 'vitest';
import type { ImportResult, ResultRow } from '../../engine/index.js';
import type { Session } from '../session.js';
import { importSession, openAt, until } from '../testing/import-session.js';

const TEXT = 'Name,Age,Nick\nAnn,30,a\nBo,40,b\nCy,50,c\n';

const cells = async (session: Session): Promise<readonly (readonly string[])[]> =>
  (await session.actions.readRows(0, 100)).rows.map((row) => row.cells);

async function toReview(session: Session): Promise<void> {
  while (session.store.getState().step !== 'review') await session.actions.proceed();
  await until(session, ({ busy }) => busy === null);
}

async function withHeader(session: Session, start: number, rows = 1): Promise<void> {
  session.actions.goTo('header');
  await session.actions.overrideLayout({ header: { start, rows } });
}

describe('edits belong to cells of the file', () => {
  it('and survive switching the header row there and back', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    await session.actions.editCell(0, 'name', 'Anna');
    await session.actions.editCell(2, 'age', '51');
    await session.actions.deleteRows([1]);
    await withHeader(session, 1);
    expect(session.store.getState().question).toBeNull();
    await withHeader(session, 0);
    await toReview(session);
    expect(await cells(session)).toEqual([
      ['Anna', '30'],
      ['Cy', '51'],
    ]);
    await session.actions.undo();
    await session.actions.undo();
    await session.actions.undo();
    expect(await cells(session)).toEqual([
      ['Ann', '30'],
      ['Bo', '40'],
      ['Cy', '50'],
    ]);
    expect(session.store.getState().review).toMatchObject({ canUndo: false });
  });

  it('and appear at the same cells under another header row', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    await session.actions.editCell(2, 'age', '51');
    await session.actions.editCell(0, 'name', 'Anna');
    await withHeader(session, 0, 0);
    session.actions.mapColumn(0, 'name');
    session.actions.mapColumn(1, 'age');
    await toReview(session);
    expect(await cells(session)).toEqual([
      ['Name', 'Age'],
      ['Anna', '30'],
      ['Bo', '40'],
      ['Cy', '51'],
    ]);
    await session.actions.editCell(0, 'age', '1');
    await withHeader(session, 0);
    await toReview(session);
    expect(await cells(session)).toEqual([
      ['Anna', '30'],
      ['Bo', '40'],
      ['Cy', '51'],
    ]);
  });

  it('and stay with their source column when another one is mapped', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    await session.actions.editCell(0, 'name', 'Anna');
    session.actions.goTo('map');
    session.actions.mapColumn(2, 'name');
    await toReview(session);
    expect((await cells(session)).map((row) => row.includes('Anna'))).toEqual([false, false, false]);
    await session.actions.editCell(1, 'name', 'Bob');
    session.actions.goTo('map');
    session.actions.mapColumn(0, 'name');
    await toReview(session);
    expect((await cells(session)).map(([name]) => name)).toEqual(['Anna', 'Bo', 'Cy']);
  });

  it('and the choices for columns return with their header row', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'map');
    session.actions.mapColumn(2, 'name');
    await withHeader(session, 1);
    await withHeader(session, 0);
    expect(session.store.getState().mapping).toEqual([null, 'age', 'name']);
  });

  it('and stay under another encoding', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    await session.actions.editCell(0, 'name', 'Anna');
    session.actions.goTo('header');
    await session.actions.overrideLayout({ encoding: 'windows-1252' });
    expect(session.store.getState().question).toBeNull();
    await toReview(session);
    expect((await cells(session))[0]).toEqual(['Anna', '30']);
  });

  it('and stay when the host still checks them while the file is read in another encoding', async () => {
    let answer = (): void => undefined;
    const checked = new Promise<void>((resolve) => (answer = resolve));
    let asked = (): void => undefined;
    const asking = new Promise<void>((resolve) => (asked = resolve));
    const session = importSession({
      validateRows: async (rows) => {
        if (rows.some(({ texts }) => texts['name'] === 'Bob')) {
          asked();
          await checked;
        }
        return [];
      },
    });
    await openAt(session, TEXT, 'review');
    const edited = session.actions.editCell(1, 'name', 'Bob');
    await asking;
    session.actions.goTo('header');
    await session.actions.overrideLayout({ encoding: 'windows-1252' });
    answer();
    await edited;
    await toReview(session);
    expect(await cells(session)).toEqual([
      ['Ann', '30'],
      ['Bob', '40'],
      ['Cy', '50'],
    ]);
    expect(session.store.getState()).toMatchObject({ error: null, hasEdits: true });
  });

  it.each([
    [{ delimiter: ';' }, 'delimiter'],
    [{ quote: "'" }, 'quote'],
    [{ encoding: 'utf-16le' }, 'encoding'],
  ])('and the user is asked first when they would be lost: %j', async (overrides, cause) => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    const silent = importSession();
    await openAt(silent, TEXT, 'review');
    void silent.actions.overrideLayout(overrides);
    expect(silent.store.getState().question).toBeNull();
    await session.actions.editCell(0, 'name', 'Anna');
    session.actions.goTo('header');
    const refused = session.actions.overrideLayout(overrides);
    expect(session.store.getState().question).toEqual({ cause });
    session.actions.answerQuestion(false);
    await refused;
    await toReview(session);
    expect((await cells(session))[0]).toEqual(['Anna', '30']);
    session.actions.goTo('header');
    const agreed = session.actions.overrideLayout(overrides);
    session.actions.answerQuestion(true);
    await agreed;
    expect(session.store.getState()).toMatchObject({ question: null, hasEdits: false });
  });
});

describe('rows pasted after the last one', () => {
  it('are numbered, checked, edited and delivered like any others, after those of the file', async () => {
    const taken: ResultRow[] = [];
    let result: ImportResult | null = null;
    const session = importSession({
      onBatch: (rows) => void taken.push(...rows),
      onComplete: (given) => (result = given as ImportResult),
    });
    await openAt(session, TEXT, 'review');
    const count = await session.actions.pasteCells({ position: 2, column: 'name' }, [
      ['Cyn', '51', 'one', 'two', 'three'],
      ['Dee', 'old'],
      ['', '70'],
      ['', ''],
    ]);
    expect(count).toBe(6);
    expect(session.store.getState()).toMatchObject({
      change: { addedRows: 2, columnsLeftOut: 3, rowsLeftOut: 0 },
      review: { counts: { all: 5, valid: 3, invalid: 2 } },
      progress: { total: 5 },
    });
    const { rows } = await session.actions.readRows(3, 9);
    expect(rows.map(({ index, number, state }) => [index, number, state])).toEqual([
      [3, 5, 'edited'],
      [4, 6, 'edited'],
    ]);
    await session.actions.editCell(3, 'age', '60');
    await session.actions.editCell(4, 'name', 'Eve');
    await session.actions.submit();
    expect(taken.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cyn', 'Dee', 'Eve']);
    expect(result).toMatchObject({ summary: { totalRows: 5, deliveredRows: 5 } });
  });

  it('are undone and redone in one step, and survive another header row', async () => {
    const session = importSession();
    await openAt(session, TEXT, 'review');
    await session.actions.pasteCells({ position: 2, column: 'name' }, [['Cyn'], ['Dee', '60']]);
    await session.actions.undo();
    expect(await cells(session)).toEqual([
      ['Ann', '30'],
      ['Bo', '40'],
      ['Cy', '50'],
    ]);
    expect(session.store.getState().progress).toMatchObject({ total: 3, deleted: 0 });
    await session.actions.redo();
    await withHeader(session, 1);
    await withHeader(session, 0);
    await toReview(session);
    expect((await cells(session)).at(-1)).toEqual(['Dee', '60']);
    await session.actions.deleteRows([3]);
    expect(session.store.getState().progress).toMatchObject({ total: 4, deleted: 1, left: { all: 3 } });
  });

  it('stop at the row limit, and the rest is reported', async () => {
    const session = importSession({ limits: { maxRows: 4 } });
    await openAt(session, TEXT, 'review');
    await session.actions.pasteCells({ position: 2, column: 'name' }, [['Cyn'], ['Dee'], ['Eve'], ['Fay']]);
    expect(session.store.getState().change).toMatchObject({ addedRows: 1, rowsLeftOut: 2 });
  });

  it('are sent to a backend in the plan', async () => {
    const plans: unknown[] = [];
    const session = importSession({
      adapter: {
        submit: async ({ plan }) => {
          plans.push(plan.operations);
          return {};
        },
      },
    });
    await openAt(session, TEXT, 'review');
    await session.actions.pasteCells({ position: 2, column: 'name' }, [['Cyn'], ['Dee', '60']]);
    await session.actions.submit();
    expect(plans).toEqual([
      [{ type: 'set-cells', rows: [2, 3], columns: ['name', 'age'], values: [['Cyn'], ['Dee', '60']], added: 1 }],
    ]);
  });
});
