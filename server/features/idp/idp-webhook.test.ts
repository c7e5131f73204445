import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccount } from '../auth/accounts/accounts.js';
import type { Account } from '../auth/account.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import { eachDatabase } from '../../testing/databases.js';
import { webhookHeaders } from '../webhooks/sign.js';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

eachDatabase((database) => {
  let world: TestApp;
  let events = 0;
  beforeAll(async () => {
    const rateLimit = { enabled: true, max: 3, authenticatedMax: 1000, store: 'memory' as const };
    world = await buildTestApp({
      database,
      settings: { rateLimit, auth: { allowSignup: false } },
      config: { idpWebhookSecret: SECRET, trustProxy: 1 },
    });
  });
  afterAll(() => world.close());
  // Each test uses its own address: anonymous callers have only three requests.
  beforeEach(() => {
    addresses += 1;
  });
  let addresses = 0;

  interface Sent {
    readonly id?: string;
    readonly change?: Readonly<Record<string, string>>;
  }

  const sendText = (
    body: string,
    { id = `msg_${(events += 1)}`, change = {} }: Sent = {},
  ): ReturnType<TestApp['http']['get']> =>
    world.http
      .post('/api/v1/idp/webhook')
      .set('Content-Type', 'application/json')
      .set('X-Forwarded-For', `10.0.0.${addresses}`)
      .set({ ...webhookHeaders(body, { id, secrets: [SECRET], at: world.deps.now() }), ...change })
      .send(body);
  const send = (type: string, data: object, sent?: Sent): ReturnType<TestApp['http']['get']> =>
    sendText(JSON.stringify({ type, data }), sent);

  const person = (email: string): Promise<Account | undefined> => findAccount(world.deps.database.pool, { email });

  const asPerson = async (account: { readonly email: string }): Promise<void> => {
    expect(await person(account.email)).toMatchObject({ disabled: false });
  };

  describe('a user of the provider', () => {
    test('is created, updated and disabled', async () => {
      await send('user.created', { id: 'u-1', email: 'Ann@Example.com', first_name: 'Ann', last_name: 'Lee' }).expect(
        204,
        {},
      );
      const made = await person('ann@example.com');
      expect(made).toMatchObject({ name: 'Ann Lee', role: 'viewer', passwordHash: null, emailVerified: true });

      await send('user.updated', {
        id: 'u-1',
        email: 'ann.lee@example.com',
        first_name: 'Ann',
        last_name: 'Lee-Jones',
      }).expect(204);
      expect(await person('ann@example.com')).toBeUndefined();
      expect(await person('ann.lee@example.com')).toMatchObject({
        id: made?.id,
        name: 'Ann Lee-Jones',
        emailVerified: true,
        disabled: false,
      });

      await send('user.deleted', { id: 'u-1', deleted: true }).expect(204);
      const off = await person('ann.lee@example.com');
      expect(off).toMatchObject({ id: made?.id, disabled: true });
      expect(off?.tokenVersion).toBeGreaterThan(made?.tokenVersion ?? 0);
    });

    test('is created with the beginning of a name that is too long', async () => {
      const long = 'x'.repeat(199);
      await send('user.created', { id: 'u-20', email: 'long@example.com', first_name: `${long}😀${long}` }).expect(204);
      expect(await person('long@example.com')).toMatchObject({ name: `${long}😀` });
      await send('user.updated', { id: 'u-20', email: 'long@example.com', first_name: long, last_name: 'y' }).expect(
        204,
      );
      expect(await person('long@example.com')).toMatchObject({ name: long });
      const address = `${'l'.repeat(220)}@example.com`;
      await send('user.created', { id: 'u-21', email: address }).expect(204);
      expect(await person(address)).toMatchObject({ name: 'l'.repeat(200) });
    });

    test('is accepted in the format of providers that list addresses', async () => {
      const verified = { status: 'verified' };
      await send('user.created', {
        id: 'u-2',
        email_addresses: [
          { id: 'a', email_address: 'old@example.com', verification: verified },
          { id: 'b', email_address: 'new@example.com', verification: verified },
        ],
        primary_email_address_id: 'b',
        first_name: null,
        last_name: null,
        more: { of: 'the provider' },
      }).expect(204);
      expect(await person('new@example.com')).toMatchObject({ name: 'new' });
      expect(await person('old@example.com')).toBeUndefined();
      await send('user.created', { id: 'u-3', email_addresses: ['plain@example.com'] }).expect(204);
      await asPerson({ email: 'plain@example.com' });
    });

    test('is linked to the account with the same verified address, whose unverified password is removed', async () => {
      const bob = await world.signIn('editor', { email: 'bob@example.com' });
      const { pool } = world.deps.database;
      const setVerified = (email_verified: boolean): Promise<unknown> =>
        pool.updateTable('user_credentials').set({ email_verified }).where('user_id', '=', bob.id).execute();
      await send('user.created', { id: 'u-4', email: bob.email, email_verified: false, first_name: 'Mallory' }).expect(
        204,
      );
      expect(await person(bob.email)).toMatchObject({ id: bob.id, name: 'editor' });
      await setVerified(false);
      await send('user.created', { id: 'u-4', email: bob.email, first_name: 'Bob' }).expect(204);
      expect(await person(bob.email)).toMatchObject({ id: bob.id, role: 'editor', name: 'Bob', passwordHash: null });
      await world.http.get('/api/v1/importers').set('Authorization', `Bearer ${bob.token}`).expect(401);
    });

    test('without a verified address is ignored until there is one', async () => {
      const address = { id: 'a', email_address: 'eve@example.com', verification: { status: 'unverified' } };
      await send('user.created', { id: 'u-5', email_addresses: [address] }).expect(204);
      await send('user.created', { id: 'u-5', email_addresses: [] }).expect(204);
      expect(await person('eve@example.com')).toBeUndefined();
      const verified = { ...address, verification: { status: 'verified' } };
      await send('user.updated', { id: 'u-5', email_addresses: [verified] }).expect(204);
      await asPerson({ email: 'eve@example.com' });
    });

    test('keeps the address when another user has the new one', async () => {
      await send('user.created', { id: 'u-6', email: 'six@example.com', first_name: 'Six' }).expect(204);
      await send('user.created', { id: 'u-7', email: 'seven@example.com' }).expect(204);
      await send('user.updated', { id: 'u-6', email: 'seven@example.com', first_name: 'Sixth' }).expect(204);
      expect(await person('six@example.com')).toMatchObject({ name: 'Sixth' });
      expect(await person('seven@example.com')).toMatchObject({ name: 'seven' });
    });

    test('stays disabled whatever arrives late', async () => {
      await send('user.created', { id: 'u-8', email: 'eight@example.com' }).expect(204);
      await send('user.deleted', { id: 'u-8' }).expect(204);
      await send('user.updated', { id: 'u-8', email: 'eight@example.com', first_name: 'Late' }).expect(204);
      expect(await person('eight@example.com')).toMatchObject({ disabled: true, name: 'eight' });
      await send('user.deleted', { id: 'u-9' }).expect(204);
      await send('user.created', { id: 'u-9', email: 'nine@example.com' }).expect(204);
      expect(await person('nine@example.com')).toBeUndefined();
    });
  });

  test('events of other types are accepted, with or without data', async () => {
    for (const body of [{ type: 'session.created' }, { type: 'user.merged', data: null }, { type: '', data: [1] }]) {
      await sendText(JSON.stringify(body)).expect(204);
    }
    await sendText('{"type":"user.created"}').expect(422);
  });

  test('a message is processed once', async () => {
    await send('user.created', { id: 'u-10', email: 'ten@example.com', first_name: 'Ten' }, { id: 'same' }).expect(204);
    await send('user.updated', { id: 'u-10', email: 'ten@example.com', first_name: 'Other' }, { id: 'same' }).expect(
      204,
    );
    expect(await person('ten@example.com')).toMatchObject({ name: 'Ten' });
    const both = ['a', 'b'].map((id) =>
      send('user.created', { id: 'u-11', email: 'eleven@example.com' }, { id }).expect(204),
    );
    await Promise.all(both);
    await asPerson({ email: 'eleven@example.com' });
  });

  test('a message that could not be processed may be sent again', async () => {
    const long = `${'x'.repeat(300)}@example.com`;
    await send('user.created', { id: 'x'.repeat(300), email: long }, { id: 'again' }).expect(422);
    await send('user.created', { id: 'u-12', email: 'twelve@example.com' }, { id: 'again' }).expect(204);
    await asPerson({ email: 'twelve@example.com' });
  });

  test.each([
    ['no signature', { 'webhook-signature': '' }],
    ['a signature of something else', { 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` }],
    ['another id', { 'webhook-id': 'other' }],
    ['an old timestamp', { 'webhook-timestamp': '1614265330' }],
  ])('%s is rejected', async (_name, change) => {
    const { body } = await send('user.created', { id: 'evil', email: 'evil@example.com' }, { change }).expect(401);
    expect(body).toMatchObject({ status_code: 401 });
    expect(await person('evil@example.com')).toBeUndefined();
  });

  test('messages of other types and invalid bodies', async () => {
    await send('session.created', { id: 1 }).expect(204);
    await sendText('{"type":').expect(400);
    await sendText('[]').expect(422);
    await send('user.created', { id: '' }).expect(422);
    await sendText('"'.padEnd((1 << 20) + 1, 'x')).expect(413);
  });

  test('the provider may send many requests, anonymous callers few', async () => {
    for (let count = 0; count < 8; count += 1) await send('session.created', {}).expect(204);
    const forged = { change: { 'webhook-signature': 'v1,x' } };
    for (let count = 0; count < 3; count += 1) await send('session.created', {}, forged).expect(401);
    await send('session.created', {}, forged).expect(429);
  });
});

test('the route does not exist when no provider is configured', async () => {
  const world = await buildTestApp();
  await world.http.post('/api/v1/idp/webhook').send({ type: 'user.created', data: {} }).expect(404);
  await world.close();
});
