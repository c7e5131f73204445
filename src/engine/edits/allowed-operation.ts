import { columnsOf, withColumns } from './file-operation.js';
import type { Operation, RunProgram } from './operation.js';

/** An operation without what it may not change. */
export interface AllowedOperation<O extends Operation = Operation> {
  readonly operation: O;
  /** Ids of the read-only columns that it would have changed. */
  readonly readOnlyColumns: readonly string[];
}

/** The operation without changes of read-only columns. Rows that it adds are empty there. */
export function allowedOperation(operation: RunProgram, readOnly: ReadonlySet<string>): AllowedOperation<RunProgram>;
export function allowedOperation(operation: Operation, readOnly: ReadonlySet<string>): AllowedOperation;
export function allowedOperation(operation: Operation, readOnly: ReadonlySet<string>): AllowedOperation {
  const written = readOnly.size > 0 ? writtenColumns(operation) : [];
  const readOnlyColumns = written.filter((id) => readOnly.has(id));
  if (readOnlyColumns.length === 0) return { operation, readOnlyColumns };
  const allowed = written.filter((id) => !readOnly.has(id));
  if (operation.type === 'run-program') return { operation: { ...operation, only: allowed }, readOnlyColumns };
  if (operation.type !== 'add-rows' && allowed.length === 0) {
    const rows = operation.type === 'set-cells' ? (operation.deleted ?? []) : [];
    return { operation: { type: 'delete-rows', rows }, readOnlyColumns };
  }
  const columns = columnsOf(operation).map((id) => (readOnly.has(id) ? null : id));
  return { operation: withColumns(operation, columns), readOnlyColumns };
}

/** Ids of the columns in which an operation sets cells, each once. */
function writtenColumns(operation: Operation): readonly string[] {
  if (operation.type === 'run-program') {
    const { program, only } = operation;
    return [...new Set(program.steps.map(({ column }) => column))].filter((id) => only?.includes(id) ?? true);
  }
  const columns = columnsOf(operation);
  return operation.type === 'set-cells' || operation.type === 'add-rows'
    ? columns.filter((_, at) => operation.values.some((texts) => (texts[at] ?? null) !== null))
    : columns;
}
