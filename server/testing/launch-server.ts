import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ServerProcess {
  readonly pid: number;
  /** The server's address; empty when it is only a worker. */
  readonly address: string;
  /** Its output so far. */
  readonly output: () => string;
  /** The exit code, once the process has ended. */
  readonly closed: Promise<number | null>;
  /** Resolves with the exit code; `null` when the signal itself ended the process. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** A failed start. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`The server ended with ${exitCode} before it was ready: ${output}`);
  }
}

export interface LaunchOptions {
  readonly umask?: string;
  /** Called as soon as the process exists, with a function that kills it. */
  readonly onSpawn?: (kill: () => void) => void;
}

const READY = /Rowgate is at (\S+)\/ |Rowgate is running as a worker\./;

/** The server built into `folder` as a separate process; resolves when it reports that it is ready. */
export async function launchServer(
  folder: string,
  variables: Readonly<Record<string, string>>,
  { umask = '022', onSpawn }: LaunchOptions = {},
): Promise<ServerProcess> {
  const command = [process.execPath, join(folder, 'main.js')];
  const child = spawn('sh', ['-c', 'umask "$0" && exec "$@"', umask, ...command], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(() => void child.kill('SIGKILL'));
  let output = '';
  const closed = once(child, 'close') as Promise<[number | null]>;
  const ready = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const said = READY.exec(output);
        if (said) resolve(said[1] ?? '');
      });
    }
  });
  const failed = closed.then(([code]) => {
    throw new StartFailure(code, output);
  });
  failed.catch(() => undefined);
  const address = await Promise.race([ready, failed]);
  return {
    pid: child.pid ?? 0,
    address,
    output: () => output,
    closed: closed.then(([code]) => code),
    async stop(signal) {
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}
