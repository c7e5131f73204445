import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countIn, parseRoute, routeTo } from './route.js';

describe('a route', () => {
  test('is read from the hash', () => {
    expect(parseRoute('#/models/blog-posts?sort=-title&offset=20')).toEqual({
      path: ['models', 'blog-posts'],
      query: { sort: '-title', offset: '20' },
    });
    expect(parseRoute('')).toEqual({ path: [], query: {} });
    expect(parseRoute('#/models/%E0%A4%A?x')).toEqual({ path: ['models', '%E0%A4%A'], query: { x: '' } });
  });

  test('is unchanged when written and parsed', () => {
    const part = fc.string({ minLength: 1, unit: 'grapheme' });
    const query = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), part, { noNullPrototype: true });
    fc.assert(
      fc.property(fc.array(part), query, (path, given) => {
        expect(parseRoute(routeTo(path, given))).toEqual({ path, query: given });
      }),
    );
  });

  test('omits empty parts', () => {
    expect(routeTo(['keys'], { offset: '', sort: undefined })).toBe('#/keys');
  });

  test('accepts only whole numbers as counts', () => {
    for (const [offset, count] of [
      ['20', 20],
      ['-1', 0],
      ['1.5', 0],
      ['x', 0],
    ] as const) {
      expect(countIn({ path: [], query: { offset } }, 'offset')).toBe(count);
    }
  });
});
