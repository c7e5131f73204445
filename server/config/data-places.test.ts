import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config-error.js';
import { loadConfig } from './load-config.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-places-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function refusal(variables: Readonly<Record<string, string>>): Promise<string> {
  const error: unknown = await loadConfig(variables, folder).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
}

test.each(['DATABASE_URL', 'DATA_DIR', 'FILES_URL'])('in production, an empty %s is refused', async (name) => {
  const variables = { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32) };
  for (const empty of ['', ' ']) {
    expect(await refusal({ ...variables, [name]: empty })).toMatch(
      `${name} is empty. In production, set it, or remove`,
    );
  }
  expect(await readdir(folder)).toEqual([]);
});

test('a data folder of another user is refused with the name of its variable', async () => {
  const asRoot = process.geteuid?.() === 0;
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'theirs'), { mode: asRoot ? 0o755 : 0o500 });
  if (asRoot) process.seteuid?.(65_534);
  try {
    expect(await refusal({ DATA_DIR: 'theirs' })).toMatch(/^DATA_DIR is "theirs" and cannot be used: EACCES/);
  } finally {
    if (asRoot) process.seteuid?.(0);
  }
});
