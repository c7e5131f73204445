import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';
import { importRows, recordsOf } from './testing/import-rows.js';

eachDatabase((kind) => {
  let app: TestApp;
  let ownerId: string;
  beforeAll(async () => {
    app = await buildTestApp({ database: kind });
    ownerId = (await app.signIn('admin')).id;
  });
  afterAll(() => app.close());

  test('rows become records, in the order of the file', async () => {
    const { counts, findings } = await importRows(app.deps, {
      ownerId,
      model: 'contacts',
      rows: [
        { email: 'Ann@Example.com ', firstName: 'Ann', notes: 'a\ttab, a "quote" and a \\ back\nslash' },
        { email: 'bob@example.com', firstName: null, notes: '\\N' },
        { email: 'no address', firstName: 'Carl', notes: null },
        { email: null, firstName: 'Dora', notes: null },
      ],
    });
    expect(findings).toEqual([
      { row: 4, field: 'email', message: 'Must be an e-mail address.' },
      { row: 5, field: 'email', message: 'Is required.' },
    ]);
    expect(counts).toEqual({ created: 2, updated: 0, unchanged: 0, skipped: 2 });
    const at = app.deps.now().toISOString();
    expect(await recordsOf(app.deps, 'contacts')).toEqual([
      expect.objectContaining({
        ...{ email: 'ann@example.com', firstName: 'Ann', notes: 'a\ttab, a "quote" and a \\ back\nslash' },
        ...{ createdAt: at, updatedAt: at, company: null },
      }),
      expect.objectContaining({ email: 'bob@example.com', firstName: null, notes: '\\N' }),
    ]);
  });
});
