import { expect, it } from 'vitest';
import { hasDefault, isRequired } from './column-rules.js';

it('a column is required if one of its validators says so', () => {
  expect(isRequired({})).toBe(false);
  expect(isRequired({ validators: [{ type: 'unique' }] })).toBe(false);
  expect(isRequired({ validators: [{ type: 'unique' }, { type: 'required' }] })).toBe(true);
});

it.each([
  ['x', true],
  ['0', true],
  ['', false],
  [' ', false],
  [0 as unknown as string, true],
])('an empty cell gets the default %j: %s', (value, isFilled) => {
  expect(hasDefault({ transformations: [{ type: 'trim' }, { type: 'default', value }] })).toBe(isFilled);
});

it('a column without transformations has no default', () => {
  expect(hasDefault({})).toBe(false);
});
