import type { CloseReason } from '../options/session-options.js';
import { summaryOfProgress } from '../../engine/index.js';
import type { ImportSummary } from '../../engine/index.js';
import type { SessionContext } from '../session-context.js';
import type { SessionActions } from '../session-actions.js';
import type { SessionState } from '../session-state.js';

/** The result for the rows so far. */
export function summaryNow({ store, options }: SessionContext): ImportSummary {
  const { step, summary, progress, table } = store.getState();
  if (step === 'complete' && summary) return summary;
  // Rows are counted before they are checked.
  const rows = progress.total === 0 ? (table?.rowCount ?? 0) : progress.total;
  const left = { ...progress.left, all: progress.left.all + rows - progress.total };
  return summaryOfProgress({ ...progress, total: rows, left }, options().rowHandling);
}

/** Ends the import and reports what happened to its rows. Waits for a batch that was already handed over. */
export function leaveAction(context: SessionContext, reset: () => void): SessionActions['leave'] {
  const { store, runner, options } = context;
  return async () => {
    const reason = reasonOf(store.getState());
    let summary = summaryNow(context);
    const { step, delivering } = store.getState();
    reset();
    if (delivering && step === 'submit') {
      await delivering;
      const review = await runner()
        .then((engine) => engine.call('summary-read', {}))
        .catch(() => null);
      if (review) summary = summaryOfProgress(review.progress, options().rowHandling);
    }
    const event = { reason, summary };
    options().onClose?.(event);
    return event;
  };
}

function reasonOf({ step, source }: SessionState): CloseReason {
  if (step === 'complete') return 'completed';
  return source === null ? 'dismissed' : 'discarded';
}
