import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { mappedColumns, needsSource, unmatchedSources } from './apply-mapping.js';

const columns: readonly Column[] = [
  { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
  {
    id: 'country',
    label: 'Country',
    validators: [{ type: 'required' }],
    transformations: [{ type: 'default', value: 'NL' }],
  },
  { id: '__proto__', label: 'Odd' },
];
const dynamicColumns: readonly Column[] = [{ id: 'shirt', label: 'Shirt' }];

describe('mappedColumns', () => {
  it('lists predefined columns before dynamic ones, whatever the order of the file', () => {
    const mapped = mappedColumns(columns, dynamicColumns, ['shirt', '__proto__', null, 'name']);
    expect(mapped.map(({ column, source, dynamic }) => [column.id, source, dynamic])).toEqual([
      ['name', 3, false],
      ['__proto__', 1, false],
      ['shirt', 0, true],
    ]);
  });

  it('ignores unknown column ids', () => {
    expect(mappedColumns(columns, [], ['toString', 'gone'])).toEqual([]);
  });
});

describe('unmatchedSources', () => {
  it('lists the sources without a target', () => {
    const sources = ['a', 'b', 'c', 'd'].map((name, index) => ({ index, name, samples: [], fillRate: 0 }));
    expect(unmatchedSources(['name', null, 'country'], sources).map(({ name }) => name)).toEqual(['b', 'd']);
  });

  it('does not list a source that a mapped column is derived from, nor derived columns', () => {
    const sources = ['a', 'b', 'c', 'd'].map((name, index) => ({ index, name, samples: [], fillRate: 0 }));
    const joined = { type: 'join', columns: [0, 1], separator: ' ' } as const;
    const part = { type: 'part', column: 2, separator: ' ', part: 0, parts: 2, rest: 'last' } as const;
    const all = [
      ...sources,
      { ...sources[0]!, index: 4, derived: joined },
      { ...sources[0]!, index: 5, derived: part },
    ];
    const unmatched = (mapping: readonly (string | null)[]) => unmatchedSources(mapping, all).map(({ name }) => name);
    expect(unmatched([null, null, null, null, 'name'])).toEqual(['c', 'd']);
    expect(unmatched([null, null, null, null, null, 'name'])).toEqual(['a', 'b', 'd']);
  });
});

describe('needsSource', () => {
  it('is true for required columns unless a default fills them', () => {
    expect(columns.map(needsSource)).toEqual([true, false, false]);
    expect(needsSource({ id: 'code', label: 'Code', validators: [{ type: 'unique' }] })).toBe(false);
    const blank = { type: 'default', value: ' ' } as const;
    expect(needsSource({ ...columns[0]!, transformations: [{ type: 'trim' }, blank] })).toBe(true);
  });
});
