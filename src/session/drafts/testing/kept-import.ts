import { expect } from 'vitest';
import type { SessionOptions } from '../../options/session-options.js';
import type { Session } from '../../session.js';
import type { SessionState } from '../../session-state.js';
import { importSession, until } from '../../testing/import-session.js';
import { readDraft } from '../draft.js';
import type { Draft } from '../draft.js';
import type { MemoryStorage } from './memory-storage.js';

/** The importer after a load of the page. */
export function loaded(persist: SessionOptions['persist'], options: SessionOptions = {}): Session {
  const session = importSession({ persist, ...options });
  session.begin();
  return session;
}

export const offered = (session: Session): Promise<SessionState> => until(session, ({ draft }) => draft !== null);

/** Continues the import that is offered, as far as the review. */
export async function continued(session: Session): Promise<SessionState> {
  await offered(session);
  await session.actions.resume();
  return until(session, ({ step, busy, isChoosing }) => step === 'review' && busy === null && !isChoosing);
}

export const cells = async (session: Session): Promise<readonly (readonly string[])[]> =>
  (await session.actions.readRows(0, 100)).rows.map((row) => row.cells);

export async function draftIn({ kept }: MemoryStorage): Promise<Draft | null> {
  const state = [...kept].find(([key]) => key.endsWith('/state'))?.[1];
  return state ? ((await readDraft(state))?.draft ?? null) : null;
}

/** Waits until what is kept satisfies a condition. */
export async function keeps(storage: MemoryStorage, holds: (draft: Draft) => boolean): Promise<void> {
  await expect.poll(async () => (await draftIn(storage).then((draft) => draft && holds(draft))) ?? false).toBe(true);
}
