import express from 'express';
import type { Express } from 'express';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { ApiError } from '../../../platform/http/errors.js';
import type { Database } from '../../../platform/database/database.js';
import { buildTestApp } from '../../../testing/build-test-app.js';
import type { TestApp, TestAppOptions } from '../../../testing/build-test-app.js';
import { fastestDatabase, openTestDatabase } from '../../../testing/databases.js';
import type { DatabaseKind } from '../../../testing/databases.js';
import { authenticate } from '../tokens/authenticate.js';
import { createPasswords } from '../passwords/passwords.js';
import type { Passwords } from '../passwords/passwords.js';

export interface World extends TestApp {
  /** Number of passwords hashed so far, for checking or storing. */
  readonly hashes: { count: number };
}

export type WorldOptions = Pick<TestAppOptions, 'settings' | 'config'>;

/** The worlds of one test file share a database, emptied for each. */
export function worldsOfOneDatabase(
  kind: DatabaseKind = fastestDatabase(),
): (options?: WorldOptions) => Promise<World> {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  return async (options) => {
    const hashes = { count: 0 };
    const world = await buildTestApp({
      ...options,
      database,
      config: { jwtSecret: 'x'.repeat(64), ...options?.config },
      passwords: countedPasswords(hashes),
    });
    await sql`truncate users, user_credentials, sessions, api_keys, password_resets, oauth_identities, attempts cascade`.execute(
      database.pool,
    );
    world.clock.now = Date.UTC(2026, 0, 1);
    return { ...world, app: withWhoami(world), hashes };
  };
}

/** The application with an additional `GET /api/auth/whoami`, which returns the principal. */
function withWhoami({ app, deps }: TestApp): Express {
  const outer = express();
  outer.get('/api/auth/whoami', async ({ headers, method }, response) => {
    const { authorization, cookie } = headers;
    const credentials = { method, address: '', authorization, cookie, origin: undefined, fetchSite: undefined };
    try {
      const { principal, setCookie } = await authenticate(deps, credentials);
      response.set(setCookie ? { 'Set-Cookie': setCookie } : {}).json(principal);
    } catch (error) {
      response.sendStatus(error instanceof ApiError ? error.status : 500);
    }
  });
  return outer.use(app);
}

/** Cheap settings: the real ones would take most of the tests' time. */
function countedPasswords(hashes: { count: number }): Passwords {
  const cheap = createPasswords({ settings: { logCost: 4, blockSize: 8, parallelization: 1 } });
  return {
    hash(password) {
      hashes.count++;
      return cheap.hash(password);
    },
    check(password, hash) {
      hashes.count++;
      return cheap.check(password, hash);
    },
  };
}
