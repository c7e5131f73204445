import { chmod, lstat, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedSnapshot } from '../../testing/databases.js';
import { startServerProcess } from '../../testing/start-process.js';
import { openEmbeddedDatabase } from './embedded/embedded-database.js';

const TIMEOUT_MS = 120_000;

let base: string;
let folder: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'rowgate-private-'));
  folder = join(base, 'database');
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Folders without mode 700 and files without mode 600, including the folder itself. */
async function openToOthers(path: string): Promise<readonly string[]> {
  const found: string[] = [];
  const names = await readdir(path, { recursive: true });
  for (const name of ['', ...names]) {
    const entry = await lstat(join(path, name));
    if (entry.isSymbolicLink()) continue;
    const mode = entry.mode & 0o777;
    if (mode !== (entry.isDirectory() ? 0o700 : 0o600)) found.push(`${name} ${mode.toString(8)}`);
  }
  return found;
}

// Windows has no file modes.
describe.skipIf(process.platform === 'win32')('files of the embedded database', () => {
  test('are private from the start, including files created later', async () => {
    const database = await openEmbeddedDatabase({ folder, snapshot: embeddedSnapshot() });
    await sql`CREATE TABLE things AS SELECT generate_series(1, 5000) AS id`.execute(database.pool);
    await sql`CREATE INDEX things_id ON things (id)`.execute(database.pool);
    await sql`VACUUM things`.execute(database.pool);
    await sql`CHECKPOINT`.execute(database.pool);
    expect(await openToOthers(folder)).toEqual([]);
    await database.close();
    expect(await openToOthers(folder)).toEqual([]);
  });

  test('that were accessible to others are made private, which is reported once', async () => {
    await (await openEmbeddedDatabase({ folder, snapshot: embeddedSnapshot() })).close();
    const outside = join(base, 'outside');
    await writeFile(outside, '', { mode: 0o644 });
    await symlink(outside, join(folder, 'link'));
    await chmod(folder, 0o755);
    await chmod(join(folder, 'base'), 0o755);
    await chmod(join(folder, 'PG_VERSION'), 0o666);
    const said: string[] = [];
    for (const expected of [1, 1]) {
      const database = await openEmbeddedDatabase({ folder, onRepair: (sentence) => void said.push(sentence) });
      await database.close();
      expect(said).toHaveLength(expected);
      expect(await openToOthers(folder)).toEqual([]);
    }
    expect(said[0]).toMatch(/^3 files and folders of the embedded database in .* They are private now\.$/);
    expect((await lstat(outside)).mode & 0o777).toBe(0o644);
  });

  test.each(['000', '022', '077'])(
    'are private on a server started with umask %s',
    { timeout: TIMEOUT_MS },
    async (umask) => {
      const server = await startServerProcess({ DATA_DIR: base }, { umask });
      expect(await server.stop('SIGTERM')).toBe(0);
      expect(await openToOthers(folder)).toEqual([]);
    },
  );
});
