import { expect, test } from 'vitest';
import { directionOf } from './direction.js';

test.each([
  ['ar', 'rtl'],
  ['ar-Latn', 'ltr'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['ckb', 'rtl'],
  ['az-Arab', 'rtl'],
  ['en', 'ltr'],
  ['ja', 'ltr'],
  ['xx', 'ltr'],
  ['', 'ltr'],
  ['no tag at all', 'ltr'],
])('the direction of "%s" is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
