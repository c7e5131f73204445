import type { RowCounts, RowHandling, RowProgress } from '../../../engine/index.js';
import { rowsToSend } from '../../../session/index.js';
import type { ReviewState } from '../../../session/index.js';

interface Wording {
  readonly key: string;
  readonly params: Readonly<Record<string, number>>;
}

export interface SubmitWording extends Wording {
  readonly disabled: boolean;
  /** Why the button is disabled. */
  readonly note?: Wording;
}

type WordingOf = (counts: RowCounts) => SubmitWording;

const none: WordingOf = () => ({ key: 'review.submit.none', params: {}, disabled: true });
const everything: WordingOf = ({ all }) => ({ key: 'review.submit.all', params: { count: all }, disabled: all === 0 });

const wordings = {
  block: ({ all, invalid }) => ({
    key: 'review.submit.all',
    params: { count: all },
    disabled: true,
    note: { key: 'review.submit.blocked', params: { count: invalid } },
  }),
  exclude: ({ all, valid, invalid }) =>
    valid === 0
      ? none({ all, valid, invalid })
      : { key: 'review.submit.valid', params: { count: valid, invalid }, disabled: false },
  include: ({ all, invalid }) => ({
    key: 'review.submit.include',
    params: { count: all, invalid },
    disabled: false,
  }),
} satisfies Record<RowHandling, WordingOf>;

const finish: SubmitWording = { key: 'delivery.finish', params: {}, disabled: false };

/** The label of the import button, which states what importing now would do. Counts only rows that are still to be sent. */
export function submitWording(
  { left, delivered }: Pick<RowProgress, 'left' | 'delivered'>,
  rowHandling: RowHandling,
  checks: ReviewState['checks'],
): SubmitWording {
  const counts: RowCounts = left;
  if (checks === 'stopped')
    return { ...everything(counts), disabled: true, note: { key: 'blockers.not-checked', params: {} } };
  if (checks === 'checking') return { key: 'review.submit.checking', params: {}, disabled: true };
  const sent = rowsToSend({ left }, rowHandling);
  if (sent === 0 && delivered > 0) return finish;
  if (counts.all === 0) return none(counts);
  return counts.invalid === 0 ? everything(counts) : wordings[rowHandling](counts);
}

/** The share of rows that an import may skip without asking. */
const FEW = 0.1;

/** Whether importing now would skip so many rows that the user is asked first. */
export function skipsMany({ left }: Pick<RowProgress, 'left'>, rowHandling: RowHandling): boolean {
  return rowHandling === 'exclude' && left.invalid > left.all * FEW;
}
