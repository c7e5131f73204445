import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with an empty embedded database: reading it takes a fifth of the time of creating one. */
    readonly embeddedSnapshot: string;
  }
}

/** Reused between runs, for each version of the embedded database. */
export default async function setup(project: TestProject): Promise<void> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(await readFile(join(dirname(main), '../package.json'), 'utf8')) as { version: string };
  const folder = join(import.meta.dirname, '../../.cache');
  const file = join(folder, `embedded-${version}.tar`);
  project.provide('embeddedSnapshot', file);
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true });
  const database = await PGlite.create();
  const state = await database.dumpDataDir('none');
  await database.close();
  // Another run may be creating it too; each renames a complete copy of the same content into place.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await state.arrayBuffer()));
  await rename(unfinished, file);
}
