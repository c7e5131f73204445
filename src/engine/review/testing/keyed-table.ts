import type { Column } from '../../column.js';
import type { Operation, RunProgram } from '../../edits/operation.js';
import type { Engine } from '../../engine-calls.js';

/* A small table with a unique key and a number, and what tests do with it. */

export const COLUMNS: readonly Column[] = [
  { id: 'key', label: 'Key', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'n', label: 'N', type: 'number' },
];
export const TEXT = 'key,n\na,1\nb,x\na,3\n,4\nc,5\nc,6\n';

/** A table of this many valid rows. */
export function numbered(count: number): string {
  return ['key,n', ...Array.from({ length: count }, (_, row) => `k${row},${row}`)].join('\n');
}

export function set(row: number, column: string, value: string): Operation {
  return { type: 'set-cell', row, column, value };
}

/** Writes all keys in capital letters. */
export const UPPERCASE: RunProgram = {
  type: 'run-program',
  program: { steps: [{ column: 'key', to: { type: 'uppercase', of: { type: 'column', column: 'key' } } }] },
  formats: [],
};

export async function rowsOf(engine: Engine): Promise<readonly string[]> {
  return (await engine.call('rows-read', { start: 0, count: 9999 })).rows.map(({ cells }) => cells.join(','));
}
