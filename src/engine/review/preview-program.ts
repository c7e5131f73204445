import type { CallParams } from '../engine-calls.js';
import type { ProgramChange, ProgramPreview } from '../review-calls.js';
import type { CallContext } from '../engine-host.js';
import { runsOver } from '../edits/overlay.js';
import type { compileProgram } from '../program/compile-program.js';
import type { RowSet } from '../validation/issues/row-set.js';
import { inRowsWithErrors } from './errors-in.js';
import { onEvenPercent } from './even-percent.js';
import type { readThrough } from './read-lists.js';
import type { Review } from './review.js';

/** Rows read at once. */
const SLICE_ROWS = 1000;

/** Given by the engine, so that the piece does not contain it a second time. */
interface Parts {
  readonly compileProgram: typeof compileProgram;
  readonly readThrough: typeof readThrough;
  readonly RowSet: typeof RowSet;
}

/** Runs a program over every row in slices; stores only counts and the first changes. */
export async function previewProgram(
  review: Review,
  { operation: given, errorsIn, limit }: CallParams<'program-preview'>,
  { compileProgram, readThrough, RowSet, ...context }: CallContext<'program-preview'> & Parts,
): Promise<ProgramPreview> {
  const { operation, readOnlyColumns } = review.edits.allowed(inRowsWithErrors(review, given, errorsIn));
  const ids = review.mapped.map(({ column }) => column.id);
  const runner = compileProgram(operation.program, ids, operation);
  const reach = {
    rows: operation.rows ? RowSet.of(operation.rows) : null,
    except: RowSet.of(operation.except ?? []),
  };
  const report = onEvenPercent((percent) => context.emit({ type: 'progress', percent, rows: review.rowCount }));
  const counts = ids.map(() => 0);
  const changes: ProgramChange[] = [];
  let rows = 0;
  for await (const read of readThrough(review, { size: SLICE_ROWS, only: reach.rows }, context)) {
    context.signal.throwIfAborted();
    for (const row of read) {
      if (!runsOver(reach, row.index) || !review.isEditable(row.index)) continue;
      const before = review.texts(row);
      const after = runner.run(before);
      if (after === before) continue;
      rows += 1;
      for (const position of runner.columns) {
        const from = before[position] ?? '';
        const to = after[position] ?? '';
        if (from === to) continue;
        counts[position]! += 1;
        const { index, number } = row;
        if (changes.length < limit) changes.push({ row: index, number, column: ids[position]!, from, to });
      }
    }
    report(read[0]!.index, review.rowCount);
    await context.pause();
  }
  const columns = ids
    .map((column, position) => ({ column, count: counts[position]! }))
    .filter(({ count }) => count > 0);
  return { changes, columns, rows, cells: counts.reduce((sum, count) => sum + count, 0), readOnlyColumns };
}
