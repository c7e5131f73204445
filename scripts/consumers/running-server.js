import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs the server until `act` has ended. */
export async function withServer(program, folder, act, parameters = []) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, '.data'),
  };
  const server = spawn(program, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await act(await addressOf(server));
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }
}

async function addressOf(server) {
  for await (const line of createInterface(server.stdout)) {
    const address = /Rowgate is at (\S+)\/ /.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server exited before it was up.');
}

export async function textAt(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}.`);
  return answer.text();
}
