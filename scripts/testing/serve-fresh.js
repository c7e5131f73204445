import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDataDir } from '../../server/testing/embedded-snapshot.js';

/* Starts the built server with its own data folder, which is removed at the end: for tests and benchmarks. */

const folder = await mkdtemp(join(tmpdir(), 'rowgate-fresh-'));
await fillDataDir(folder);
const server = spawn(process.execPath, [join(import.meta.dirname, '../../dist/server/main.js')], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', async (code) => {
  await rm(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
