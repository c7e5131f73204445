import { describe, expect, it } from 'vitest';
import { createExcelReader } from '../../worker/index.js';
import type { Session } from '../session.js';
import { csvFile, importSession, openAt } from '../testing/import-session.js';

const TEXTS = { sheet: 'Errors', row: 'Row', errors: 'Errors', issueText: () => 'wrong' };
const FILE = 'Name,Age\nAnn,30\n,31\nBo,old\n';

async function reviewed(text = FILE): Promise<Session> {
  const session = importSession();
  await openAt(session, text, 'review');
  return session;
}

const cells = async (session: Session): Promise<readonly (readonly string[])[]> =>
  (await session.actions.readRows(0, 10)).rows.map((row) => row.cells);

describe('a corrected file', () => {
  it('is merged from CSV as one step, with a report', async () => {
    const session = await reviewed();
    const percents: number[] = [];
    const blob = await session.actions.downloadLeftOut('csv', TEXTS, { onProgress: (one) => percents.push(one) });
    expect(percents.at(-1)).toBe(100);
    const corrected = (await blob.text()).replace(',wrong', ',').replace('Name: wrong,,31', ',Eve,31');
    expect(corrected).toContain(',Eve,31');
    expect(await session.actions.mergeLeftOut(csvFile(corrected, 'fixed.csv'))).toBe(true);
    expect(session.store.getState()).toMatchObject({
      change: { merged: { rows: 1, cells: 1, invalid: 1, unknown: 0 } },
      progress: { invalid: 1 },
      error: null,
    });
    expect(await cells(session)).toEqual([['Ann', '30'], ['Eve', '31'], ['Bo', 'old']]); // prettier-ignore
    await session.actions.undo();
    expect(await cells(session)).toEqual([['Ann', '30'], ['', '31'], ['Bo', 'old']]); // prettier-ignore
    expect(session.store.getState()).toMatchObject({ change: null, progress: { invalid: 2 } });
  });

  it('is merged from a workbook', async () => {
    const session = await reviewed();
    const blob = await session.actions.downloadLeftOut('xlsx', TEXTS);
    const reader = createExcelReader(() => null);
    await reader.open(blob);
    expect(await (await reader.read('Errors')).text()).toContain('Age: wrong,Bo,old');
    expect(await session.actions.mergeLeftOut(new File([blob], 'fixed.xlsx'))).toBe(true);
    expect(session.store.getState().change).toMatchObject({ merged: { rows: 0, invalid: 2 } });
  });

  it.each([
    [
      'of another file',
      async () => (await reviewed(`${FILE},x\n`)).actions.downloadLeftOut('csv', TEXTS),
      'other-file',
    ],
    ['without row ids', async () => new Blob(['Name,Age\nAnn,1\n']), 'no-row-ids'],
    ['that is empty', async () => new Blob([]), 'empty-file'],
  ] as const)('%s is refused with an error', async (_name, made, code) => {
    const session = await reviewed();
    await session.actions.mergeLeftOut(new File([await made()], 'fixed.csv'));
    expect(session.store.getState()).toMatchObject({ error: { code }, change: null, hasEdits: false });
  });
});
