import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckedRow, RowFinding } from '../../engine/index.js';
import type { Session } from '../session.js';
import { selectState } from '../state/index.js';
import { importSession, openAt, until } from '../testing/import-session.js';

/** A check by the host of rows that were edited; those of the whole file pass at once. */
interface HostCheck {
  readonly names: readonly string[];
  readonly signal: AbortSignal;
  answer(findings?: readonly RowFinding[]): void;
}

let checks: HostCheck[];
let passes: number;
let session: Session;

beforeEach(async () => {
  checks = [];
  passes = 0;
  const validate = (rows: readonly CheckedRow[], { signal }: { readonly signal: AbortSignal }) => {
    if (rows.length > 1) {
      passes += 1;
      return [];
    }
    return new Promise<readonly RowFinding[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      const names = rows.map(({ texts }) => texts['name'] ?? '');
      checks.push({ names, signal, answer: (findings = []) => resolve(findings) });
    });
  };
  session = importSession({ columns: [{ id: 'name', label: 'Name', validate }], persist: false, mappingMemory: false });
  await openAt(session, 'Name\nAnn\nBo\nCy\n', 'review');
});

const names = async (): Promise<unknown[]> =>
  (await session.actions.readRows(0, 9)).rows.map(({ cells, issues }) => [
    cells[0],
    ...issues.map((one) => one.message),
  ]);
const asked = async (count: number): Promise<void> => expect.poll(() => checks).toHaveLength(count);

describe('a written cell', () => {
  it('is applied while the host still checks another, and each result is that of its row', async () => {
    const edits = [session.actions.editCell(0, 'name', 'Xi'), session.actions.editCell(1, 'name', 'Yo')];
    await asked(2);
    expect(checks.map((check) => check.names)).toEqual([['Xi'], ['Yo']]);
    checks[1]!.answer([{ index: 1, message: 'Taken' }]);
    await edits[1];
    expect(await names()).toEqual([['Xi'], ['Yo', 'Taken'], ['Cy']]); // prettier-ignore
    checks[0]!.answer([{ index: 0, message: 'Short' }]);
    await edits[0];
    expect(await names()).toEqual([['Xi', 'Short'], ['Yo', 'Taken'], ['Cy']]); // prettier-ignore
    const undone = session.actions.undo();
    await asked(3);
    checks[2]!.answer();
    await undone;
    expect(await names()).toEqual([['Xi', 'Short'], ['Bo'], ['Cy']]); // prettier-ignore
  });

  it('makes the checks of its former text obsolete', async () => {
    const first = session.actions.editCell(0, 'name', 'Xi');
    await asked(1);
    const second = session.actions.editCell(0, 'name', 'Zo');
    await asked(2);
    expect(checks[0]!.signal.aborted).toBe(true);
    await first;
    checks[1]!.answer([{ index: 0, message: 'Taken' }]);
    await second;
    expect(await names()).toEqual([['Zo', 'Taken'], ['Bo'], ['Cy']]); // prettier-ignore
    expect(session.store.getState()).toMatchObject({ error: null, pending: [] });
  });

  it('is awaited by the import, which shows it and can be stopped', async () => {
    const edit = session.actions.editCell(0, 'name', 'Xi');
    await asked(1);
    const submitted = session.actions.submit();
    await until(session, ({ busy }) => busy?.what === 'validating');
    session.actions.cancel();
    await Promise.all([edit, submitted]);
    expect(checks[0]!.signal.aborted).toBe(true);
    expect(selectState(session.store.getState())).toMatchObject({ step: 'review', checks: 'stopped' });
    expect(await names()).toEqual([['Xi'], ['Bo'], ['Cy']]); // prettier-ignore
    expect(session.store.getState()).toMatchObject({ busy: null, error: null });
  });

  it('is checked again after a step back', async () => {
    const edit = session.actions.editCell(0, 'name', 'Xi');
    await asked(1);
    session.actions.back();
    await edit;
    expect(checks[0]!.signal.aborted).toBe(true);
    await session.actions.proceed();
    await until(session, ({ step, busy }) => step === 'review' && busy === null);
    expect(passes).toBe(2);
    expect(selectState(session.store.getState())).toMatchObject({ checks: 'checked' });
    expect(await names()).toEqual([['Xi'], ['Bo'], ['Cy']]); // prettier-ignore
  });

  it('is not checked any more when the importer is closed', async () => {
    void session.actions.editCell(0, 'name', 'Xi');
    await asked(1);
    session.destroy();
    expect(checks[0]!.signal.aborted).toBe(true);
  });
});
