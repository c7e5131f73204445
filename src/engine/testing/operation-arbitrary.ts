import * as fc from 'fast-check';
import type { Operation } from '../edits/operation.js';
import { programs } from './program-arbitrary.js';

const text = fc.constantFrom('', 'P1', '7', 'x', '"quoted", \n', '🙂', '\ud800', '0171 5555555');

/** Any operation on these columns of a table with this many rows; some name rows after its end. */
export function operations(ids: readonly string[], rowCount: number): fc.Arbitrary<Operation> {
  const row = fc.integer({ min: 0, max: rowCount + 3 });
  const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 4 });
  const columns = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });
  return fc.oneof(
    fc.record({ type: fc.constant('set-cell' as const), row, column: fc.constantFrom(...ids), value: text }),
    fc.tuple(rows, columns).chain(([at, named]) =>
      fc.record({
        type: fc.constant('set-cells' as const),
        rows: fc.constant(at),
        columns: fc.constant(named),
        values: fc.array(fc.array(fc.option(text), { minLength: named.length, maxLength: named.length }), {
          minLength: at.length,
          maxLength: at.length,
        }),
      }),
    ),
    columns.chain((named) =>
      fc.record({
        type: fc.constant('add-rows' as const),
        row: fc.constant(0),
        columns: fc.constant(named),
        values: fc.array(fc.array(text, { minLength: named.length, maxLength: named.length }), {
          minLength: 1,
          maxLength: 2,
        }),
        beside: fc.option(fc.record({ row: fc.nat(20), side: fc.constantFrom('above' as const, 'below' as const) }), {
          nil: undefined,
        }),
      }),
    ),
    fc.record({ type: fc.constantFrom('delete-rows' as const, 'restore-rows' as const), rows }),
    fc.record({ type: fc.constant('run-program' as const), program: programs(ids), formats: fc.constant([]) }),
  );
}
