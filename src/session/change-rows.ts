import { EngineError } from '../engine/index.js';
import type { CallOptions, ReviewSummary } from '../engine/index.js';
import { answerer } from './answer-engine.js';
import type { SessionContext } from './session-context.js';
import { sessionErrorOf } from './session-error.js';

/** The three calls that change rows ask, answer and report alike. */
type EditCall = 'edit-apply' | 'edit-undo' | 'edit-redo';

export type RowChange = (options: CallOptions<EditCall>) => Promise<ReviewSummary>;

/**
 * Edits run one after the other: each answer describes the state the next one changes. One that takes long shows its
 * progress, and can be cancelled. Answers whether it came to its end.
 */
export async function changeRows(context: SessionContext, run: RowChange): Promise<boolean> {
  const { store, runner, memory } = context;
  const { source } = store.getState();
  const isSame = (): boolean => store.getState().source === source && store.getState().review !== null;
  let isDone = false;
  const edit = async (): Promise<void> => {
    // Another file may have come, or none be left.
    if (!isSame()) return;
    const controller = new AbortController();
    const { signal } = controller;
    memory.change = controller;
    const show = (percent: number | null): void => {
      const { busy } = store.getState();
      if (busy && busy.what !== 'changing') return;
      store.setState({ busy: percent === null ? null : { what: 'changing', percent } });
    };
    try {
      const review = await run({
        signal,
        onAsk: answerer(context, signal),
        onEvent: ({ percent }) => {
          if (isSame()) show(percent);
          else controller.abort();
        },
      });
      isDone = isSame();
      if (isDone) store.setState({ review });
    } catch (error) {
      if (!isSame() || (error instanceof EngineError && error.code === 'not-ready')) return;
      store.setState({ error: sessionErrorOf(error) });
      isDone = !signal.aborted;
      // Cells have changed all the same, and only what the host says about them is missing; or all is as it was.
      const review = await runner()
        .then((started) => started.call('summary-read', {}))
        .catch(() => null);
      if (review && isSame()) store.setState({ review });
    } finally {
      memory.change = null;
      show(null);
    }
  };
  await (memory.edits = memory.edits.then(edit));
  return isDone;
}
