import type { HostFinding } from '../row.js';
import type { IssueStore } from '../validation/issues/issue-store.js';

/** What is needed of a review. */
interface Validated {
  readonly rowCount: number;
  readonly issues: IssueStore;
  positionOf(columnId: string): number;
}

/** Findings that name unknown columns concern the whole row. */
export function addFindings(
  review: Validated,
  findings: readonly HostFinding[],
  origin: 'host' | 'refusal' = 'host',
): void {
  for (const { index, column, message, severity, unlessFound } of findings) {
    if (index < 0 || index >= review.rowCount) continue;
    const position = column === undefined ? -1 : review.positionOf(column);
    if (unlessFound && position >= 0 && review.issues.hasCheck(index, position)) continue;
    review.issues.addFinding(index, position < 0 ? null : position, { message, severity, origin });
  }
}
