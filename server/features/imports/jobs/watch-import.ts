import { setTimeout } from 'node:timers/promises';
import type { Response } from 'express';
import type { ImportJob } from '../../../../src/protocol/index.js';
import { isDatabaseUnavailable } from '../../../platform/database/storage-error.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Platform } from '../../../platform/platform.js';
import { findImport } from './find-imports.js';
import type { ImportScope } from './find-imports.js';

/** Milliseconds between polls of the job, to which the process running it writes its progress. */
const POLL_EVERY = 500;
const HEARTBEAT_EVERY = 15_000;

interface WatchOptions {
  readonly id: string;
  readonly signal: AbortSignal;
}

/**
 * Yields the states of a job, each once, to the final one; `null` as a heartbeat when nothing has changed for a while.
 * Throws NOT_FOUND before the first state; ends when the job is deleted meanwhile.
 */
export async function* watchImport(
  deps: Pick<Platform, 'database'>,
  scope: ImportScope,
  { id, signal }: WatchOptions,
): AsyncGenerator<ImportJob | null> {
  let job: ImportJob | undefined = await findImport(deps, scope, id);
  let lastState = '';
  let quiet = 0;
  while (job && !signal.aborted) {
    const state = JSON.stringify(job);
    quiet = state === lastState ? quiet + POLL_EVERY : 0;
    if (state !== lastState) yield job;
    else if (quiet >= HEARTBEAT_EVERY) {
      quiet = 0;
      yield null;
    }
    lastState = state;
    if (job.status === 'completed' || job.status === 'failed') return;
    await setTimeout(POLL_EVERY, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const last: ImportJob = job;
    job = await findImport(deps, scope, id).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined;
      // Clients need not reconnect because the database was temporarily unavailable.
      if (isDatabaseUnavailable(error)) return last;
      throw error;
    });
  }
}

/** Writes states as server-sent events: unnamed events whose data is the job as `GET` returns it. */
export async function sendEvents(response: Response, states: AsyncGenerator<ImportJob | null>): Promise<void> {
  // Nothing is sent before it is certain that the job exists.
  const first = await states.next();
  response.status(200).set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    // Proxies that buffer responses would show nothing until the end.
    'X-Accel-Buffering': 'no',
  });
  if (first.done !== true) response.write(eventText(first.value));
  else response.flushHeaders();
  for await (const state of states) response.write(eventText(state));
  response.end();
}

function eventText(state: ImportJob | null): string {
  return state === null ? ': keep-alive\n\n' : `data: ${JSON.stringify(state)}\n\n`;
}
