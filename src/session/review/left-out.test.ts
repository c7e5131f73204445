import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createExcelReader } from '../../worker/index.js';
import type { Session } from '../session.js';
import type { BackendAdapter, Submission } from '../../adapters/index.js';
import type { ImportResult } from '../../engine/index.js';
import { zipFile } from '../../engine/testing/zip-file.js';
import type { SessionOptions } from '../options/session-options.js';
import { selectState } from '../state/index.js';
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
    const reader = createExcelReader({ excel: () => null, spreadsheets: () => null });
    await reader.open(blob);
    expect(await (await reader.read('Errors')).text()).toContain('Age: wrong,Bo,old');
    expect(await session.actions.mergeLeftOut(new File([blob], 'fixed.xlsx'))).toBe(true);
    expect(session.store.getState().change).toMatchObject({ merged: { rows: 0, invalid: 2 } });
  });

  it.each([
    ['.gz file', (text: string) => Uint8Array.from(gzipSync(text))],
    ['zip file', (text: string) => zipFile([{ name: 'errors.csv', content: text }])],
  ] as const)('is merged from a %s', async (_name, packed) => {
    const session = await reviewed();
    const text = await (await session.actions.downloadLeftOut('csv', TEXTS)).text();
    const corrected = text.replace('Name: wrong,,31', ',Eve,31');
    await session.actions.mergeLeftOut(new File([packed(corrected)], 'fixed'));
    expect(session.store.getState()).toMatchObject({ change: { merged: { rows: 1, cells: 1 } }, error: null });
    expect(await cells(session)).toEqual([['Ann', '30'], ['Eve', '31'], ['Bo', 'old']]); // prettier-ignore
  });

  it.each([
    [
      'of another file',
      async () => (await reviewed(`${FILE},x\n`)).actions.downloadLeftOut('csv', TEXTS),
      'other-file',
    ],
    ['without row ids', async () => new Blob(['Name,Age\nAnn,1\n']), 'no-row-ids'],
  ] as const)('%s is refused with an error', async (_name, made, code) => {
    const session = await reviewed();
    await session.actions.mergeLeftOut(new File([await made()], 'fixed.csv'));
    expect(session.store.getState()).toMatchObject({ error: { code }, change: null, hasEdits: false });
  });
});

describe('a file that is not a table', () => {
  it.each([
    ['is empty', '', 'empty-file'],
    ['is a password-protected workbook', 'ÐÏ\x11àEncryptedPackage', 'encrypted-file'],
    ['is not text', '\x01\x02\x03\x04\x05\0'.repeat(100), 'unsupported-file'],
    ['is a .gz file in another', gzipSync(gzipSync(FILE)).toString('latin1'), 'unsupported-file'],
    ['is a damaged .gz file', gzipSync(FILE).toString('latin1', 0, 20), 'cannot-unpack'],
  ])('is refused as a corrected file if it %s', async (_name, latin, code) => {
    const session = await reviewed();
    await session.actions.mergeLeftOut(new File([Uint8Array.from(Buffer.from(latin, 'latin1'))], 'fixed.csv'));
    expect(session.store.getState()).toMatchObject({
      error: { code, params: { fileName: 'fixed.csv' } },
      change: null,
      hasEdits: false,
    });
  });
});

/** An import of `FILE` that has completed without its two rows with errors. */
async function completed(options: SessionOptions = {}): Promise<{
  readonly session: Session;
  readonly results: readonly ImportResult[];
}> {
  const results: ImportResult[] = [];
  const session = importSession({
    invalidRowHandling: 'exclude',
    onComplete: (result) => void results.push(result as ImportResult),
    ...options,
  });
  await openAt(session, FILE, 'review');
  await session.actions.submit();
  return { session, results };
}

/** A backend that imports the rows without errors, as far as its plan has them. */
function jobAdapter(sent: Submission[], imported: readonly number[]): BackendAdapter {
  return {
    submit: async (submission) => {
      sent.push(submission);
      const count = imported[sent.length - 1]!;
      return {
        job: {
          id: 'j',
          status: 'completed',
          num_rows: 3,
          num_errors: 0,
          num_valid_rows: count,
          num_imported_rows: count,
        },
      };
    },
  };
}

describe('after an import that skipped rows', () => {
  it.each(['all at once', 'in batches'] as const)(
    'only these rows are delivered once they are fixed: %s',
    async (way) => {
      const batches: unknown[] = [];
      const { session, results } = await completed(
        way === 'in batches' ? { onBatch: (rows) => void batches.push(...rows) } : {},
      );
      expect(selectState(session.store.getState())).toMatchObject({ step: 'complete', fixableRows: 2 });
      expect((await session.actions.readOutcome('delivered', 9)).map(({ number }) => number)).toEqual([2]);
      expect((await session.actions.readOutcome('skipped', 9)).map(({ number }) => number)).toEqual([3, 4]);
      await session.actions.fixLeftOut();
      expect(selectState(session.store.getState())).toMatchObject({
        step: 'review',
        filter: 'invalid',
        total: 2,
        progress: { delivered: 1, left: { all: 2, valid: 0, invalid: 2 } },
      });
      await session.actions.editCell(0, 'name', 'Other');
      await session.actions.editCell(1, 'name', 'Eve');
      await session.actions.submit();
      expect(session.store.getState()).toMatchObject({
        step: 'complete',
        summary: { totalRows: 3, deliveredRows: 2, skippedRows: 1 },
      });
      const rows = way === 'in batches' ? batches : results.flatMap((result) => result.rows);
      expect(rows).toEqual([{ name: 'Ann', age: 30 }, { name: 'Eve', age: 31 }]); // prettier-ignore
      expect(results).toHaveLength(2);
    },
  );

  it('no rows were skipped if those with errors were to be imported', async () => {
    const { session } = await completed({ invalidRowHandling: 'include' });
    expect((await session.actions.readOutcome('delivered', 2)).map(({ number }) => number)).toEqual([2, 3]);
    expect((await session.actions.readOutcome('rejected', 9)).map(({ number }) => number)).toEqual([]);
  });

  it('a rejected row is found below more rows with errors than are read at a time', async () => {
    const session = importSession({
      invalidRowHandling: 'exclude',
      onBatch: () => [{ row: 1, column: 'age', message: 'Too young.' }],
    });
    await openAt(session, `Name,Age\n${'Bo,old\n'.repeat(1500)}Ann,30\nEve,3\n`, 'review');
    await session.actions.submit();
    expect((await session.actions.readOutcome('rejected', 9)).map(({ number }) => number)).toEqual([1503]);
    expect((await session.actions.readOutcome('skipped', 2000)).length).toBe(1500);
  });

  it('a backend gets the file again without the rows it has imported', async () => {
    const sent: Submission[] = [];
    const { session } = await completed({ adapter: jobAdapter(sent, [1, 1]) });
    await session.actions.fixLeftOut();
    await session.actions.editCell(1, 'name', 'Eve');
    await session.actions.submit();
    expect(sent.map(({ plan }) => plan.operations)).toEqual([
      [],
      [
        { type: 'set-cell', row: 1, column: 'name', value: 'Eve' },
        { type: 'delete-rows', rows: [0] },
      ],
    ]);
    expect(session.store.getState().summary).toMatchObject({ deliveredRows: 2 });
  });

  it('nothing can be fixed when a backend has imported other rows than expected', async () => {
    const { session } = await completed({ adapter: jobAdapter([], [0]) });
    expect(selectState(session.store.getState())).toMatchObject({ step: 'complete', fixableRows: 0 });
    await session.actions.fixLeftOut();
    expect(session.store.getState().step).toBe('complete');
  });

  it('a corrected file opens the review with what is left', async () => {
    const { session } = await completed();
    const file = await (await session.actions.downloadLeftOut('csv', TEXTS)).text();
    await session.actions.mergeLeftOut(csvFile(file.replace('Name: wrong,,31', 'fixed,Eve,31')));
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      change: { merged: { rows: 1, invalid: 1 } },
      progress: { delivered: 1, left: { all: 2, valid: 1, invalid: 1 } },
    });
  });

  it('a corrected file after one that was refused opens the review as well', async () => {
    const { session } = await completed();
    const file = await (await session.actions.downloadLeftOut('csv', TEXTS)).text();
    await session.actions.mergeLeftOut(csvFile('Name\nAnn\n'));
    await session.actions.mergeLeftOut(csvFile(file.replace('Name: wrong,,31', 'fixed,Eve,31')));
    expect(session.store.getState()).toMatchObject({
      step: 'review',
      error: null,
      change: { merged: { rows: 1, invalid: 1 } },
    });
  });

  it('a corrected file whose rows the host cannot check opens the review with the error', async () => {
    let isDown = false;
    const validateRows = async (): Promise<[]> => (isDown ? Promise.reject(new Error('down')) : []);
    const { session } = await completed({ validateRows });
    const file = await (await session.actions.downloadLeftOut('csv', TEXTS)).text();
    isDown = true;
    await session.actions.mergeLeftOut(csvFile(file.replace('Name: wrong,,31', 'fixed,Eve,31')));
    expect(session.store.getState()).toMatchObject({ step: 'review', error: { code: 'host' } });
    expect(session.store.getState().progress).toMatchObject({ delivered: 1, left: { all: 2, valid: 1, invalid: 1 } });
  });

  it('a file of another import leaves the import complete', async () => {
    const { session } = await completed();
    await session.actions.mergeLeftOut(csvFile('Name\nAnn\n'));
    expect(session.store.getState()).toMatchObject({ step: 'complete', error: { code: 'no-row-ids' } });
    expect(selectState(session.store.getState())).toMatchObject({ fixableRows: 2 });
  });

  it('it is complete again when nothing was fixed, and the host is not called again', async () => {
    const { session, results } = await completed();
    await session.actions.fixLeftOut();
    await session.actions.deleteRows([1]);
    await session.actions.submit();
    expect(session.store.getState()).toMatchObject({
      step: 'complete',
      summary: { deliveredRows: 1, skippedRows: 1, deletedRows: 1 },
    });
    expect(results).toHaveLength(1);
  });
});
