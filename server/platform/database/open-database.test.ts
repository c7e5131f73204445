import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.js';

test('an embedded database in a folder of another user is refused with the name of its variable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-open-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const asRoot = process.geteuid?.() === 0;
  const dataDir = join(folder, 'theirs');
  await mkdir(dataDir, { mode: asRoot ? 0o755 : 0o500 });
  if (asRoot) process.seteuid?.(65_534);
  try {
    const events = { onError: () => undefined, onRepair: () => undefined, onStop: () => undefined };
    await expect(openDatabase({ dataDir }, events)).rejects.toThrow(
      `The folder ${join(dataDir, 'database')} in DATA_DIR cannot be used: EACCES`,
    );
  } finally {
    if (asRoot) process.seteuid?.(0);
  }
});
