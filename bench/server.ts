import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves the output of `npm run build`, so the figures are those of the published files. */
export async function startServer(variables: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const root = join(import.meta.dirname, '..');
  if (!existsSync(join(root, 'dist/site/bench.html'))) {
    throw new Error('The pages are not built. Run `npm run build` first.');
  }
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'scripts/testing/serve-fresh.js')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null) throw new Error('The server could not start.');
    const response = await fetch(`${address}/healthz`).catch(() => null);
    if (response?.ok) return { address, stop: () => ended(server) };
    await sleep(200);
  }
  server.kill();
  throw new Error('The server did not respond.');
}

/** Kills a process and waits for its end. */
export async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  if (child.kill()) await closed;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
