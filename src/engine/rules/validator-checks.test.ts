import { describe, expect, test } from 'vitest';
import type { Column } from '../column.js';
import { validated } from '../testing/check-column.js';
import type { Issue } from '../validation/issues/issue.js';
import type { DeclaredValidator, Validator } from './validators.js';

interface Case {
  readonly validator: DeclaredValidator;
  readonly type?: Column['type'];
  readonly passes: readonly string[];
  readonly fails: readonly string[];
  readonly params: Issue['params'];
  /** Default: the type of the validator. */
  readonly code?: Issue['code'];
}

const CASES: readonly Case[] = [
  { validator: { type: 'required' }, passes: ['a', '0'], fails: ['', '  '], params: {} },
  { validator: { type: 'unique' }, passes: ['a', 'b'], fails: ['a'], params: { rowNumber: 2 } },
  { validator: { type: 'regex', pattern: '^a+$' }, passes: ['aa'], fails: ['b'], params: {}, code: 'pattern' },
  {
    validator: { type: 'min', value: 5 },
    type: 'number',
    passes: ['5', '5.1'],
    fails: ['4.9', '-6'],
    params: { min: 5 },
  },
  { validator: { type: 'max', value: 5 }, type: 'number', passes: ['5', '-6'], fails: ['5.1'], params: { max: 5 } },
  { validator: { type: 'min', value: 5 }, passes: ['5', '5.1', 'four', ''], fails: ['4.9', '-6'], params: { min: 5 } },
  { validator: { type: 'max', value: 5 }, passes: ['5', '-6', 'six', ''], fails: ['5.1'], params: { max: 5 } },
  { validator: { type: 'min_length', value: 2 }, passes: ['ab', ''], fails: ['a'], params: { min: 2 } },
  { validator: { type: 'max_length', value: 2 }, passes: ['ab'], fails: ['abc'], params: { max: 2 } },
];

function issuesOf(texts: readonly string[], column: Omit<Column, 'id' | 'label'>): Issue[] {
  const rows = texts.map((text) => [text]);
  const { issues } = validated([{ id: 'c', label: 'C', ...column }], rows);
  return rows.flatMap((_, index) => issues.ofRow(index));
}

describe.each(CASES)('$validator.type of $type', ({ validator, type, passes, fails, params, code }) => {
  const found = { code: code ?? (validator.type as Issue['code']), column: 'c', severity: 'error', params };
  const rows = fails.map((_, index) => passes.length + index);

  test('reports the cells that fail, and what they should be', () => {
    const issues = issuesOf([...passes, ...fails], { type, validators: [validator] });
    expect(issues).toEqual(rows.map((row) => ({ ...found, row })));
  });

  test("reports them in the developer's words", () => {
    const worded: Validator = { ...validator, message: 'Not like this.' };
    const issues = issuesOf([...passes, ...fails], { type, validators: [worded] });
    expect(issues).toEqual(rows.map((row) => ({ ...found, row, message: 'Not like this.' })));
  });
});

test.each([
  ['DE', []],
  ['  ', ['required']],
])('with the default "%s", a missing cell has the issues %j', (value, codes) => {
  const column = { validators: [{ type: 'required' }], transformations: [{ type: 'default', value }] } as const;
  expect(issuesOf([''], column).map(({ code }) => code)).toEqual(codes);
});
