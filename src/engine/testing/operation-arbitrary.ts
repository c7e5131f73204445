import * as fc from 'fast-check';
import type { Operation, RunProgram, SetCells } from '../edits/operation.js';
import { DATE_ORDERS, DECIMAL_SIGNS } from '../values/format.js';
import type { KnownFormat } from '../values/format.js';
import { programs } from './program-arbitrary.js';

const text = fc.constantFrom('', 'P1', '7', 'x', '"quoted", \n', '🙂', '\ud800', '0171 5555555');

/** Any operation on these columns of a table with this many rows; some name rows after its end. */
export function operations(ids: readonly string[], rowCount: number): fc.Arbitrary<Operation> {
  const row = fc.integer({ min: 0, max: rowCount + 3 });
  const rows = fc.uniqueArray(row, { minLength: 1, maxLength: 4 });
  const columns = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });
  return fc.oneof(
    fc.record({ type: fc.constant('set-cell' as const), row, column: fc.constantFrom(...ids), value: text }),
    blocks(ids, { rows, rowCount }),
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
    runs(ids, rows),
  );
}

interface Rows {
  readonly rows: fc.Arbitrary<number[]>;
  /** Number of rows in the table. */
  readonly rowCount: number;
}

/** Blocks, of which some also add rows after the last one of the table, or delete rows as merged duplicates do. */
function blocks(ids: readonly string[], { rows, rowCount }: Rows): fc.Arbitrary<SetCells> {
  const columns = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 });
  const shape = fc.record({ listed: rows, added: fc.nat(2), columns, deleted: fc.option(rows, { nil: undefined }) });
  return shape.chain(({ listed, added, columns: named, deleted }) => {
    const ofTable = listed.filter((row) => added === 0 || row < rowCount);
    const all = [...ofTable, ...Array.from({ length: added }, (_, at) => rowCount + at)];
    const texts = fc.array(fc.option(text), { minLength: named.length, maxLength: named.length });
    return fc.array(texts, { minLength: all.length, maxLength: all.length }).map((values) => ({
      type: 'set-cells' as const,
      rows: all,
      columns: named,
      values,
      ...(added > 0 ? { added } : {}),
      ...(deleted ? { deleted } : {}),
    }));
  });
}

/** Programs for all rows and columns or for some, with or without formats of the values. */
function runs(ids: readonly string[], rows: fc.Arbitrary<number[]>): fc.Arbitrary<RunProgram> {
  return fc.record(
    {
      type: fc.constant('run-program' as const),
      program: programs(ids),
      formats: fc.uniqueArray(formats(ids), { selector: ({ column }) => column, maxLength: 2 }),
      only: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }),
      rows: rows.map((listed) => listed.toSorted((left, right) => left - right)),
      except: rows,
    },
    { requiredKeys: ['type', 'program', 'formats'] },
  );
}

function formats(ids: readonly string[]): fc.Arbitrary<KnownFormat> {
  return fc.record(
    {
      column: fc.constantFrom(...ids),
      dateOrder: fc.constantFrom(...DATE_ORDERS),
      number: fc.record({ decimal: fc.constantFrom(...DECIMAL_SIGNS), exponent: fc.boolean() }),
      ambiguous: fc.boolean(),
    },
    { requiredKeys: ['column'] },
  );
}
