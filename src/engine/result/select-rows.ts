import type { RowHandling } from '../import-plan.js';

/** The rows that failed, with no deleted ones among them. `RowSet` is one. */
export interface InvalidRows {
  readonly count: number;
  has(index: number): boolean;
}

export interface RowSelection {
  /** Nothing is delivered until no row fails. */
  readonly isBlocked: boolean;
  /** Whether a row that was not deleted is delivered. */
  has(index: number): boolean;
}

const selectors = {
  include: () => ({ isBlocked: false, has: () => true }),
  exclude: (invalid) => ({ isBlocked: false, has: (index) => !invalid.has(index) }),
  block: ({ count }) => ({ isBlocked: count > 0, has: () => count === 0 }),
} satisfies Record<RowHandling, (invalid: InvalidRows) => RowSelection>;

export function selectRows(rowHandling: RowHandling, invalid: InvalidRows): RowSelection {
  return selectors[rowHandling](invalid);
}
