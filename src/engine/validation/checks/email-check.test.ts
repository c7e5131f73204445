import { expect, test } from 'vitest';
import { codesByRow, validated } from '../../testing/check-column.js';
import { isEmail } from './email-check.js';

const label = (length: number): string => 'a'.repeat(length);

const ADDRESSES: readonly (readonly [text: string, isValid: boolean])[] = [
  ['a@b', true],
  ['A.z+09@Sub-1.example.CO', true],
  [".!#$%&'*+/=?^_`{|}~-@b", true],
  ['a@1.2', true],
  ['a@b--c', true],
  [`a@${label(63)}.${label(63)}`, true],
  [`a@${label(64)}`, false],
  [`a@${label(64)}.b`, false],
  [`a@b.${label(64)}`, false],
  ['a', false],
  ['@', false],
  ['a@', false],
  ['@b', false],
  ['a@@b', false],
  ['a@b@c', false],
  ['a@.b', false],
  ['a@b.', false],
  ['a@b..c', false],
  ['a@-b', false],
  ['a@b-', false],
  ['a@b-.c', false],
  ['a@b.-c', false],
  ['a b@c', false],
  ['a@b c', false],
  ['a@b_c', false],
  ['a,b@c', false],
  ['a(b)@c', false],
  ['a@b!', false],
  ['é@b', false],
  ['a@münchen.example', true],
  ['a.b@日本.jp', true],
  ['a@xn--mnchen-3ya.example', true],
  ['a@münchen..example', false],
  ['a@mün chen', false],
  ['a@mün_chen', false],
  ['@münchen.example', false],
  ['a b@münchen.example', false],
  ['a@\uff11\uff12.example', false],
  [`a@${'é'.repeat(250)}.aé`, false],
  // Of 253 and 254 characters.
  [`a@${Array.from({ length: 4 }, () => label(62)).join('.')}.é`, true],
  [`a@${Array.from({ length: 4 }, () => label(62)).join('.')}.éé`, false],
];

test.each(ADDRESSES)('%j is an address: %j', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid);
});

test('addresses are the same in a file and after an edit', () => {
  const columns = [{ id: 'c', label: 'C', type: 'email' }] as const;
  const rows = [...ADDRESSES.map(([text]) => [text]), [''], ['  a@b '], ['a@b\u00a0']];
  const expected = [...ADDRESSES.map(([, isValid]) => (isValid ? [] : ['email'])), [], [], []];
  const validator = validated(columns, rows);
  expect(codesByRow(validator, rows.length)).toEqual(expected);
  rows.forEach(([text = ''], index) => validator.checkRow({ index, cells: [text] }));
  expect(codesByRow(validator, rows.length)).toEqual(expected);
});
