import { addedRows } from '../../../../src/engine/full.js';
import type { Operation } from '../../../../src/engine/full.js';
import type { ImportFinding } from '../../../../src/protocol/index.js';

interface PlannedRows {
  /** Those of the plan. */
  readonly operations: readonly Operation[];
  /** Those that the engine was given. */
  readonly applied: readonly Operation[];
  /** Number of data rows in the file. */
  readonly fileRows: number;
}

/** Rows that operations name, but that are neither rows of the file nor added by an operation. */
export function unknownRows({ operations, applied, fileRows }: PlannedRows): readonly ImportFinding[] {
  const added = new Set(applied.flatMap(rowsAddedBy));
  const unknown = new Set<number>();
  let first = '';
  for (const [at, operation] of operations.entries()) {
    for (const row of rowsOf(operation)) {
      if (row < fileRows || added.has(row)) continue;
      first ||= `row ${row}, named by operation ${at}`;
      unknown.add(row);
    }
  }
  if (unknown.size === 0) return [];
  const message = `Rows that the plan names but the file does not have: ${unknown.size}. The first is ${first} (both counted from 0). Nothing was done to these rows.`;
  return [{ code: 'unknown_rows', count: unknown.size, message }];
}

function rowsAddedBy(operation: Operation): readonly number[] {
  const { row, count } = addedRows(operation) ?? { row: 0, count: 0 };
  return Array.from({ length: count }, (_, at) => row + at);
}

/** Every row that an operation names, those it leaves unchanged included. */
function* rowsOf(operation: Operation): Generator<number> {
  switch (operation.type) {
    case 'set-cell':
      yield operation.row;
      return;
    case 'add-rows':
      for (let at = 0; at < operation.values.length; at += 1) yield operation.row + at;
      if (operation.beside) yield operation.beside.row;
      return;
    case 'set-cells':
      yield* operation.rows;
      yield* operation.deleted ?? [];
      return;
    case 'delete-rows':
    case 'restore-rows':
      yield* operation.rows;
      return;
    case 'run-program':
      yield* operation.rows ?? [];
      yield* operation.except ?? [];
  }
}
