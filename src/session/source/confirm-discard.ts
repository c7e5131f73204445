import type { SessionContext } from '../session-context.js';
import type { DiscardQuestion, SessionState } from '../session-state.js';

/**
 * Runs an action that would lose edits and deliveries: at once when there are none, otherwise after the user has
 * agreed. A new question replaces a pending one. `cause: null`: nothing would be lost.
 */
export async function confirmDiscard(
  { store }: SessionContext,
  cause: DiscardQuestion['cause'] | null,
  run: () => Promise<void>,
): Promise<void> {
  if (cause === null || !hasWork(store.getState())) return run();
  store.getState().answer?.(false);
  const agrees = await new Promise<boolean>((answer) => store.setState({ question: { cause }, answer }));
  if (agrees) await run();
}

export function answerQuestion({ store }: SessionContext, agrees: boolean): void {
  const { answer } = store.getState();
  store.setState({ question: null, answer: null });
  answer?.(agrees);
}

type WorkState = Pick<SessionState, 'hasEdits' | 'editing' | 'progress' | 'step'>;

/**
 * Whether opening another file would lose work on the rows, an edit under way included. A completed import has nothing
 * to lose.
 */
export function hasWork({ hasEdits, editing, progress, step }: WorkState): boolean {
  return step !== 'complete' && (hasEdits || editing !== null || progress.delivered > 0 || progress.deleted > 0);
}
