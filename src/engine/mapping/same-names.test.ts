import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { SourceColumn } from '../source/layout/layout.js';
import { suggestSameNames } from './same-names.js';
import { suggestMapping } from './suggest-mapping.js';

const source = (name: string, index: number, samples: readonly string[] = []): SourceColumn => ({
  index,
  name,
  samples,
  fillRate: 1,
});

const PEOPLE: readonly Column[] = [
  { id: 'name', label: 'Name' },
  { id: 'email', label: 'Email', type: 'email', aliases: ['Mail'] },
];

describe('suggestSameNames', () => {
  it('matches names that differ in case and punctuation only', () => {
    const found = suggestSameNames(PEOPLE, [source('E-MAIL', 0, ['ada@example.org']), source('Name', 1)]);
    expect(found?.map(({ column, confidence }) => [column, confidence])).toEqual([
      ['email', 0.98],
      ['name', 1],
    ]);
  });

  it('leaves other sources without a column once every column has one', () => {
    const found = suggestSameNames(PEOPLE, [source('Name', 0), source('Email', 1), source('Telefon', 2)]);
    expect(found?.map(({ column }) => column)).toEqual(['name', 'email', null]);
  });

  it.each([
    ['a name that only means the same', ['Name', 'Correo']],
    ['an alias', ['Email', 'Mail', 'Name']],
    ['a name twice', ['Name', 'name', 'Email']],
  ])('does not decide %s', (_case, names) => {
    expect(
      suggestSameNames(
        PEOPLE,
        names.map((name, index) => source(name, index)),
      ),
    ).toBeNull();
  });

  it.each([
    ['a name', [{ id: 'total', label: '#' }]],
    [
      'two columns with one name',
      [
        { id: 'total', label: 'Sum' },
        { id: 'sum', label: 'All' },
      ],
    ],
    [
      'an alias that is the name of another',
      [
        { id: 'total', label: 'Total', aliases: ['Sum'] },
        { id: 'sum', label: 'Sum' },
      ],
    ],
  ])('does not decide for columns without a clear name: %s', (_case, columns) => {
    expect(suggestSameNames(columns, [source('total', 0)])).toBeNull();
  });

  it('does not decide when the values do not fit', () => {
    expect(suggestSameNames(PEOPLE, [source('Email', 0, ['yes', 'no']), source('Name', 1)])).toBeNull();
  });

  it('agrees with the full matching whenever it decides', () => {
    const word = fc.constantFrom(
      ...'Name,name,NAME,First name,first-name,Vorname,Surname,Email,E-Mail,Mail,Phone,Mobile,Telefon,Date,Start date,'
        .concat('Status,State,City,Ort,Type,Kind,Price,Cost,Amount,SKU,Article number,Id,Employee id,Zip,Postal code,#')
        .split(','),
    );
    const column = fc.record({
      label: word,
      aliases: fc.array(word, { maxLength: 2 }),
      type: fc.constantFrom<Column['type']>('string', 'email', 'number', 'date', 'phone', 'boolean'),
    });
    const samples = fc.constantFrom(
      [],
      ['ada@example.org'],
      ['12', '13'],
      ['2024-03-01'],
      ['+44 20 7946 0018'],
      ['yes'],
    );
    let decided = 0;
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 1, maxLength: 5 }),
        fc.array(fc.tuple(word, samples), { maxLength: 4 }),
        fc.array(samples, { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        (given, others, own, isWhole) => {
          const columns: Column[] = given.map((each, at) => ({ ...each, id: `${each.label}${at}` }));
          const names = isWhole
            ? [...columns.map(({ label }, at) => [label, own[at]!] as const), ...others]
            : [...columns.slice(1).map(({ label }, at) => [label, own[at]!] as const), ...others.slice(0, 1)];
          const sources = names.map(([name, values], index) => source(name, index, values));
          const found = suggestSameNames(columns, sources);
          if (!found) return;
          decided += 1;
          expect(found).toEqual(suggestMapping(columns, sources));
        },
      ),
      { numRuns: 3000 },
    );
    expect(decided).toBeGreaterThan(200);
  });
});
