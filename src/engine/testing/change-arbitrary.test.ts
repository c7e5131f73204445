import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { Operation } from '../edits/operation.js';
import { reviewing } from './review-state.js';
import { changes, makeChange } from './change-arbitrary.js';

const COLUMNS: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }, { type: 'unique' }] },
  { id: 'price', label: 'Price', type: 'number' },
  { id: 'when', label: 'When', type: 'date' },
];
const IDS = COLUMNS.map(({ id }) => id);
const ROWS = 8;
const LINES = Array.from({ length: ROWS }, (_, row) => `P${row % 3},${row % 4 ? `$${row}x` : ''},1${row}/12/2024`);
const TEXT = ['name,price,when', ...LINES].join('\n');

it('makes operations of every kind, with every member that they can have', async () => {
  /** Kinds and members of the operations by the way of a change. */
  const made = new Map<string, Set<string>>();
  const lists = fc.sample(fc.array(changes(IDS, ROWS), { minLength: 3, maxLength: 5 }), { numRuns: 100, seed: 7 });
  for (const list of lists) {
    const { engine } = await reviewing(TEXT, COLUMNS);
    for (const change of list) {
      const before = (await engine.call('operations-read', {})).length;
      await makeChange(engine, change);
      const operations = (await engine.call('operations-read', {})).slice(before);
      made.set(change.do, new Set([...(made.get(change.do) ?? []), ...operations.flatMap(membersOf)]));
    }
  }
  const program = ['program', 'formats', 'only', 'rows', 'except'].map((name) => `run-program ${name}`);
  const block = ['rows', 'columns', 'values', 'added', 'deleted'].map((name) => `set-cells ${name}`);
  const added = ['row', 'columns', 'values', 'beside'].map((name) => `add-rows ${name}`);
  const cell = ['row', 'column', 'value'].map((name) => `set-cell ${name}`);
  const membersBy = Object.fromEntries([...made].map(([way, members]) => [way, [...members].sort()]));
  expect(membersBy).toEqual({
    apply: [...program, ...block, ...added, ...cell, 'delete-rows rows', 'restore-rows rows'].sort(),
    set: block.slice(0, 4).sort(),
    group: [...program.slice(0, 4), ...block.filter((name) => !name.endsWith('added')), 'delete-rows rows'].sort(),
    duplicates: [...block.filter((name) => !name.endsWith('added')), 'delete-rows rows'].sort(),
    example: [...program, ...cell].sort(),
    replace: program.slice(0, 4).sort(),
  });
});

/** The members that say something, such as `run-program only`. */
function membersOf({ type, ...members }: Operation): readonly string[] {
  const given = Object.entries(members).filter(([, value]) => value !== undefined);
  return given.filter(([, value]) => !Array.isArray(value) || value.length > 0).map(([name]) => `${type} ${name}`);
}
