import { expect, test } from 'vitest';
import { openTable } from '../open-table.js';
import { rowNumbers } from './pass-findings.js';

const DIALECT = { delimiter: ',', quote: '"', escape: '"' };

/** The numbers of the rows that contain the marked places. */
async function numbersOf(text: string): Promise<readonly number[]> {
  const positions: number[] = [];
  const plain = text.replaceAll('^', (_mark, at: number) => {
    positions.push(at - positions.length);
    return '';
  });
  return rowNumbers({ blob: new Blob([plain]), textStart: 0, dialect: DIALECT }, positions);
}

test.each([
  ['^a^\n^b^\n', [1, 1, 2, 2]],
  ['a\r\n^b\r\n\r\n^c', [2, 4]],
  ['a\r^b\r\r^c', [2, 4]],
  ['abc\nd^', [2]],
  ['a,"x\ny\n^z"\n^b,"1\n2"\n\n^c', [1, 2, 4]],
])('the rows of the marked places in %j are %j', async (text, numbers) => {
  expect(await numbersOf(text)).toEqual(numbers);
});

test('rows are given in the order of the positions', async () => {
  const text = { blob: new Blob(['a\nb\nc\nd\n']), textStart: 0, dialect: DIALECT };
  expect(await rowNumbers(text, [6, 0, 4, 2, 4])).toEqual([4, 1, 3, 2, 3]);
  expect(await rowNumbers(text, [])).toEqual([]);
});

test('the search for rows is cancelled between two pieces', async () => {
  const reason = new Error('cancelled');
  const text = { blob: new Blob(['a\nb\n']), textStart: 0, dialect: DIALECT, signal: AbortSignal.abort(reason) };
  await expect(rowNumbers(text, [2])).rejects.toBe(reason);
});

test('a scan is cancelled while rows are counted again', async () => {
  const cancelling = new AbortController();
  const blob = new Blob(['a,b\n1\n']);
  const table = await openTable(blob, { overrides: { header: { start: 0, rows: 1 } } });
  const { stream } = blob;
  let passes = 0;
  blob.stream = () => {
    passes += 1;
    if (passes === 2) cancelling.abort(new Error('cancelled'));
    return stream.call(blob);
  };
  await expect(table.scan(() => undefined, { signal: cancelling.signal })).rejects.toThrow('cancelled');
});

test('rows count once where a file is read in pieces', async () => {
  // The first piece has 16,384 bytes.
  const numbers = (before: number, between: string): Promise<readonly number[]> =>
    numbersOf(`${'x'.repeat(before)}${between}^y\n^z`);
  expect(await numbers(16_383, '\r\n')).toEqual([2, 3]);
  expect(await numbers(16_384, '\r\n')).toEqual([2, 3]);
  expect(await numbers(16_384, '')).toEqual([1, 2]);
  expect(await numbers(40_000, '\r\n\r\n')).toEqual([3, 4]);
});

test('what is irregular has the number that its row is shown with', async () => {
  const lines = ['"Na\nme",City', 'Ann,"Oslo\nNorway"', 'Bo', '"Na\nme",City', 'Cy\0,Rome', 'Di,Ri"ga'];
  const table = await openTable(new Blob([lines.join('\n')]), { overrides: { header: { start: 0, rows: 1 } } });
  await table.scan(() => undefined);
  const places = new Map(table.findings.map(({ code, line }) => [code, line]));
  expect(Object.fromEntries(places)).toMatchObject({ 'ragged-rows': 3, 'repeated-header': 4, 'nul-bytes': 5 });
  const [ragged] = await table.readRowsAt([1]);
  expect(ragged).toMatchObject({ number: 3, cells: ['Bo'] });
});
