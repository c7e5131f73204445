import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const INSTALLED = resolve('node_modules');
const run = promisify(execFile);

/** The registry did not respond: no result for the package. */
export class Unreachable extends Error {
  code = 'unreachable';
}

/** Both packages as npm packs them. `folder` contains the unpacked package, `tarball` is the file. */
export async function packBoth() {
  const [packed, server] = [await pack([]), await pack(['--workspace', 'rowgate-server'])];
  const remove = async () => void (await Promise.all([packed.remove(), server.remove()]));
  return { ...packed, server, remove };
}

async function pack(of) {
  const parent = await mkdtemp(join(tmpdir(), 'rowgate-packed-'));
  const [{ filename, size, unpackedSize, files }] = JSON.parse(
    execFileSync('npm', ['pack', ...of, '--json', '--ignore-scripts', '--pack-destination', parent], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  );
  const folder = join(parent, 'package');
  const tarball = join(parent, filename);
  await mkdir(folder);
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return { folder, tarball, size, unpackedSize, files: files.map(({ path }) => path), remove: () => removed(parent) };
}

/** An empty project with only the package and with `links` to packages installed here. */
export async function createProject(packed, { links = [], files = {}, packageJson = { type: 'module' } }) {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-consumer-'));
  await addPackage(packed, folder);
  for (const name of links) await link(folder, name);
  await writeFiles(folder, { 'package.json': JSON.stringify(packageJson), ...files });
  return { folder, remove: () => removed(folder) };
}

/** The same with packages of the registry, installed once for each set of versions. */
export async function installProject(packed, { dependencies, files = {} }) {
  const key = createHash('sha256')
    .update(JSON.stringify([dependencies, process.version]))
    .digest('hex')
    .slice(0, 12);
  const folder = join(tmpdir(), 'rowgate-registry', key);
  if (!existsSync(folder)) await install(folder, dependencies);
  await rm(join(folder, 'project'), { recursive: true, force: true });
  await addPackage(packed, folder);
  await writeFiles(join(folder, 'project'), { 'package.json': '{ "type": "module" }', ...files });
  return { folder: join(folder, 'project'), root: folder };
}

async function install(folder, dependencies) {
  const part = `${folder}.${process.pid}`;
  await mkdir(part, { recursive: true });
  await writeFile(join(part, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const flags = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--legacy-peer-deps',
    '--fetch-retries=1',
  ];
  try {
    await run('npm', ['install', ...flags], { cwd: part, timeout: 240_000 });
  } catch (error) {
    await removed(part);
    throw new Unreachable(`npm install ${Object.keys(dependencies).join(' ')} failed.`, { cause: error });
  }
  await rename(part, folder);
}

async function link(folder, name) {
  const target = join(folder, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(INSTALLED, name), target).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

export async function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function addPackage(packed, folder) {
  const target = join(folder, 'node_modules', 'rowgate');
  await removed(target);
  await cp(packed.folder, target, { recursive: true });
}

function removed(folder) {
  return rm(folder, { recursive: true, force: true });
}
