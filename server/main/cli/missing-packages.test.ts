import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingPackages } from './missing-packages.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-missing-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeManifest(path: string, manifest: object): Promise<URL> {
  await mkdir(join(folder, path), { recursive: true });
  const file = join(folder, path, 'package.json');
  await writeFile(file, JSON.stringify(manifest));
  return pathToFileURL(file);
}

test('this project has everything its server needs', async () => {
  expect(await missingPackages()).toEqual([]);
});

test('what is not there, or of another major version, is named as npm takes it', async () => {
  const versions = { here: '2.1.0', above: '1.0.0', old: '3.0.0', early: '0.28.18', '@scope/gone': '5.3.0' };
  const peerDependencies = Object.fromEntries([...Object.keys(versions), 'react', 'tsx'].map((name) => [name, '*']));
  const ours = await writeManifest('node_modules/rowgate', { peerDependencies, devDependencies: versions });
  await writeManifest('node_modules/rowgate/node_modules/here', { version: '2.9.9' });
  await writeManifest('node_modules/above', { version: '1.4.0' });
  await writeManifest('node_modules/old', { version: '2.9.0' });
  await writeManifest('node_modules/early', { version: '0.27.0' });
  expect(await missingPackages(ours)).toEqual(['old@3.0.0', 'early@0.28.18', '@scope/gone@5.3.0']);
});
