import { expect, test } from 'vitest';
import { readingText } from './reading-text.js';

test.each([
  ['en', '3 April 2024', '4 March 2024'],
  ['en-US', 'April 3, 2024', 'March 4, 2024'],
  ['de', '3. April 2024', '4. März 2024'],
  ['fr', '3 avril 2024', '4 mars 2024'],
  ['ja', '2024年4月3日', '2024年3月4日'],
])('dates in %s spell out the month', (language, dayFirst, monthFirst) => {
  expect(readingText({ date: '2024-04-03' }, language)).toBe(dayFirst);
  expect(readingText({ date: '2024-03-04' }, language)).toBe(monthFirst);
});

test.each([
  ['en', '3 Apr 2024'],
  ['en-US', 'Apr 3, 2024'],
  ['de', '3. Apr. 2024'],
  ['ja', '2024年4月3日'],
])('short dates in %s abbreviate the month', (language, text) => {
  expect(readingText({ date: '2024-04-03' }, language, { isShort: true })).toBe(text);
});

test('dates use the Gregorian calendar in every language', () => {
  expect(readingText({ date: '2024-04-03' }, 'ar-u-nu-latn')).toContain('2024');
  expect(readingText({ date: '2024-04-03' }, 'th-u-nu-latn')).toContain('2024');
});

test('numbers have no grouping', () => {
  expect(readingText({ value: 1.234 }, 'de')).toBe('1,234');
  expect(readingText({ value: 1234 }, 'de')).toBe('1234');
  expect(readingText({ value: 1234 }, 'en')).toBe('1234');
});
