import type { Delivery } from '../../engine-calls.js';
import { EngineError } from '../../engine-error.js';
import type { CallContext } from '../../engine-host.js';
import type { RowHandling } from '../../import-plan.js';
import { unmatchedSources } from '../../mapping/apply-mapping.js';
import { progressAfter, summaryOfProgress } from '../../result/row-progress.js';
import { unmatchedKeys } from '../../result/unmatched-keys.js';
import type { Issue } from '../../validation/issues/issue.js';
import { onEvenPercent } from '../even-percent.js';
import { readAhead } from '../read-ahead.js';
import type { Review } from '../review.js';
import { progressOf } from '../review-summary.js';
import type { FilteredRows } from '../views/filtered-rows.js';

const MAX_ISSUES = 10_000;

export interface DeliverOptions {
  readonly batchSize: number;
  readonly rowHandling: RowHandling;
  readonly resume?: boolean;
}

/** Position of a batch, and the stable indexes of its rows. */
export interface BatchPlace {
  readonly index: number;
  readonly isLast: boolean;
  readonly rowIndexes: readonly number[];
}

/** Collects the rows of a batch in one form or another, and asks the caller to take it. */
export interface BatchForm {
  /** Rows read from the file at once, some milliseconds of work. */
  readonly readRows: number;
  /** How many batches may be unanswered when the next one is prepared. */
  readonly ahead: number;
  /** Reads rows; returns the stable indexes of those that exist. */
  read(indexes: readonly number[]): Promise<ReadRows>;
  /** Asks the caller to take the rows added since the last call. */
  hand(place: BatchPlace): Promise<BatchAnswer>;
}

export interface ReadRows {
  readonly indexes: readonly number[];
  /** Adds rows `[from, to)` of them to the batch. */
  add(from: number, to: number): void;
}

export interface BatchAnswer {
  /** Positions of the rejected rows. */
  readonly refused: readonly number[];
  /** Rows of the next batches. Default: as before. */
  readonly batchSize?: number;
}

/** Hands over transformed rows in batches, in their order. */
export async function deliver(
  review: Review,
  { rowHandling, resume = false, ...given }: DeliverOptions,
  { form, context }: { readonly form: BatchForm; readonly context: DeliveryContext },
): Promise<Delivery> {
  const { plan, table, host } = review;
  const { invalid } = progressOf(review).left;
  if (rowHandling === 'block' && invalid > 0) throw new EngineError('rows-invalid', { count: invalid });
  const chosen = chosenRows(review, rowHandling);
  const total = countLeft(chosen, review);
  const report = onEvenPercent((percent) => context.emit({ type: 'progress', percent, rows: taken }));
  const issues: Issue[] = [];
  const handed: Promise<void>[] = [];
  let { batchSize } = given;
  let batchNumber = resume ? host.batches : 0;
  /** Rows not yet in a batch, rows answered, and rows accepted during this call. */
  let left = total;
  let taken = 0;
  let takenRows = 0;
  let rowIndexes: number[] = [];

  const hand = async (place: BatchPlace): Promise<void> => {
    const answer = await form.hand(place);
    const refused = new Set(answer.refused);
    const accepted = refused.size === 0 ? place.rowIndexes : place.rowIndexes.filter((_, at) => !refused.has(at));
    taken += place.rowIndexes.length;
    takenRows += accepted.length;
    batchSize = answer.batchSize ?? batchSize;
    if (resume) host.markDelivered(accepted);
    report(taken, total);
  };
  const handBatch = async (): Promise<void> => {
    const turn = hand({ index: batchNumber, isLast: left === 0, rowIndexes });
    // Awaited below; a failure must not count as unhandled until then.
    turn.catch(() => undefined);
    handed.push(turn);
    batchNumber += 1;
    rowIndexes = [];
    if (handed.length > form.ahead) await handed.shift();
  };

  function* lists(): Generator<readonly number[], void, undefined> {
    let row = 0;
    for (const indexes of chosen.lists(form.readRows)) {
      if (rowHandling === 'include') {
        for (const index of indexes) {
          if (issues.length < MAX_ISSUES)
            for (const issue of review.issues.ofRow(index)) issues.push({ ...issue, row });
          row += 1;
        }
      }
      yield indexes.filter((index) => !host.delivered.has(index));
    }
  }
  for await (const read of readAhead(lists(), (indexes) => form.read(indexes))) {
    context.signal.throwIfAborted();
    for (let from = 0; from < read.indexes.length;) {
      const to = Math.min(read.indexes.length, from + Math.max(1, batchSize - rowIndexes.length));
      read.add(from, to);
      rowIndexes.push(...read.indexes.slice(from, to));
      left -= to - from;
      from = to;
      if (rowIndexes.length >= batchSize || left === 0) await handBatch();
    }
    report(taken, total);
    await context.pause();
  }
  for (const turn of handed) await turn;
  const progress = progressOf(review);
  // Without `resume`, accepted rows count in the summary only: it describes a call that has ended well.
  const finalProgress = resume ? progress : progressAfter(progress, takenRows, rowHandling);
  return {
    columns: {
      predefined: plan.columns,
      dynamic: plan.dynamicColumns,
      unmatched: unmatchedKeys(unmatchedSources(plan.mapping, table.columns)),
    },
    summary: summaryOfProgress(finalProgress, rowHandling),
    issues: issues.slice(0, MAX_ISSUES),
  };
}

/** The part of a call's context that both forms have. */
export type DeliveryContext = Pick<CallContext<'result-deliver'>, 'signal' | 'emit' | 'pause'>;

/** The rows that a delivery hands over, and those delivered before. */
export function chosenRows(review: Review, rowHandling: RowHandling): FilteredRows {
  return review.filtered(rowHandling === 'exclude' ? 'valid' : 'all');
}

/** Number of rows still to deliver. */
function countLeft(chosen: FilteredRows, { host: { delivered } }: Review): number {
  let count = chosen.total;
  if (delivered.count === 0) return count;
  for (const index of delivered.members()) if (chosen.has(index)) count -= 1;
  return count;
}
