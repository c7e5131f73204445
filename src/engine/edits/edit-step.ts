import type { Operation } from './operation.js';

/** What kind of change a step is, for its name. */
export type StepName =
  | ('edit' | 'paste' | 'fill' | 'clear' | 'insert' | 'delete' | 'restore' | 'replace' | 'fix' | 'program' | 'merge')
  | ('keepFirst' | 'keepLast' | 'mergeRows' | 'prompt' | 'example' | 'cut' | 'shift');

/** A step of the log, as it is named. */
export interface EditStep {
  readonly name: StepName;
  /** Number of cells, or of rows where rows were inserted, deleted or restored; 0 if it is not known. */
  readonly count: number;
  /** Id of the column, if it was only one. */
  readonly column?: string;
}

/** The latest steps: those in effect, and those undone. The step to be undone or redone next is the last. */
export interface EditSteps {
  readonly done: readonly EditStep[];
  readonly undone: readonly EditStep[];
}

const names = {
  'set-cell': 'edit',
  'set-cells': 'paste',
  'add-rows': 'insert',
  'delete-rows': 'delete',
  'restore-rows': 'restore',
  'run-program': 'program',
} as const satisfies Record<Operation['type'], StepName>;

/** The step that an operation is, with what is known of it. */
export function stepOf(operation: Operation, known: Partial<EditStep> = {}): EditStep {
  const columns = columnsOf(operation);
  return {
    name: operation.type === 'set-cell' && operation.value === '' ? 'clear' : names[operation.type],
    count: countOf(operation),
    ...(columns.length === 1 ? { column: columns[0] } : {}),
    ...known,
  };
}

function countOf(operation: Operation): number {
  if (operation.type === 'set-cell') return 1;
  if (operation.type === 'add-rows') return operation.values.length;
  return operation.type === 'set-cells' ? 0 : (operation.rows?.length ?? 0);
}

function columnsOf(operation: Operation): readonly string[] {
  if (operation.type === 'set-cell') return [operation.column];
  if (operation.type === 'set-cells') return operation.columns;
  return operation.type === 'run-program' ? (operation.only ?? []) : [];
}
