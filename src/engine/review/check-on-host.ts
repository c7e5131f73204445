import { setOwn } from '../row.js';
import type { CellValue, CheckedRow, HostFinding } from '../row.js';
import type { SourceRow } from '../source/layout/layout.js';
import { createRowTransform } from '../transformation/transform-rows.js';
import { addFindings } from './add-findings.js';
import { columnsWithFormats } from './bound-columns.js';
import type { Review } from './review.js';

/** Runs the host's own checks. */
type Ask = (rows: CheckedRow[]) => Promise<readonly HostFinding[]>;

/** Runs the host's own checks on rows and replaces their earlier findings. */
export async function checkOnHost(review: Review, rows: readonly SourceRow[], ask: Ask): Promise<void> {
  const living = rows.filter((row) => !review.deleted.has(row.index));
  if (living.length === 0) return;
  const revisions = new Map(living.map(({ index }) => [index, review.revisionOf(index)]));
  const findings = await ask(checkedRows(review, living));
  // A row edited during the check has been checked again; this result concerns its previous state.
  const isFresh = (index: number): boolean => revisions.get(index) === review.revisionOf(index);
  for (const { index } of living) if (isFresh(index)) review.issues.clearFindings(index);
  const fresh = findings.filter(({ index }) => !revisions.has(index) || isFresh(index));
  addFindings(
    review,
    fresh.filter(({ index }) => !review.deleted.has(index)),
  );
}

/** A failure of the host does not undo the change of the rows: the pass continues and throws the error at its end. */
export async function checkOrFail(
  review: Review,
  rows: readonly SourceRow[],
  ask: Ask | null,
): Promise<{ readonly error: unknown } | null> {
  if (!ask || rows.length === 0) return null;
  try {
    await checkOnHost(review, rows, ask);
    return null;
  } catch (error) {
    return { error };
  }
}

function checkedRows(review: Review, rows: readonly SourceRow[]): CheckedRow[] {
  const transform = createRowTransform(columnsWithFormats(review), {
    language: review.plan.language,
  });
  return rows.map((row) => {
    const cells = review.texts(row);
    const typed = transform.apply(cells);
    const values: Record<string, CellValue> = {};
    const texts: Record<string, string> = {};
    review.mapped.forEach(({ column }, position) => {
      setOwn(values, column.id, typed[position] ?? null);
      setOwn(texts, column.id, cells[position] ?? '');
    });
    return { index: row.index, values, texts };
  });
}

/** Marks rows that the host has rejected, with its findings. */
export function rejectRows(review: Review, findings: readonly HostFinding[]): void {
  addFindings(review, findings, 'refusal');
  const byRow = new Map<number, HostFinding[]>();
  for (const finding of findings) {
    const found = byRow.get(finding.index);
    if (found) found.push(finding);
    else byRow.set(finding.index, [finding]);
  }
  for (const [index, found] of byRow) if (exists(review, index)) review.host.markRejected(index, found);
  review.touch();
}

function exists(review: Review, index: number): boolean {
  return index >= 0 && index < review.rowCount && review.isEditable(index);
}
