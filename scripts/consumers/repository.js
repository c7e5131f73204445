import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Unreachable } from './project.js';
import { textAt, withServer } from './running-server.js';

/** What a machine needs that only runs the server: the manifests, the scripts of the repository, and the build. */
const FILES = ['package.json', 'package-lock.json', 'server/package.json', 'server/bin', 'scripts', 'dist'];

/** `npm ci --omit=dev && npm start` starts an existing build, without the tools that made it. */
export async function repository() {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-repository-'));
  try {
    for (const path of FILES) await cp(path, join(folder, path), { recursive: true });
    const options = { cwd: folder, timeout: 240_000 };
    await promisify(execFile)(
      'npm',
      ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline'],
      options,
    ).catch((error) => {
      throw new Unreachable(`npm ci failed: ${error.stderr || error.stdout}`, { cause: error });
    });
    for (const tool of ['vite', 'typescript', 'react']) {
      if (existsSync(join(folder, 'node_modules', tool))) throw new Error(`npm ci --omit=dev installed ${tool}.`);
    }
    // Without npm in between, which would not pass on the signal that ends the server.
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const [program, ...parameters] = scripts.start.split(' ');
    const open = async (address) => {
      for (const path of ['', 'admin', 'script-tag.html', 'openapi.json']) await textAt(`${address}/${path}`);
    };
    await withServer(program, folder, open, parameters);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
