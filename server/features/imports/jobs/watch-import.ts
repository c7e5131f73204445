import { setTimeout } from 'node:timers/promises';
import type { Response } from 'express';
import type { ImportJob } from '../../../../src/protocol/index.js';
import { isDatabaseAway } from '../../../platform/database/storage-error.js';
import { ApiError } from '../../../platform/http/errors.js';
import type { Platform } from '../../../platform/platform.js';
import { findImport } from './find-imports.js';
import type { ImportScope } from './find-imports.js';

/** Milliseconds between looks at the job: whichever process works on it writes its progress there. */
const LOOK_EVERY = 500;
const SIGN_OF_LIFE_EVERY = 15_000;

interface WatchOptions {
  readonly id: string;
  readonly signal: AbortSignal;
}

/**
 * The states of a job, each once, to the terminal one; `null` as a sign of life when nothing has changed for a while. Throws
 * NOT_FOUND before anything; a job that is deleted meanwhile ends it.
 */
export async function* watchImport(
  deps: Pick<Platform, 'database'>,
  scope: ImportScope,
  { id, signal }: WatchOptions,
): AsyncGenerator<ImportJob | null> {
  let job: ImportJob | undefined = await findImport(deps, scope, id);
  let told = '';
  let quiet = 0;
  while (job && !signal.aborted) {
    const state = JSON.stringify(job);
    quiet = state === told ? quiet + LOOK_EVERY : 0;
    if (state !== told) yield job;
    else if (quiet >= SIGN_OF_LIFE_EVERY) {
      quiet = 0;
      yield null;
    }
    told = state;
    if (job.status === 'completed' || job.status === 'failed') return;
    await setTimeout(LOOK_EVERY, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const last: ImportJob = job;
    job = await findImport(deps, scope, id).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return undefined;
      // Whoever watches does not have to come back because the database was away.
      if (isDatabaseAway(error)) return last;
      throw error;
    });
  }
}

/** Writes states as server-sent events: one unnamed event each, its data the job as `GET` answers it. */
export async function sendEvents(response: Response, states: AsyncGenerator<ImportJob | null>): Promise<void> {
  // Nothing is said before it is known that there is such a job.
  const first = await states.next();
  response.status(200).set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    // Proxies that gather answers would show nothing until the end.
    'X-Accel-Buffering': 'no',
  });
  if (first.done !== true) response.write(eventText(first.value));
  else response.flushHeaders();
  for await (const state of states) response.write(eventText(state));
  response.end();
}

function eventText(state: ImportJob | null): string {
  return state === null ? ': still here\n\n' : `data: ${JSON.stringify(state)}\n\n`;
}
