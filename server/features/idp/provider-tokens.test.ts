import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAccount } from '../auth/accounts/accounts.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import type { TestApp } from '../../testing/build-test-app.js';
import type { IdpTokenConfig } from '../../config/providers.js';

const ISSUER = 'https://provider.example';
const AUDIENCE = 'rowgate';

interface Pair {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

let rsa: Pair;
let ec: Pair;
let stranger: Pair;
/** Publishes the keys. */
let provider: Server;
let keys: object[];
/** How the provider responds. */
let answer: 'keys' | 'failure' | 'nothing';
let requests: number;
let jwksUrl: string;

beforeAll(async () => {
  [rsa, ec, stranger] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('RS256', { extractable: true }),
  ]);
  provider = createServer((_request, response) => {
    requests += 1;
    if (answer === 'keys') response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }));
    if (answer === 'failure') response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  jwksUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/keys`;
});
beforeEach(async () => {
  keys = [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256', use: 'sig' },
  ];
  answer = 'keys';
  requests = 0;
});
afterAll(async () => {
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

async function worldWith(tokens: IdpTokenConfig['keys']): Promise<TestApp> {
  const world = await buildTestApp({ config: { idpTokens: { keys: tokens, issuer: ISSUER, audience: AUDIENCE } } });
  const account = { email: 'ann@example.com', name: 'Ann', role: 'editor', passwordHash: null, emailVerified: true };
  await world.deps.database.transaction((transaction) => insertAccount(world.deps, transaction, account));
  return world;
}

interface TokenOptions {
  readonly claims?: JWTPayload;
  readonly key?: CryptoKey | Uint8Array;
  readonly header?: { readonly alg: string; readonly kid?: string };
}

const CLAIMS = { sub: 'u-1', iss: ISSUER, aud: AUDIENCE, email: 'ann@example.com', email_verified: true };

function token(
  world: TestApp,
  { claims = {}, key = rsa.privateKey, header = { alg: 'RS256', kid: 'rsa' } }: TokenOptions = {},
): Promise<string> {
  const now = Math.floor(world.clock.now / 1000);
  return new SignJWT({ ...CLAIMS, iat: now, exp: now + 60, ...claims }).setProtectedHeader(header).sign(key);
}

const statusOf = async (world: TestApp, bearer: string): Promise<number> =>
  (await world.http.get('/api/v1/importers').set('Authorization', `Bearer ${bearer}`)).status;

describe('tokens verified with published keys', () => {
  let world: TestApp;
  beforeAll(async () => {
    world = await worldWith({ jwksUrl });
  });
  afterAll(() => world.close());

  test('are valid with RS256 and ES256; the keys are fetched once', async () => {
    const make = { name: 'People', fields: [{ name: 'email', type: 'email' }] };
    await world.http
      .post('/api/v1/importers')
      .set('Authorization', `Bearer ${await token(world)}`)
      .send(make)
      .expect(201);
    expect(await statusOf(world, await token(world, { key: ec.privateKey, header: { alg: 'ES256', kid: 'ec' } }))).toBe(
      200,
    );
    expect(requests).toBe(1);
  });

  test('are matched by the provider’s id after the first match by address', async () => {
    expect(await statusOf(world, await token(world))).toBe(200);
    expect(await statusOf(world, await token(world, { claims: { email: 'else@example.com' } }))).toBe(200);
  });

  test("are accepted by the content API too, with the user's permissions", async () => {
    const asAnn = { Authorization: `Bearer ${await token(world)}` };
    await world.http.get('/api/contacts').set(asAnn).expect(200);
    await world.http.get('/api/admin/users').set(asAnn).expect(403);
  });

  test.each<[string, JWTPayload]>([
    ['of an unknown user', { sub: 'u-2', email: 'stranger@example.com' }],
    ['with an unverified address', { sub: 'u-3', email_verified: false }],
    ['with a verification status that is text', { sub: 'u-3', email_verified: 'true' }],
    ['without an address', { sub: 'u-3', email: undefined }],
    ['of another provider', { iss: 'https://evil.example' }],
    ['for another application', { aud: 'other' }],
    ['for no application', { aud: undefined }],
    ['without a subject', { sub: undefined }],
    ['without an expiry', { exp: undefined }],
  ])('%s are rejected', async (_name, claims) => {
    expect(await statusOf(world, await token(world, { claims }))).toBe(401);
  });

  test('that have expired or are not valid yet are rejected', async () => {
    const now = Math.floor(world.clock.now / 1000);
    expect(await statusOf(world, await token(world, { claims: { exp: now - 31 } }))).toBe(401);
    expect(await statusOf(world, await token(world, { claims: { nbf: now + 31 } }))).toBe(401);
    expect(await statusOf(world, await token(world, { claims: { exp: now - 29 } }))).toBe(200);
  });

  test('signed by others, or with another algorithm, are rejected', async () => {
    const secret = new TextEncoder().encode(await exportSPKI(rsa.publicKey));
    const forgeries: TokenOptions[] = [
      { key: stranger.privateKey },
      { key: stranger.privateKey, header: { alg: 'RS256', kid: 'unknown' } },
      // The public key, used as an HMAC secret.
      { key: secret, header: { alg: 'HS256', kid: 'rsa' } },
      { key: secret, header: { alg: 'HS256' } },
    ];
    for (const forgery of forgeries) expect(await statusOf(world, await token(world, forgery))).toBe(401);
    const [head = '', body = ''] = (await token(world)).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await statusOf(world, `${none}.${body}.`)).toBe(401);
    expect(await statusOf(world, `${head}.${body}.AAAA`)).toBe(401);
  });

  test('of a disabled user are rejected', async () => {
    const { pool } = world.deps.database;
    const bearer = await token(world);
    const set = (disabled: boolean): Promise<unknown> =>
      pool.updateTable('user_credentials').set({ disabled }).execute();
    await set(true);
    expect(await statusOf(world, bearer)).toBe(401);
    await set(false);
    expect(await statusOf(world, bearer)).toBe(200);
  });

  test('our own tokens stay valid', async () => {
    const { token: own } = await world.signIn('viewer');
    expect(await statusOf(world, own)).toBe(200);
  });
});

test.each(['failure', 'nothing'] as const)(
  'a provider that responds with %s is reported as unavailable, and the token is not called invalid',
  async (what) => {
    answer = what;
    const world = await worldWith({ jwksUrl });
    const bearer = await token(world);
    const { body } = await world.http.get('/api/v1/importers').set('Authorization', `Bearer ${bearer}`).expect(503);
    expect(body).toEqual({ detail: 'The service is not ready. Try again shortly.', status_code: 503 });
    await world.close();
  },
);

describe('tokens verified with a single key', () => {
  test.each([
    ['RSA', () => rsa, 'RS256', () => ec, 'ES256'],
    ['EC', () => ec, 'ES256', () => rsa, 'RS256'],
  ])('%s', async (_name, pair, alg, other, otherAlg) => {
    const pem = await exportSPKI(pair().publicKey);
    const world = await worldWith({ publicKey: pem });
    expect(await statusOf(world, await token(world, { key: pair().privateKey, header: { alg } }))).toBe(200);
    expect(await statusOf(world, await token(world, { key: other().privateKey, header: { alg: otherAlg } }))).toBe(401);
    const secret = new TextEncoder().encode(pem);
    expect(await statusOf(world, await token(world, { key: secret, header: { alg: 'HS256' } }))).toBe(401);
    expect(requests).toBe(0);
    await world.close();
  });
});
