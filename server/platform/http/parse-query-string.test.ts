import { expect, test } from 'vitest';
import { parseQueryString, queryStringOf } from './parse-query-string.js';

const group = (count: number): string => '[$or][0][$and][1]'.repeat(count);

test.each([
  ['a=1&b[c]=2', { a: '1', b: { c: '2' } }],
  ['a=%25+%C3%A4', { a: '% ä' }],
  ['filter[tags][$in][]=a', { filter: { tags: { $in: ['a'] } } }],
  ['filter[a]=1&filter[a][$ne]=2', { filter: { a: ['1', { $ne: '2' }] } }],
  ['filter[$or]=1', { filter: { $or: '1' } }],
  ['filter[$or][0][a][$in][]=1', { filter: { $or: [{ a: { $in: ['1'] } }] } }],
])('%s', (text, expected) => {
  expect(parseQueryString(text)).toEqual(expected);
});

test.each([
  'a=%E0%A4%A',
  'filter[a][b][c][d]=1',
  'filter%5Ba%5D%5Bb%5D%5Bc%5D%5Bd%5D=1',
  'sort[a][b][c][d]=1',
  'filter[$or][0][a][b][c][d]=1',
  `filter${group(6)}[a]=1`,
  Array.from({ length: 201 }, (_, index) => `a${index}=1`).join('&'),
])('unreadable: %s', (text) => {
  expect(() => parseQueryString(text)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

test.each(['__proto__=1', 'filter[__proto__]=1', 'a=1&filter%5B%5F%5Fproto__%5D[$eq]=1', 'filter[a][__proto__][]=1'])(
  'would be dropped: %s',
  (text) => {
    expect(() => parseQueryString(text)).toThrow(
      expect.objectContaining({
        details: [{ field: expect.stringContaining('__proto__'), message: 'Is not recognized.' }],
      }),
    );
  },
);

test.each(['=1', 'a=1&=2', '='])('has no name: %s', (text) => {
  expect(() => parseQueryString(text)).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR' }));
});

test.each([
  ['/api/tags', ''],
  ['/api/tags?', ''],
  ['/api/tags?filter[name]=why?&limit=1', 'filter[name]=why?&limit=1'],
  ['/api/tags??limit=1', '?limit=1'],
])('the query string of %s', (url, expected) => {
  expect(queryStringOf(url)).toBe(expected);
});

test('other names of objects are names like any', () => {
  expect(parseQueryString('constructor=__proto__&filter[toString]=[__proto__]')).toEqual({
    constructor: '__proto__',
    filter: { toString: '[__proto__]' },
  });
});

test('groups of conditions do not count as levels', () => {
  expect(parseQueryString(`filter${group(3)}[a][b][c]=1`)).toHaveProperty('filter');
});
