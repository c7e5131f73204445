import { expect, test } from 'vitest';
import { parseId } from '../kinds/relation.js';
import { idRange } from './id-range.js';

const NOW = new Date('2026-11-22T10:00:00.000Z');

test('ids have the format of version 4 UUIDs and sort by their index', () => {
  const { first, last, at } = idRange(NOW);
  const ids = [0, 1, 9, 10, 255, 65_536, 4_000_000_000].map(at);
  for (const id of ids) {
    expect(parseId(id)).toBe(id);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(NOW.getTime());
    expect(id >= first && id <= last).toBe(true);
  }
  expect(ids.toSorted()).toEqual(ids);
});

test('two ranges created at the same time do not overlap', () => {
  const ranges = Array.from({ length: 500 }, () => idRange(NOW)).toSorted((a, b) => (a.first < b.first ? -1 : 1));
  for (const [index, { last }] of ranges.entries()) {
    expect(index === ranges.length - 1 || last < (ranges[index + 1]?.first ?? '')).toBe(true);
  }
});
