import type { HostFinding } from '../row.js';
import { takeFindings } from './check-on-host.js';
import type { Review } from './review.js';

/** Marks rows that the host has refused, with what it says about them. */
export function refuseRows(review: Review, findings: readonly HostFinding[]): void {
  takeFindings(review, findings, 'refusal');
  const byRow = new Map<number, HostFinding[]>();
  for (const finding of findings) {
    const found = byRow.get(finding.index);
    if (found) found.push(finding);
    else byRow.set(finding.index, [finding]);
  }
  for (const [index, found] of byRow) if (isThere(review, index)) review.refuse(index, found);
}

function isThere(review: Review, index: number): boolean {
  return index >= 0 && index < review.rowCount && !review.delivered.has(index) && !review.deleted.has(index);
}
