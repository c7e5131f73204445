import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { newOptionsOf, withNewOptions } from './new-options.js';

const TIER: Column = { id: 'tier', label: 'Tier', type: 'select', options: ['basic'], allowNewOptions: true };
const match = (from: string, to: string | null, column = 'tier') => ({ column, from, to });

describe('new options', () => {
  it.each<[string, Partial<Column>, readonly string[]]>([
    ['are the values matched to themselves', {}, ['gold', 'silver']],
    ['of a column without options', { options: undefined }, ['gold', 'silver', 'basic']],
    ['are none if the column does not allow them', { allowNewOptions: false }, []],
    ['are none if the column has no options at all', { type: 'string' }, []],
  ])('%s', (_what, rest, expected) => {
    const matches = [
      match('gold', 'gold'),
      match('cheap', 'basic'),
      match('silver', 'silver'),
      match('', ''),
      match('odd', null),
      match('iron', 'iron', 'other'),
      match('basic', 'basic'),
    ];
    const column = { ...TIER, ...rest } as Column;
    expect(newOptionsOf(column, matches)).toEqual(expected);
    const [changed] = withNewOptions([column], matches);
    if (expected.length === 0) expect(changed).toBe(column);
    else expect(changed?.options).toEqual([...(column.options ?? []), ...expected]);
  });
});
