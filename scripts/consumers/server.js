import { execFileSync, spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createProject, link, peersOf } from './project.js';

const HOST = `import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApp, defineModel, ensureAdmin, loadConfig, openDeps, verifyWebhook } from 'rowgate/server';

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
if (data.title !== 'Walden') throw new Error('A host application of ours keeps no record.');
if (verifyWebhook('{}', 'secret')) throw new Error('A body without a signature was taken for a signed one.');
host.close();
await close();
await rm(dataDir, { recursive: true });
`;

/** The server says what it lacks, and runs inside an application of the consumer's. */
export async function server(packed) {
  const { folder, remove } = await createProject(packed, { files: { 'host.ts': HOST } });
  try {
    const program = join(folder, 'node_modules/rowgate/bin/rowgate.js');
    const serve = spawnSync(process.execPath, [program, 'serve'], { encoding: 'utf8' });
    if (serve.status !== 2 || !/npm install .*express@\d/.test(serve.stderr)) {
      throw new Error(`\`rowgate serve\` does not say what to install: ${serve.stderr}`);
    }
    for (const name of [...(await peersOf(packed)), '@types']) await link(folder, name);
    const flags = '--ignoreConfig --strict --noEmit --skipLibCheck --target es2022 --module nodenext --types node';
    const tsc = resolve('node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [tsc, ...flags.split(' '), 'host.ts'], { stdio: 'inherit', cwd: folder });
    execFileSync(process.execPath, ['--import', 'tsx', 'host.ts'], { stdio: 'inherit', cwd: folder });
  } finally {
    await remove();
  }
}
