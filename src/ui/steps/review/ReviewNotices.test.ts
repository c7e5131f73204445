import { expect, it } from 'vitest';
import type { ReviewedColumn } from '../../../session/index.js';
import { wrongColumn } from './ReviewNotices.js';

const column = (id: string, errors: number): ReviewedColumn => ({
  column: { id, label: id },
  errors,
  warnings: 0,
  samples: [],
});

it('finds the column with the most errors among mostly invalid ones', () => {
  expect(wrongColumn([column('a', 60), column('b', 95), column('c', 1)], 100)?.column.id).toBe('b');
  expect(wrongColumn([column('a', 50)], 100)).toBeNull();
  expect(wrongColumn([column('a', 9)], 9)).toBeNull();
});
