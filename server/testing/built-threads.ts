import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';
import { inject } from 'vitest';

/* Replaces `platform/threads/start-thread` in tests: starts threads from the built server. */

export function startThread(entry: string, options: WorkerOptions): Worker {
  return new Worker(builtFile(entry), options);
}

export function threadFile(entry: string): { readonly filename: string; readonly execArgv: string[] } {
  return { filename: builtFile(entry), execArgv: [] };
}

function builtFile(entry: string): string {
  return join(inject('builtServer'), `${basename(entry)}.js`);
}
