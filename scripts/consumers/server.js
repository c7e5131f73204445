import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Unreachable, writeFiles } from './project.js';
import { textAt, withServer } from './running-server.js';

const run = promisify(execFile);
const NPM = ['--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=1'];
/** Major versions that the server itself does not use. */
const HOST_VERSIONS = { express: '4.22.3', zod: '3.25.76', kysely: '0.29.9', graphql: '17.1.0' };

const HOST = `import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApp, defineModel, ensureAdmin, loadConfig, openDeps } from 'rowgate/server';
import { verifyWebhook } from 'rowgate-server/webhooks';

const Book = defineModel({ name: 'Book', fields: { title: { type: 'text', required: true } } });
const dataDir = await mkdtemp(join(tmpdir(), 'rowgate-host-'));
const config = await loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const { deps, close } = await openDeps({ ...config, models: [Book] });
const newAdmin = await ensureAdmin(deps);
const host = express().use('/content', createApp(deps)).listen(0, '127.0.0.1');
await new Promise((resolve) => host.once('listening', resolve));
const address = \`http://127.0.0.1:\${(host.address() as AddressInfo).port}/content\`;

const call = async (path: string, token: string, body: object): Promise<unknown> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: \`Bearer \${token}\` } : {}) },
    body: JSON.stringify(body),
  });
  return answer.json();
};
const { token } = (await call('/api/auth/signin', '', newAdmin ?? {})) as { token: string };
const { data } = (await call('/api/books', token, { title: 'Walden' })) as { data: { title: string } };
if (data.title !== 'Walden') throw new Error('The host application did not create a record.');
if (!(await fetch(address + '/admin')).ok) throw new Error('The host application does not serve /admin.');
if (verifyWebhook('{}', 'secret')) throw new Error('A body without a signature was accepted.');
host.close();
await close();
await rm(dataDir, { recursive: true });
`;

const REQUIRED =
  "if (typeof require('rowgate/server').createApp !== 'function') throw new Error('The server did not start.');\n";

const CONFIG = `import { defineModel } from 'rowgate-server';
const title: { type: 'text' } = { type: 'text' };
export default { models: [defineModel({ name: 'Film', fields: { title }, access: { read: ['public'] } })] };
`;

/**
 * The server's package contains everything it serves, installs everything it needs, and reads a TypeScript
 * configuration.
 */
export async function serverAlone({ server }) {
  await inProject({}, async (folder) => {
    await npmInstall(folder, [server.tarball]);
    if (existsSync(join(folder, 'node_modules/react'))) throw new Error('The server installed React.');
    const program = join(folder, 'node_modules/.bin/rowgate-server');
    const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
    if (version !== (await versionIn(folder, 'rowgate-server'))) throw new Error(`The reported version is ${version}.`);
    await writeFiles(folder, { 'rowgate.config.ts': CONFIG });
    await withServer(program, folder, async (address) => {
      const start = await textAt(`${address}/`);
      const admin = await textAt(`${address}/admin`);
      const named = [...`${start}${admin}`.matchAll(/(?:src|href)="\.?\/?([^":]+\.(?:js|css))"/g)].map(
        ([, path]) => path,
      );
      if (named.length < 3) throw new Error('The pages load no files.');
      const files = [...named, 'script-tag.html', 'dist/rowgate.umd.js', 'dist/engine.worker.js', 'openapi.json'];
      for (const path of files) await textAt(`${address}/${path}`);
      if (!(await textAt(`${address}/openapi.json`)).includes('/api/films')) throw new Error('The model is missing.');
    });
  });
}

/** In an application with other versions, both packages work, and the application keeps its versions. */
export async function hostByNpm(packed) {
  await inProject({ dependencies: HOST_VERSIONS }, async (folder) => {
    await npmInstall(folder, [packed.tarball]);
    const program = join(folder, 'node_modules/.bin/rowgate');
    const serve = spawnSync(program, ['serve'], { encoding: 'utf8', cwd: folder });
    if (serve.status !== 2 || !serve.stderr.includes('npx rowgate-server\n')) {
      throw new Error(`\`rowgate serve\` does not name its command: ${serve.stderr}`);
    }
    await writeFiles(folder, { 'host.ts': HOST, 'required.cjs': REQUIRED });
    const early = spawnSync(process.execPath, ['required.cjs'], { encoding: 'utf8', cwd: folder });
    if (early.status === 0 || !early.stderr.includes('npm install rowgate-server')) {
      throw new Error(`\`rowgate/server\` does not name its package: ${early.stderr}`);
    }
    await npmInstall(folder, [packed.server.tarball]);
    await useServer(folder);
    await withServer(program, folder, (address) => textAt(`${address}/admin`), ['serve']);
  });
}

/** pnpm gives a package access only to its declared dependencies. */
export async function bothByPnpm(packed) {
  await inProject({ dependencies: HOST_VERSIONS }, async (folder) => {
    await pnpmInstall(folder, [packed.tarball, packed.server.tarball]);
    await useServer(folder);
    const program = join(folder, 'node_modules/.bin/rowgate');
    await withServer(program, folder, (address) => textAt(`${address}/admin`), ['serve']);
  });
}

/** An application that contains the server compiles and runs, on its own versions. */
async function useServer(folder) {
  await writeFiles(folder, { 'host.ts': HOST, 'required.cjs': REQUIRED });
  for (const [name, version] of Object.entries(HOST_VERSIONS)) {
    const installed = await versionIn(folder, name);
    if (installed !== version) throw new Error(`The host has ${name} ${installed} instead of ${version}.`);
  }
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const changed = Object.keys(dependencies).filter((name) => !name.startsWith('rowgate') && !HOST_VERSIONS[name]);
  if (changed.length > 0) throw new Error(`The project also contains ${changed.join(', ')}.`);
  await typesOfNode(folder);
  const flags = '--ignoreConfig --strict --noEmit --skipLibCheck --target es2022 --module nodenext --types node';
  await inFolder(folder, resolve('node_modules/typescript/bin/tsc'), [...flags.split(' '), 'host.ts']);
  await inFolder(folder, '--import', [resolve('node_modules/tsx/dist/loader.mjs'), 'host.ts']);
  await inFolder(folder, '--no-warnings', ['required.cjs']);
}

/** The types of these versions are close enough for the host's calls. */
async function typesOfNode(folder) {
  await rm(join(folder, 'node_modules/@types'), { recursive: true, force: true });
  await symlink(resolve('node_modules/@types'), join(folder, 'node_modules/@types'));
}

async function inFolder(folder, first, rest) {
  await run(process.execPath, [first, ...rest], { cwd: folder }).catch(({ stdout, stderr }) => {
    throw new Error(`${rest.at(-1)}:\n${stdout}\n${stderr}`);
  });
}

async function inProject(manifest, act) {
  const folder = await mkdtemp(join(tmpdir(), 'rowgate-empty-'));
  try {
    await writeFiles(folder, { 'package.json': JSON.stringify({ private: true, type: 'module', ...manifest }) });
    await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function npmInstall(folder, tarballs) {
  await install('npm', ['install', ...NPM, ...tarballs], folder);
}

async function pnpmInstall(folder, tarballs) {
  const program = resolve('node_modules/pnpm/bin/pnpm.cjs');
  await install(process.execPath, [program, 'add', '--prefer-offline', '--ignore-scripts', ...tarballs], folder);
}

async function install(program, parameters, cwd) {
  await run(program, parameters, { cwd, timeout: 240_000 }).catch((error) => {
    // A conflict between packages is a failure of ours; a registry that does not respond is not.
    if (/ERESOLVE|ERR_PNPM_PEER/.test(`${error.stdout}${error.stderr}`)) throw error;
    throw new Unreachable(`${parameters.join(' ')} failed: ${error.stderr || error.stdout}`, { cause: error });
  });
}

async function versionIn(folder, name) {
  return JSON.parse(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
}
