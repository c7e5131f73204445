import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectSameValidation } from '../../testing/same-validation.js';

const expectSame = expectSameValidation();

// Files of others, which are not part of the repository: without them, their tests are skipped.
const CORPORA = '../shared/corpora';

/** A sample of the files in a folder, spread evenly. */
function filesOf(folder: string, pattern: RegExp, most: number): readonly string[] {
  const names = readdirSync(join(CORPORA, folder), { recursive: true, encoding: 'utf8' });
  const found = names.filter((name) => pattern.test(name)).toSorted();
  const step = Math.max(1, Math.ceil(found.length / most));
  return found.filter((_name, index) => index % step === 0).map((name) => join(CORPORA, folder, name));
}

describe.skipIf(!existsSync(CORPORA))('third-party files', () => {
  const sets = [
    ['encodings of countries', 'encoding-csv-countries', /\.csv$/, 12],
    ['encodings', 'encoding-node-chardet', /validation\/.*\.bin$/, 10],
    ['dialects', 'duckdb-csv', /\.(?:csv|tsv|txt)$/, 20],
    ['tables', 'frictionless-data', /\.csv$/, 12],
    ['spectrum', 'csv-spectrum', /\.csv$/, 20],
    ['workbooks', 'xlsx-features', /\.(?:xlsx|xls|xlsb|ods)$/, 8],
    ['hostile workbooks', 'xlsx-hostile', /\.(?:xlsx|xls|xlsb)$/, 6],
  ] as const;

  test.each(sets)('%s', { timeout: 300_000 }, async (_name, folder, pattern, most) => {
    const files = filesOf(folder, pattern, most);
    expect(files.length).toBeGreaterThan(3);
    let imported = 0;
    for (const file of files) {
      const bytes = new Uint8Array(readFileSync(file));
      if (bytes.length > 2_000_000) continue;
      const isSame = await expectSame(bytes).catch((error: unknown) => {
        throw new Error(`${file} is validated differently`, { cause: error });
      });
      if (isSame) imported += 1;
    }
    if (folder !== 'xlsx-hostile') expect(imported).toBeGreaterThan(3);
  });
});
