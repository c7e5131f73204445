import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../server/testing/build-test-app.js';
import type { TestApp } from '../server/testing/build-test-app.js';
import { checkRecords } from './check-records.js';
import { createLedger } from './ledger.js';
import type { Ledger, SentFile } from './ledger.js';

describe('the checker of faults', () => {
  let app: TestApp;
  let importer: { readonly id: string; readonly key: string };
  let ledger: Ledger;
  let file: SentFile;
  let accepted: { readonly id: string; readonly event: string; readonly subject: string }[];

  beforeAll(async () => {
    app = await buildTestApp();
    const { token } = await app.signIn('admin');
    const fields = [{ name: 'email', type: 'email' }];
    const { body } = await app.http
      .post('/api/v1/importers')
      .set('Authorization', `Bearer ${token}`)
      .send({ name: 'Contacts', fields, destination: { type: 'model', model: 'contacts' } });
    importer = body as typeof importer;
    const form = await app.http
      .post('/api/v1/imports')
      .set('Authorization', `Bearer ${token}`)
      .field('importer_id', importer.id)
      .attach('file', Buffer.from('email\ns0-0@example.com\ns0-1@example.com\n'), 'a.csv');
    await app.queue.run();
    file = { series: 's0', rows: 2, importer, id: (form.body as { id: string }).id };
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    ledger = createLedger();
    ledger.files.push({ ...file });
    ledger.report(ledger.files[0]!, 'completed');
    accepted = [{ id: 'msg_1', event: 'import.completed', subject: file.id ?? '' }];
    await sql`DELETE FROM contacts WHERE email NOT IN ('s0-0@example.com', 's0-1@example.com')`.execute(
      app.deps.database.pool,
    );
  });

  const check = (): Promise<readonly string[]> => checkRecords(app.deps.database, { ledger, receiver: { accepted } });
  const insert = (email: string): Promise<unknown> =>
    sql`INSERT INTO contacts (id, email, created_at, updated_at) VALUES (${randomUUID()}, ${email}, now(), now())`.execute(
      app.deps.database.pool,
    );

  test('finds nothing when everything that was acknowledged is stored once', async () => {
    await insert('single-0@example.com');
    ledger.contacts.set('single-0@example.com', true).set('single-1@example.com', false);
    expect(await check()).toEqual([]);
  });

  test('finds lost rows, and rows that were never sent', async () => {
    ledger.files[0] = { ...ledger.files[0]!, rows: 3 };
    await insert('s9-0@example.com');
    const problems = await check();
    expect(problems).toContain(`1 rows of import ${file.id} are lost`);
    expect(problems).toContain('rows of "s9" are stored, but were never sent');
  });

  test('finds an acknowledged record that is lost, and one that is stored twice', async () => {
    ledger.contacts.set('single-0@example.com', true).set('single-1@example.com', false);
    await insert('single-1@example.com');
    await insert('single-1@example.com');
    expect(await check()).toEqual([
      'the acknowledged record single-0@example.com is lost',
      'the record single-1@example.com is stored 2 times',
    ]);
  });

  test('finds imports that are lost, stuck or in another state than before', async () => {
    const gone = randomUUID();
    ledger.files.push({ series: 's1', rows: 0, importer, id: gone, ended: 'completed' });
    ledger.files[0] = { ...file };
    expect(await check()).toEqual(
      expect.arrayContaining([`import ${file.id} is stuck: completed`, `the acknowledged import ${gone} is lost`]),
    );
    ledger.files[0] = { ...file, ended: 'failed' };
    expect(await check()).toContain(`import ${file.id} was failed and is completed`);
  });

  test('finds a webhook that did not arrive, and one that arrived as two messages', async () => {
    accepted = [];
    expect(await check()).toEqual([`the webhook of import ${file.id} is lost`]);
    const message = { event: 'import.completed', subject: file.id ?? '' };
    accepted = [
      { id: 'msg_1', ...message },
      { id: 'msg_1', ...message },
      { id: 'msg_2', ...message },
    ];
    expect(await check()).toEqual([`import ${file.id} has 2 webhooks instead of one`]);
  });

  test('notes a state that changed after the end, and a response that is a failure of the server', () => {
    ledger.report(ledger.files[0]!, 'processing');
    ledger.respond(503);
    ledger.respond(500);
    expect(ledger.violations).toEqual([
      `import ${file.id} was completed and later processing`,
      'a request got the status 500',
    ]);
  });
});
