import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface CommandRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Where the built command `rowgate` lies. */
export function builtCli(): string {
  return inject('builtCli');
}

type Variables = Readonly<Record<string, string>>;

/** Runs the command `rowgate` in a process of its own. */
export function runRowgate(args: readonly string[], variables: Variables = {}): Promise<CommandRun> {
  return runFile(join(builtCli(), 'run.mjs'), args, variables);
}

/** Runs the command `rowgate-server` in a process of its own. */
export function runRowgateServer(args: readonly string[], variables: Variables = {}): Promise<CommandRun> {
  return runFile(join(inject('builtServer'), 'run.mjs'), args, variables);
}

function runFile(file: string, args: readonly string[], variables: Variables): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
