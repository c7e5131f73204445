import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, inject } from 'vitest';
import { END_OF_OUTPUT } from './end-of-output.js';

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
export function runRowgate(args: readonly string[]): Promise<CommandRun> {
  return runFile(join(builtCli(), 'run.mjs'), args);
}

/** Runs the command `rowgate-server` in a process of its own. */
export function runRowgateServer(args: readonly string[], variables: Variables = {}): Promise<CommandRun> {
  return runFile(join(inject('builtServer'), 'run.mjs'), args, variables);
}

/** Runs commands `rowgate` of a test file one after the other in a single process, which loads the program only once. */
export function rowgateProcess(): (args: readonly string[]) => Promise<CommandRun> {
  let child: ChildProcess;
  let died: Promise<never>;
  beforeAll(() => {
    child = fork(join(builtCli(), 'run-many.mjs'), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    died = once(child, 'exit').then(() => {
      throw new Error('The process has ended.');
    });
    died.catch(() => undefined);
  });
  afterAll(() => void child.kill());
  let last: Promise<unknown> = Promise.resolve();
  const run = async (args: readonly string[]): Promise<CommandRun> => {
    const ended = Promise.all([
      once(child, 'message') as Promise<[number]>,
      textOf(child.stdout as Readable),
      textOf(child.stderr as Readable),
    ]);
    child.send(args);
    const [[code], out, err] = await Promise.race([ended, died]);
    return { code, out, err };
  };
  return (args) => {
    const next = last.then(() => run(args));
    last = next.catch(() => undefined);
    return next;
  };
}

/** What a stream contains up to the end of a command's output. */
function textOf(stream: Readable): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    stream.setEncoding('utf8').on('data', function take(chunk: string) {
      text += chunk;
      if (!text.endsWith(END_OF_OUTPUT)) return;
      stream.off('data', take);
      resolve(text.slice(0, -END_OF_OUTPUT.length));
    });
  });
}

function runFile(file: string, args: readonly string[], variables: Variables = {}): Promise<CommandRun> {
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
