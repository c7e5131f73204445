import { afterEach, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp } from '../../../testing/build-test-app.js';
import { eachDatabase } from '../../../testing/databases.js';
import { accountOfProfile } from './identities.js';

eachDatabase((database) => {
  let world: TestApp;
  afterEach(() => world.close());

  it('concurrent first sign-ins of a user through two providers create one account', async () => {
    world = await buildTestApp({ database });
    const { deps } = world;
    const profile = { subject: '4711', email: 'ann@example.com', name: 'Ann' };
    const accounts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        accountOfProfile(deps, index % 2 === 0 ? 'codehost' : 'webidentity', profile),
      ),
    );
    expect(new Set(accounts.map((account) => account.id)).size).toBe(1);
    const { pool } = deps.database;
    expect(await pool.selectFrom('users').selectAll().execute()).toHaveLength(1);
    expect(await pool.selectFrom('oauth_identities').selectAll().execute()).toHaveLength(2);
  });

  it('a name from a provider that is too long is cut between characters', async () => {
    world = await buildTestApp({ database });
    const name = 'x'.repeat(199);
    const profile = { subject: '4711', email: 'ann@example.com', name: `${name}😀 Lee` };
    expect(await accountOfProfile(world.deps, 'codehost', profile)).toMatchObject({ name: `${name}😀` });
    const unnamed = { subject: '4712', email: `${'l'.repeat(220)}@example.com`, name: undefined };
    expect(await accountOfProfile(world.deps, 'codehost', unnamed)).toMatchObject({ name: 'l'.repeat(200) });
  });
});
