import { expect, test } from 'vitest';
import { physicalLines } from './pass-findings.js';

/** The lines on which the marked places are. */
async function linesOf(text: string): Promise<readonly number[]> {
  const positions: number[] = [];
  const plain = text.replaceAll('^', (_mark, at: number) => {
    positions.push(at - positions.length);
    return '';
  });
  return physicalLines(new Blob([plain]), positions);
}

test.each([
  ['^a^\n^b^\n^', [1, 1, 2, 2, 3]],
  ['a\r\n^b\r\n\r\n^c', [2, 4]],
  ['a\r^b\r\r^c', [2, 4]],
  ['a\n\r^b\r\n\n^c\n', [3, 5]],
  ['^^\n^^', [1, 1, 2, 2]],
  ['abc\nd^', [2]],
])('the lines of the marked places in %j are %j', async (text, lines) => {
  expect(await linesOf(text)).toEqual(lines);
});

test('lines are given in the order of the positions', async () => {
  expect(await physicalLines(new Blob(['a\nb\nc\nd\n']), [6, 0, 4, 2, 4])).toEqual([4, 1, 3, 2, 3]);
  expect(await physicalLines(new Blob(['a\n']), [])).toEqual([]);
});

test('line ends count once where a file is read in pieces', async () => {
  // The first piece has 16,384 bytes.
  const lines = (before: number, between: string): Promise<readonly number[]> =>
    linesOf(`${'x'.repeat(before)}${between}^y\n^z`);
  expect(await lines(16_383, '\r\n')).toEqual([2, 3]);
  expect(await lines(16_384, '\r\n')).toEqual([2, 3]);
  expect(await lines(16_383, '\n')).toEqual([2, 3]);
  expect(await lines(16_384, '')).toEqual([1, 2]);
  expect(await lines(40_000, '\r\n\r\n')).toEqual([3, 4]);
});
