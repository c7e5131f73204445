import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSecret } from './stored-secret.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('all processes that start together or later have the same secret', async () => {
  const file = join(folder, 'data', 'jwt-secret');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(file)));
  expect(new Set([...secrets, await storedSecret(file)]).size).toBe(1);
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'data'))).toEqual(['jwt-secret']);
});

test('a secret that is too short is replaced', async () => {
  const file = join(folder, 'jwt-secret');
  await writeFile(file, 'short');
  expect((await storedSecret(file)).length).toBeGreaterThanOrEqual(32);
});
