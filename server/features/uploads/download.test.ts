import { describe, expect, it } from 'vitest';
import { byteRange } from './download.js';

describe('a Range header on 10 bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=9-100', { start: 9, end: 9 }],
    ['bytes=10-', undefined],
    ['bytes=99-100', undefined],
    ['bytes=-0', undefined],
    ['bytes=3-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['rows=0-1', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%j is %j', (header, range) => {
    expect(byteRange(header, 10)).toEqual(range);
  });

  it('on an empty file matches nothing', () => {
    expect(byteRange('bytes=0-', 0)).toBeUndefined();
    expect(byteRange('bytes=-5', 0)).toBeUndefined();
  });
});
