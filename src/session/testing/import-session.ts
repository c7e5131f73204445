import type { Column } from '../../engine/index.js';
import { createSession } from '../session.js';
import type { Session } from '../session.js';
import type { SessionOptions } from '../options/session-options.js';
import type { SessionState, Step } from '../session-state.js';

export const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  { id: 'age', label: 'Age', type: 'number' },
];

/** A session without a worker: the engine runs in the test's thread. */
export function importSession(options: SessionOptions = {}): Session {
  return createSession({ columns: COLUMNS, createWorker: () => null, ...options });
}

/** Resolves as soon as the condition holds for the state. */
export function until(session: Session, holds: (state: SessionState) => boolean): Promise<SessionState> {
  const { store } = session;
  return new Promise((resolve) => {
    const look = (state: SessionState): boolean => {
      if (!holds(state)) return false;
      stop();
      resolve(state);
      return true;
    };
    let stop = (): void => undefined;
    if (look(store.getState())) return;
    stop = store.subscribe(look);
  });
}

export function csvFile(text: string, name = 'people.csv'): File {
  return new File([text], name, { type: 'text/csv' });
}

/** Opens a text and proceeds to a step without answering any question. */
export async function openAt(session: Session, text: string, step: Step): Promise<void> {
  await session.actions.openFile(csvFile(text));
  while (session.store.getState().step !== step) {
    const before = session.store.getState().step;
    await session.actions.proceed();
    if (session.store.getState().step === before) throw new Error(`Stuck at ${before}.`);
  }
  await until(session, ({ busy }) => busy === null);
}

/** `count` valid rows. */
export function people(count: number): string {
  return ['Name,Age', ...Array.from({ length: count }, (_, row) => `P${row},${row}`), ''].join('\n');
}
