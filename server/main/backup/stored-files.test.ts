import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { resolveModels } from '../../features/content/resolve-models.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { storedLines } from './stored-files.js';

test('a file that cannot be read to its end leaves the file of an earlier backup as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-stored-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'a.txt'), 'earlier');
  async function* breaking() {
    yield 'half of it';
    throw new Error('The store is gone.');
  }
  const open: FileStore['open'] = async () => ({ body: Readable.from(breaking()), size: 100 });
  const store = { open } as Partial<FileStore> as FileStore;
  const lines = storedLines({ store, models: resolveModels([]), folder }, 'a.txt');
  await lines.next();
  await expect(lines.next()).rejects.toThrow('The store is gone.');
  expect(await readFile(join(folder, 'a.txt'), 'utf8')).toBe('earlier');
  expect(await readdir(folder)).toEqual(['a.txt']);
});
