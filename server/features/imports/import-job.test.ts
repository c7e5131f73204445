import { expect, test } from 'vitest';
import { filesOf, leftoverKeys } from './import-job.js';

const names = (keys: readonly string[]): readonly string[] => keys.map((key) => key.replace('imports/a/', ''));
const ofAttempt = (token: number): string[] => ['errors', 'rows', 'plan'].map((what) => `${what}-${token}.ndjson`);

test.each([
  [0, 5, []],
  [3, 1, []],
  [3, 3, [1, 2]],
  [2, 9, [1, 2]],
])('an import with %i attempts may have files of those before %i', (last, before, attempts) => {
  expect(names(leftoverKeys({ id: 'a', lease_token: last }, { before }))).toEqual(attempts.flatMap(ofAttempt));
});

test('the files of an import are its own and those of all attempts, each once', () => {
  const job = {
    id: 'a',
    lease_token: 2,
    file_keys: ['imports/a/file', 'part'],
    errors_key: 'imports/a/errors-2.ndjson',
    rows_key: null,
  };
  expect(names(filesOf(job))).toEqual([
    ...['file', 'part', 'errors-2.ndjson', ...ofAttempt(1)],
    ...ofAttempt(2).filter((name) => !name.startsWith('errors')),
  ]);
});
