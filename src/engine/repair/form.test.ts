import { expect, it } from 'vitest';
import { formOf } from './form.js';

it.each([
  ['31.12.2024', '99.99.9999'],
  [' 1. Dezember 2024 ', '9. a 9999'],
  ['ada@example', 'a@a'],
  ['Größe XL', 'a a'],
  ['1234567890', '99999'],
  ['ada1815@example', 'a9@a'],
  ['12kg', '9a'],
  ['5 kg, 12 kg', '9 a, 99 a'],
  ['', ''],
  ['a  1', 'a 9'],
])('the form of %j is %j', (text, form) => {
  expect(formOf(text)).toBe(form);
});
