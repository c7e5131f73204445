import { describe, expect, it } from 'vitest';
import { folderLabel } from './text.js';

describe('folders', () => {
  it.each([
    ['', null],
    ['/', null],
    ['a', 'a'],
    ['/blog/2026 images/a_b-c.d/', 'blog/2026 images/a_b-c.d'],
    ['1/2/3/4/5/6/7/8', '1/2/3/4/5/6/7/8'],
    ['1/2/3/4/5/6/7/8/9', undefined],
    ['a/../b', undefined],
    ['..', undefined],
    ['./a', undefined],
    ['a//b', undefined],
    ['a/ b', undefined],
    ['a\\b', undefined],
    ['a\u0000', undefined],
    ['a\n', undefined],
    ['<b>', undefined],
  ])('%j is %j', (given, label) => {
    expect(folderLabel(given)).toBe(label);
  });
});
