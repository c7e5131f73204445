import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.js';
import type { Config } from './config.js';
import { loadConfig } from './load-config.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-config-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const load = (variables: Readonly<Record<string, string>> = {}): Promise<Config> => loadConfig(variables, folder);
const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

async function refusal(variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const error: unknown = await load(variables).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  const { message } = error as ConfigError;
  expect(message).not.toContain('\n');
  return message;
}

function pemOf(...[type, options]: ['rsa', { modulusLength: number }] | ['ec', { namedCurve: string }]): string {
  const { publicKey } = type === 'rsa' ? generateKeyPairSync(type, options) : generateKeyPairSync(type, options);
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

test('sign-up is closed in production unless the configuration opens it', async () => {
  const secret = { JWT_SECRET: 's'.repeat(32) };
  expect((await load()).auth.allowSignup).toBe(true);
  expect((await load({ NODE_ENV: 'production', ...secret })).auth.allowSignup).toBe(false);
  await writeFile(join(folder, 'rowgate.config.json'), JSON.stringify({ auth: { allowSignup: true } }));
  expect((await load({ NODE_ENV: 'production', ...secret })).auth.allowSignup).toBe(true);
});

test('needs no settings', async () => {
  expect(await load()).toMatchObject({
    port: 3000,
    host: undefined,
    publicUrl: 'http://localhost:3000',
    environment: 'development',
    dataDir: join(folder, '.data'),
    databaseUrl: undefined,
    role: 'all',
    filesUrl: 'file:',
    maxUploadBytes: 10 * 1024 * 1024,
    trustProxy: 0,
    rateLimit: { enabled: true, max: 100, authenticatedMax: 1000, windowMs: 900_000 },
  });
});

describe('an identity provider', () => {
  const provider = { IDP_ISSUER: 'https://provider.example', IDP_AUDIENCE: 'rowgate' };
  const jwksUrl = 'https://provider.example/keys';

  test('is trusted when it is fully configured', async () => {
    expect((await load()).idpTokens).toBeUndefined();
    const expected = { issuer: 'https://provider.example', audience: 'rowgate' };
    const published = await load({ ...provider, IDP_JWKS_URL: jwksUrl });
    expect(published.idpTokens).toEqual({ ...expected, keys: { jwksUrl } });
    const pem = pemOf('ec', { namedCurve: 'prime256v1' });
    const given = await load({ ...provider, IDP_PUBLIC_KEY: pem.replaceAll('\n', '\\n') });
    expect(given.idpTokens).toEqual({ ...expected, keys: { publicKey: pem.trim() } });
    const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
    expect((await load({ IDP_WEBHOOK_SECRET: secret })).idpWebhookSecret).toBe(secret);
  });

  test('is not trusted with a weak key or a key of another kind', async () => {
    const refused =
      /^IDP_PUBLIC_KEY cannot be used: must be a public key as PEM: RSA with at least 2048 bits, or EC P-256\.$/;
    for (const pem of [pemOf('rsa', { modulusLength: 1024 }), pemOf('ec', { namedCurve: 'secp384r1' })]) {
      expect(await refusal({ ...provider, IDP_PUBLIC_KEY: pem })).toMatch(refused);
    }
  });

  test('is rejected when it is partly configured', async () => {
    const pem = pemOf('rsa', { modulusLength: 2048 });
    expect(await refusal({ ...provider, IDP_JWKS_URL: jwksUrl, IDP_PUBLIC_KEY: pem })).toMatch(/cannot both be set/);
    expect(await refusal({ IDP_PUBLIC_KEY: pem, IDP_ISSUER: 'https://provider.example' })).toMatch(
      /^IDP_AUDIENCE must/,
    );
  });
});

describe('an invalid variable stops the start with a one-line message that names it', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is "eighty" and cannot be used: must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536" and cannot be used: must be a whole number from 0 to 65535.'],
    ['PORT', ' ', 'PORT is " " and cannot be used: must be a whole number from 0 to 65535.'],
    ['PORT', '1e3', 'PORT is "1e3" and cannot be used: must be a whole number from 0 to 65535.'],
    ['HOST', ' ', 'HOST is " " and cannot be used: must not be blank.'],
    ['PUBLIC_URL', 'example.com', 'PUBLIC_URL cannot be used: must look like https://import.example.com.'],
    ['PUBLIC_URL', 'ftp://example.com', 'PUBLIC_URL cannot be used: must look like https://import.example.com.'],
    ['DATABASE_URL', 'mysql://a:hush@b/c', /^DATABASE_URL cannot be used: must look like postgres:\/\//],
    ['NODE_ENV', 'prod', 'NODE_ENV is "prod" and cannot be used: must be development, test or production.'],
    ['ROLE', 'worker', /^ROLE .* DATABASE_URL\.$/],
    ['ROLE', 'boss', 'ROLE is "boss" and cannot be used: must be all, web or worker.'],
    ['AI_BASE_URL', 'api.example.com', 'AI_BASE_URL cannot be used: must look like https://api.example.com/v1.'],
    ['AI_API_KEY', 'two words', 'AI_API_KEY cannot be used: must contain only ASCII characters without spaces.'],
    ['AI_API_KEY', 'sk-1', 'AI_BASE_URL must be set if AI_MODEL or AI_API_KEY is.'],
    ['AI_BASE_URL', 'https://api.example.com/v1', 'AI_MODEL must name the model to use at AI_BASE_URL.'],
    ['JWT_SECRET', 'hush', 'JWT_SECRET cannot be used: must have at least 32 characters.'],
    ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL is "me" and cannot be used: must be an e-mail address.'],
    ['ADMIN_PASSWORD', 'hush', 'ADMIN_PASSWORD cannot be used: must have at least 8 characters.'],
    ['CORS_ORIGINS', 'https://a.example,b.example', /^CORS_ORIGINS is .* must be an origin such as/],
    ['CORS_ORIGINS', 'https://a.example/', /^CORS_ORIGINS is .* without a path or a trailing slash\.$/],
    [
      'MAX_UPLOAD_BYTES',
      '10MB',
      /^MAX_UPLOAD_BYTES is "10MB" and cannot be used: must be a whole number of at least 1\.$/,
    ],
    ['MAX_IMPORT_BYTES', '-1', /^MAX_IMPORT_BYTES is "-1"/],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes" and cannot be used: must be a whole number of at least 0.'],
    ['WEBHOOK_ALLOW_PRIVATE', 'yes', /^WEBHOOK_ALLOW_PRIVATE is "yes" and cannot be used: must be true or false\.$/],
    ['ROWGATE_ALLOW_DESTRUCTIVE', 'maybe', /^ROWGATE_ALLOW_DESTRUCTIVE is "maybe"/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL is "loud" and cannot be used: must be trace, debug/],
    ['ROWGATE_CONFIG', 'nowhere.json', /^ROWGATE_CONFIG names .*nowhere\.json, which does not exist\.$/],
    ['DATA_DIR', '/dev/null/data', /^DATA_DIR is "\/dev\/null\/data" and cannot be used: /],
    ['IDP_WEBHOOK_SECRET', 'hush', /^IDP_WEBHOOK_SECRET cannot be used: must look like whsec_… with at least 24 bytes/],
    ['IDP_WEBHOOK_SECRET', 'whsec_aHVzaA==', /^IDP_WEBHOOK_SECRET cannot be used: must look like whsec_…/],
    ['IDP_JWKS_URL', 'http://hush.example/keys', 'IDP_JWKS_URL cannot be used: must be an https:// address.'],
    ['IDP_JWKS_URL', 'https://provider.example/keys', /^IDP_ISSUER must be set/],
    ['IDP_PUBLIC_KEY', '-----BEGIN PUBLIC KEY-----hush', /^IDP_PUBLIC_KEY cannot be used: must be a public key as PEM/],
    ['IDP_ISSUER', 'https://provider.example', /^IDP_ISSUER requires the keys of the identity provider/],
    ['IDP_AUDIENCE', 'rowgate', /^IDP_AUDIENCE requires the keys of the identity provider/],
    ['OAUTH_CODEHOST_ISSUER', 'here', /OAUTH_CODEHOST_ISSUER/],
    ['OAUTH_CODEHOST_CLIENT_SECRET', 'hush', /OAUTH_CODEHOST_.*needs an issuer/],
  ])('%s=%s', async (name, value, expected) => {
    const message = await refusal({ [name]: value });
    if (typeof expected === 'string') expect(message).toBe(expected);
    else expect(message).toMatch(expected);
    expect(message).not.toContain('hush');
  });

  test('in production, a missing JWT_SECRET', async () => {
    expect(await refusal({ NODE_ENV: 'production' })).toMatch(/^JWT_SECRET must be set in production/);
  });
});

describe('an invalid setting stops the start with a message that names it and its file', () => {
  test.each([
    [{ rateLimits: {} }, 'rateLimits', 'unknown setting'],
    [{ rateLimit: { maximum: 1 } }, 'rateLimit.maximum', 'unknown setting'],
    [{ rateLimit: { max: 0 } }, 'rateLimit.max', ''],
    [{ rateLimit: { max: 'x' } }, 'rateLimit.max', 'must be a number'],
    [{ graphql: { maxDepth: 0 } }, 'graphql.maxDepth', 'must be a whole number from 1 to 100'],
    [{ graphql: { maxCost: '9' } }, 'graphql.maxCost', 'must be a whole number from 1 to 10000000'],
    [{ graphql: { depth: 9 } }, 'graphql.depth', 'unknown setting'],
    [{ rateLimit: { store: 'redis' } }, 'rateLimit.store', ''],
    [{ auth: { jwt: { secret: 'hush' } } }, 'auth.jwt.secret', ''],
    [{ auth: { jwt: { algorithm: 'none' } } }, 'auth.jwt.algorithm', ''],
    [{ auth: { jwt: { expiresIn: 'a week' } } }, 'auth.jwt.expiresIn', ''],
    [{ auth: { session: { cookies: { sameSite: 'hush' } } } }, 'auth.session.cookies.sameSite', ''],
    [{ auth: { providers: { codehost: { enabled: true } } } }, 'auth.providers.codehost', 'needs an issuer'],
    [{ auth: { providers: { email: { smtp: { pass: 'hush' } } } } }, 'auth.providers.email.smtp.host', ''],
    [{ api: { cors: { origin: ['*'], credentials: true } } }, 'api.cors', 'list the origins'],
    [{ api: { cors: { origin: ['app.example'] } } }, 'api.cors.origin.0', 'must be an origin'],
    [{ webhooks: { endpoints: [{ url: 'file:///x', secret: 'hush' }] } }, 'webhooks.endpoints.0.url', ''],
    [{ webhooks: { endpoints: [{ url: 'https://x.example' }] } }, 'webhooks.endpoints.0.secret', ''],
    [{ webhooks: { retries: [-1] } }, 'webhooks.retries.0', ''],
    [{ uploads: { maxFileSize: 0 } }, 'uploads.maxFileSize', ''],
    [{ models: {} }, 'models', ''],
    [{ models: ['Book'] }, 'models.0', ''],
  ])('%j', async (settings, name, reason) => {
    await write('rowgate.config.json', JSON.stringify(settings));
    const message = await refusal();
    expect(message).toMatch(new RegExp(`^The setting ${name.replaceAll('.', '\\.')} \\(.*rowgate\\.config\\.json`));
    expect(message).toContain(reason);
    expect(message).not.toContain('hush');
  });

  test.each([
    ['rowgate.config.json', '{\n"auth": {"jwt": {"secret": "hush" "x"}}}'],
    ['rowgate.config.json', '{"secret": hush}'],
    ['rowgate.config.json', '"hush"'],
    ['rowgate.config.js', 'export default {\n secret: "hush" "x" }'],
    ['rowgate.config.ts', 'export default {\n secret: "hush" "x" }'],
    ['rowgate.config.ts', 'export default 3'],
    ['rowgate.config.js', 'throw new Error("no luck")'],
  ])('%s that cannot be read: %s', async (name, text) => {
    await write(name, text);
    const message = await refusal();
    expect(message).toContain(join(folder, name));
    expect(message).not.toContain('hush');
  });

  test('and reports the line in the file', async () => {
    await write('rowgate.config.json', '{\n  "rateLimit": {\n    "max": 10,\n  }\n}');
    expect(await refusal()).toMatch(/not valid JSON, see line 4\.$/);
    await rm(join(folder, 'rowgate.config.json'));
    await write('rowgate.config.ts', 'export default {\n  rateLimit: {,}\n};');
    expect(await refusal()).toMatch(/not valid TypeScript, see line 2\.$/);
  });
});

describe('a configuration file', () => {
  const NAMES = ['rowgate.config.json', 'rowgate.config.js', 'rowgate.config.ts'];
  const texts: Readonly<Record<string, string>> = {
    'rowgate.config.json': '{"rateLimit": {"max": 7}, "models": [{"name": "Book", "fields": {}}]}',
    'rowgate.config.js': 'export default { rateLimit: { max: 7 }, models: [{ name: "Book", fields: {} }] };',
    'rowgate.config.ts':
      'const max: number = 7;\nexport default { rateLimit: { max }, models: [{ name: "Book", fields: {} }] };',
  };

  test.each(NAMES)('%s is merged into the defaults, member by member', async (name) => {
    await write(name, texts[name] ?? '');
    const { rateLimit, models, auth } = await load();
    expect(rateLimit).toMatchObject({ max: 7, authenticatedMax: 1000, standardHeaders: true });
    expect(models).toEqual([{ name: 'Book', fields: {} }]);
    expect(auth.bruteForce).toMatchObject({ freeRetries: 5, failuresBeforeBrute: 5 });
  });

  test.each([
    ['rowgate.config.ts', 'rowgate.config.json'],
    ['rowgate.config.js', 'rowgate.config.json'],
    ['rowgate.config.ts', 'rowgate.config.js'],
  ])('%s is refused next to %s', async (first, second) => {
    for (const name of [first, second]) await write(name, texts[name] ?? '');
    const [one, other] = [join(folder, first), join(folder, second)];
    expect(await refusal()).toBe(
      `There are two configuration files, ${one} and ${other}. Merge them, or set ROWGATE_CONFIG to the one to use.`,
    );
    expect((await load({ ROWGATE_CONFIG: first })).rateLimit.max).toBe(7);
  });

  test('may have another name', async () => {
    await write('other.json', '{"rateLimit": {"max": 9}}');
    await write('rowgate.config.json', '{"rateLimit": {"max": 7}}');
    expect((await load({ ROWGATE_CONFIG: 'other.json' })).rateLimit.max).toBe(9);
  });

  test('is overridden by the environment, and keeps everything else', async () => {
    const codehost = {
      enabled: true,
      clientId: 'of the file',
      clientSecret: 'of the file',
      issuer: 'https://id.example',
    };
    await write(
      'rowgate.config.json',
      JSON.stringify({
        api: { cors: { origin: ['https://file.example'], credentials: true } },
        auth: { jwt: { secret: 'the secret of the file, long enough' }, providers: { codehost } },
      }),
    );
    const config = await load({
      CORS_ORIGINS: 'https://a.example, https://b.example',
      JWT_SECRET: 'the secret of the environment, long',
      OAUTH_CODEHOST_CLIENT_ID: 'of the environment',
      OAUTH_CODEHOST_SCOPE: 'email profile',
    });
    expect(config.api.cors).toMatchObject({ origin: ['https://a.example', 'https://b.example'], credentials: true });
    expect(config.jwtSecret).toBe('the secret of the environment, long');
    expect(config.auth.providers.codehost).toMatchObject({
      ...codehost,
      clientId: 'of the environment',
      scope: ['email', 'profile'],
    });
  });
});

test('empty variables count as absent', async () => {
  const empty = { PORT: '', DATABASE_URL: '', HOST: '', NODE_ENV: '' };
  expect(await load(empty)).toMatchObject({ port: 3000, databaseUrl: undefined, environment: 'development' });
});

test('a generated secret is stored, readable only by its owner', async () => {
  const { jwtSecret } = await load();
  expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect((await load()).jwtSecret).toBe(jwtSecret);
  const file = join(folder, '.data/jwt-secret');
  expect(await readFile(file, 'utf8')).toBe(jwtSecret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('no folder is created when it is not needed', async () => {
  const secret = 'a secret of the tests, long enough';
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  await load({ DATABASE_URL: 'postgres://db.example/a', FILES_URL: 's3://bucket', JWT_SECRET: secret, ...keys });
  await expect(stat(join(folder, '.data'))).rejects.toMatchObject({ code: 'ENOENT' });
});

test.each(['ftp://host/x', 's3://bucket'])('FILES_URL=%s is refused before a folder is created', async (address) => {
  await expect(load({ FILES_URL: address })).rejects.toThrow(/^FILES_URL is /);
  await expect(stat(join(folder, '.data'))).rejects.toMatchObject({ code: 'ENOENT' });
});
