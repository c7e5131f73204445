import { isLineByLine } from '../../engine/index.js';
import type { LayoutOverrides, TableLayout } from '../../engine/index.js';
import type { SessionContext } from '../session-context.js';
import type { DiscardQuestion, SessionState } from '../session-state.js';

/**
 * Runs what would take edits and deliveries of rows away: at once where there are none, otherwise when the person has
 * agreed. Another question takes the place of one that waits. `cause: null`: nothing would be lost.
 */
export async function onceAgreed(
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

type WorkState = Pick<SessionState, 'hasEdits' | 'progress' | 'step'>;

/** Whether something was done with the rows that another file would take away. What is complete is out of danger. */
export function hasWork({ hasEdits, progress, step }: WorkState): boolean {
  return step !== 'complete' && (hasEdits || progress.delivered > 0 || progress.deleted > 0);
}

/** Why the cells of a file read another way would be other cells; `null` where each stays what it is. */
export function causeOfLoss(
  { dialect, encoding }: TableLayout,
  overrides: LayoutOverrides,
): 'delimiter' | 'quote' | 'encoding' | null {
  if (overrides.delimiter !== undefined && overrides.delimiter !== dialect.delimiter) return 'delimiter';
  if (overrides.quote !== undefined && overrides.quote !== dialect.quote) return 'quote';
  const { encoding: other = encoding } = overrides;
  return other === encoding || (isLineByLine(encoding) && isLineByLine(other)) ? null : 'encoding';
}
