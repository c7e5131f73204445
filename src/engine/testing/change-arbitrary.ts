import * as fc from 'fast-check';
import type { Engine } from '../engine-calls.js';
import type { DuplicatesEdit, GroupEdit } from '../group-calls.js';
import type { Operation } from '../edits/operation.js';
import { operationFormat } from '../value-formats.js';
import { operations } from './operation-arbitrary.js';

/** A change as a user makes it: the engine itself decides on the operation. */
export type Change =
  | { readonly do: 'apply'; readonly operation: Operation }
  /** Fills rows from a position on; `append`: continues after the last row. */
  | {
      readonly do: 'set';
      readonly start: number;
      readonly count: number;
      readonly columns: readonly string[];
      readonly values: readonly (readonly string[])[];
      readonly append: boolean;
    }
  /** Edits one of the groups of errors, if there is one. */
  | { readonly do: 'group'; readonly at: number; readonly edit: GroupEdit }
  | { readonly do: 'duplicates'; readonly column: string; readonly type: DuplicatesEdit['type'] }
  /** Changes two cells by hand in the same manner, and the others by example. */
  | { readonly do: 'example'; readonly row: number; readonly column: string; readonly manner: keyof typeof MANNERS }
  | { readonly do: 'replace'; readonly find: string; readonly replacement: string };

const MANNERS = {
  upper: (text: string) => text.toUpperCase(),
  marked: (text: string) => `No. ${text}`,
  shorter: (text: string) => [...text].slice(1).join(''),
  doubled: (text: string) => `${text}-${text}`,
  number: () => '7',
} satisfies Record<string, (text: string) => string>;

/** Any change of a table with these columns and this many rows. */
export function changes(ids: readonly string[], rowCount: number): fc.Arbitrary<Change> {
  const column = fc.constantFrom(...ids);
  const value = fc.constantFrom('', 'P1', '5', 'x', 'a@b.co', '12/31/2024');
  const values = fc.array(fc.array(value, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 });
  const edit: fc.Arbitrary<GroupEdit> = fc.oneof(
    fc.constantFrom<GroupEdit>({ type: 'fix' }, { type: 'clear' }, { type: 'skip' }, { type: 'merge' }),
    fc.record({ type: fc.constant('set' as const), value }),
  );
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('apply' as const), operation: operations(ids, rowCount) }) },
    fc.record({
      do: fc.constant('set' as const),
      start: fc.nat(rowCount),
      count: fc.integer({ min: 1, max: 4 }),
      columns: fc.uniqueArray(column, { minLength: 1, maxLength: 2 }),
      values,
      append: fc.boolean(),
    }),
    fc.record({ do: fc.constant('group' as const), at: fc.nat(5), edit }),
    fc.record({
      do: fc.constant('duplicates' as const),
      column,
      type: fc.constantFrom<DuplicatesEdit['type']>('keep-first', 'keep-last', 'merge'),
    }),
    fc.record({
      do: fc.constant('example' as const),
      row: fc.nat(Math.max(0, rowCount - 2)),
      column,
      manner: fc.constantFrom(...(Object.keys(MANNERS) as (keyof typeof MANNERS)[])),
    }),
    fc.record({ do: fc.constant('replace' as const), find: fc.constantFrom('1', 'P', 'a'), replacement: value }),
  );
}

/** Makes a change with the calls of the review. A change that is not possible now changes nothing. */
export async function makeChange(engine: Engine, change: Change): Promise<void> {
  switch (change.do) {
    case 'apply':
      await engine.call('edit-apply', { operation: change.operation });
      return;
    case 'set': {
      const { start, count, columns, values, append } = change;
      const blocks = [{ start, count, columns }];
      if (append) {
        const { total } = await engine.call('rows-read', { start: 0, count: 0 });
        const last = [{ start: Math.max(0, total - 1), count: values.length, columns }];
        await engine.call('cells-set', { blocks: last, values, append: values.length });
      } else await engine.call('cells-set', { blocks, values });
      return;
    }
    case 'group': {
      const groups = await engine.call('groups-read', {});
      const group = groups[change.at % Math.max(1, groups.length)];
      // Only some groups have a fix, or are duplicates.
      if (group) await engine.call('group-edit', { key: group.key, edit: change.edit }).catch(() => undefined);
      return;
    }
    case 'duplicates':
      await engine.call('group-edit', { by: { columns: [change.column] }, edit: { type: change.type } });
      return;
    case 'example':
      await repeatExample(engine, change);
      return;
    case 'replace': {
      const { find, replacement } = change;
      await engine.call('cells-replace', { search: { find }, scope: {}, replacement, only: null });
      // Ends the search, so that rows no longer name their matches.
      await engine.call('cells-find', { search: { find: '' }, direction: 'here', from: null });
    }
  }
}

async function repeatExample(
  engine: Engine,
  { row, column, manner }: Extract<Change, { readonly do: 'example' }>,
): Promise<void> {
  const { columns, formats } = await engine.call('summary-read', {});
  const position = columns.findIndex(({ id }) => id === column);
  const rows = await engine.call('rows-read-at', { rows: [row, row + 1] });
  const cells = rows.map(({ index, cells: texts, issues }) => {
    const from = texts[position] ?? '';
    return { row: index, from, to: MANNERS[manner](from), hadError: issues.some((issue) => issue.column === column) };
  });
  for (const { row: at, to: value } of cells)
    await engine.call('edit-apply', { operation: { type: 'set-cell', row: at, column, value } });
  const proposal = await engine.call('example-explain', { column, cells });
  if (!proposal) return;
  const { program, except, errorsIn } = proposal;
  const operation = {
    type: 'run-program' as const,
    program,
    formats: formats.map(operationFormat),
    only: [column],
    except,
  };
  await engine.call('edit-apply', { operation, errorsIn });
}
