import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PACKAGE_MANIFEST } from '../package-manifest.js';

interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Peers that the server does without: what the component needs, and what reads a configuration in TypeScript. */
const NOT_OF_THE_SERVER: ReadonlySet<string> = new Set(['react', 'react-dom', 'tsx']);

/** The server's packages that are not installed, or of another major version: `express@5.3.0`, as npm takes them. */
export async function missingPackages(manifestUrl: URL = PACKAGE_MANIFEST): Promise<readonly string[]> {
  const { peerDependencies = {}, devDependencies = {} } = await readManifest(manifestUrl);
  const folders = createRequire(manifestUrl).resolve.paths('x') ?? [];
  const checked = await Promise.all(
    Object.keys(peerDependencies)
      .filter((name) => !NOT_OF_THE_SERVER.has(name))
      .map(async (name) => {
        const wanted = devDependencies[name] ?? '';
        const installed = await versionIn(folders, name);
        return installed !== undefined && majorOf(installed) === majorOf(wanted) ? [] : [`${name}@${wanted}`];
      }),
  );
  return checked.flat();
}

async function versionIn(folders: readonly string[], name: string): Promise<string | undefined> {
  const path = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  return path === undefined ? undefined : (await readManifest(path)).version;
}

async function readManifest(path: URL | string): Promise<Manifest> {
  return JSON.parse(await readFile(path, 'utf8')) as Manifest;
}

/** Below 1.0 the second number is the one that breaks. */
function majorOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? `0.${minor}` : major;
}
