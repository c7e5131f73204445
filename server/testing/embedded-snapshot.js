import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

/**
 * File with an empty embedded database, for tests: reading it takes a fraction of the time of creating one. Reused
 * between runs, for each version of the embedded database.
 */
export async function embeddedSnapshot() {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8'));
  const folder = join(import.meta.dirname, '../../.cache');
  const file = join(folder, `embedded-${version}.tar`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const database = await PGlite.create();
  const state = await database.dumpDataDir('none');
  await database.close();
  // Another run may be creating it too; each renames a complete copy of the same content into place.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await state.arrayBuffer()));
  await rename(unfinished, file);
  return file;
}

/** Gives a server an empty embedded database, which it would otherwise create at its start. */
export async function fillDataDir(dataDir) {
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Private like the files of the server.
  const unpack = 'umask 077 && tar --no-same-permissions --no-same-owner -xf "$0" -C "$1"';
  await promisify(execFile)('sh', ['-c', unpack, await embeddedSnapshot(), folder]);
}
