import { expect, test } from 'vitest';
import type { Transformation, Validator } from '../../api/answers.js';
import { describeTransformation, describeValidator } from './field-labels.js';

test.each<[Validator, string]>([
  [{ type: 'required', message: 'Please' }, 'required'],
  [{ type: 'unique' }, 'unique'],
  [{ type: 'regex', pattern: '\\d+' }, 'matches \\d+'],
  [{ type: 'min', value: -1 }, 'at least -1'],
  [{ type: 'max', value: 9.5 }, 'at most 9.5'],
  [{ type: 'min_length', value: 2 }, 'at least 2 characters'],
  [{ type: 'max_length', value: 40 }, 'at most 40 characters'],
])('%o is "%s"', (validator, words) => {
  expect(describeValidator(validator)).toBe(words);
});

test.each<[Transformation, string]>([
  [{ type: 'trim' }, 'trims spaces'],
  [{ type: 'lowercase', stage: 'post' }, 'lower case'],
  [{ type: 'uppercase', stage: 'pre' }, 'upper case, before checking'],
  [{ type: 'normalize_phone' }, 'phone number (national, US)'],
  [{ type: 'normalize_phone', format: 'e164', country: 'DE' }, 'phone number (e164, DE)'],
  [{ type: 'normalize_date' }, 'date as YYYY-MM-DD'],
  [{ type: 'default', value: 'n/a' }, '“n/a” if empty'],
  [{ type: 'replace', find: 'a', replace: '' }, '“a” becomes “”'],
])('%o is "%s"', (transformation, words) => {
  expect(describeTransformation(transformation)).toBe(words);
});
