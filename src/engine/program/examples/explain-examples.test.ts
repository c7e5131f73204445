import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileProgram } from '../compile-program.js';
import { readProgram } from '../read-program.js';
import type { Expression } from '../program.js';
import { programs } from '../../testing/program-arbitrary.js';
import type { Example } from './example-parts.js';
import { explainExamples } from './explain-examples.js';

const COLUMNS = ['value', 'first', 'last'];
type Row = readonly string[];

function evaluate(expression: Expression): (texts: Row) => string {
  const runner = compileProgram({ steps: [{ column: 'value', to: expression }] }, COLUMNS);
  return (texts) => runner.run(texts)[0] ?? '';
}

const explained = (examples: readonly Example[]): Expression | null =>
  explainExamples({ examples, columns: COLUMNS, column: 0, evaluate });

const row = (text: string, first = '', last = ''): Row => [text, first, last];

describe('explaining typed cells', () => {
  it.each<[what: string, typed: readonly [from: string, to: string][], others: readonly [string, string][]]>([
    [
      'upper case',
      [['de', 'DE']],
      [
        ['fr', 'FR'],
        ['', ''],
      ],
    ],
    ['capitals', [['ADA LOVELACE', 'Ada Lovelace']], [['GRACE HOPPER', 'Grace Hopper']]],
    [
      'names in another order',
      [['Lovelace, Ada', 'Ada Lovelace']],
      [
        ['Hopper, Grace', 'Grace Hopper'],
        ['Madonna', 'Madonna'],
      ],
    ],
    ['the last word', [['Ada King Lovelace', 'Lovelace']], [['Grace Hopper', 'Hopper']]],
    [
      'a name of an address',
      [['ada.lovelace@example.com', 'Ada Lovelace']],
      [['grace.hopper@example.org', 'Grace Hopper']],
    ],
    ['the host of an address', [['ada@example.com', 'example.com']], [['grace@navy.mil', 'navy.mil']]],
    ['initials', [['ada lovelace', 'A.L.']], [['grace hopper', 'G.H.']]],
    ['digits', [['(555) 123-4567', '5551234567']], [['555.765.4321', '5557654321']]],
    ['digits in groups', [['5551234567', '555-123-4567']], [['5557654321', '555-765-4321']]],
    ['leading zeros', [['42', '00042']], [['7', '00007']]],
    [
      'a prefix',
      [['4711', 'SKU-4711']],
      [
        ['12', 'SKU-12'],
        ['SKU-3', 'SKU-3'],
        ['', ''],
      ],
    ],
    ['a suffix', [['12', '12 kg']], [['7', '7 kg']]],
    [
      'without a prefix',
      [['SKU-4711', '4711']],
      [
        ['SKU-12', '12'],
        ['12', '12'],
      ],
    ],
    [
      'a date in another form',
      [['31.12.2024', '2024-12-31']],
      [
        ['05.01.2024', '2024-01-05'],
        ['soon', 'soon'],
      ],
    ],
    ['month first', [['03/04/2024', '2024-03-04']], [['12/31/2023', '2023-12-31']]],
    ['a compact date', [['20241231', '31.12.2024']], [['20240105', '05.01.2024']]],
    ['another separator', [['a_b_c', 'a-b-c']], [['x_y', 'x-y']]],
    [
      'an amount',
      [['$1,200.50', '1200.50']],
      [
        ['$7', '7'],
        ['€3,000', '3000'],
      ],
    ],
    ['a factor', [['0.25', '25']], [['0.5', '50']]],
    [
      'a value in place of another',
      [['churned', 'inactive']],
      [
        ['Churned', 'inactive'],
        ['active', 'active'],
      ],
    ],
    [
      'several values',
      [
        ['n', 'no'],
        ['y', 'yes'],
      ],
      [
        ['Y', 'yes'],
        ['maybe', 'maybe'],
      ],
    ],
    [
      'the first of several',
      [
        ['red; green', 'red'],
        ['blue; black; white', 'blue'],
      ],
      [['grey; pink', 'grey']],
    ],
    [
      'two examples where one has two readings',
      [
        ['A-1-B', 'A'],
        ['C-2-D', 'C'],
      ],
      [['E-3-F', 'E']],
    ],
  ])('%s', (_, typed, others) => {
    const found = explained(typed.map(([from, to]) => ({ texts: row(from), to })));
    expect(found).not.toBeNull();
    const run = evaluate(found!);
    expect(typed.map(([from]) => run(row(from)))).toEqual(typed.map(([, to]) => to));
    expect(others.map(([from]) => run(row(from)))).toEqual(others.map(([, to]) => to));
  });

  it.each<[what: string, typed: readonly [string, string], others: readonly string[], results: readonly string[]]>([
    [
      'a word at the end that others have',
      ['Foo GmbH & Bar GmbH', 'Foo GmbH & Bar'],
      ['Deutsche Bahn', 'Foo GmbH', 'Bar GmbH', 'One GmbH Nord GmbH', 'Baz GmbH & Co. KG'],
      ['Deutsche Bahn', 'Foo', 'Bar', 'One GmbH Nord', 'Baz GmbH & Co. KG'],
    ],
    [
      'a word at the beginning that others have',
      ['St. Mary St. John', 'Mary St. John'],
      ['Grace Hopper', 'St. Bo', 'St. Cy Fox St. Di', 'St. Di'],
      ['Grace Hopper', 'Bo', 'Cy Fox St. Di', 'Di'],
    ],
    [
      'any last word, if others do not have this one',
      ['Acme 1 GmbH', 'Acme 1'],
      ['Foo Inc', 'Bar GmbH', 'Baz Ltd'],
      ['Foo', 'Bar', 'Baz'],
    ],
    [
      'what stands behind a sign',
      ['red; green', 'red'],
      ['blue; green', 'grey; green', 'black; green', 'grey; pink'],
      ['blue', 'grey', 'black', 'grey'],
    ],
  ])('removes %s', (_, [from, to], others, results) => {
    const found = explainExamples({
      examples: [{ texts: row(from), to }],
      columns: COLUMNS,
      column: 0,
      evaluate,
      others,
    });
    expect(others.map((text) => evaluate(found!)(row(text)))).toEqual(results);
    expect(evaluate(found!)(row(from))).toBe(to);
  });

  it('takes texts of other columns, and leaves out the blank ones', () => {
    const found = explained([{ texts: row('', 'Ada', 'Lovelace'), to: 'Ada Lovelace' }])!;
    expect(evaluate(found)(row('', 'Grace', 'Hopper'))).toBe('Grace Hopper');
    expect(evaluate(found)(row('', 'Madonna', ''))).toBe('Madonna');
    const code = explained([{ texts: row('x', 'Ada', 'Lovelace'), to: 'ALO' }]);
    expect(code, 'nothing explains a cell that is not in the row').toEqual({
      type: 'lookup',
      of: { type: 'column', column: 'value' },
      entries: [{ from: 'x', to: 'ALO' }],
    });
    const login = explained([{ texts: row('x', 'Ada', 'Lovelace'), to: 'alovelace' }])!;
    expect(evaluate(login)(row('y', 'Grace', 'Hopper'))).toBe('ghopper');
  });

  it('does not take a corrected typing error for a rule', () => {
    for (const [from, to] of [
      ['Jonh', 'John'],
      ['3 Main St', '3 Main Street'],
      ['Berlin, Germnay', 'Berlin, Germany'],
      ['Johhn Smith', 'John Smith'],
    ] as const) {
      expect(explained([{ texts: row(from), to }]), from).toMatchObject({ type: 'lookup' });
    }
  });

  it('does not take a text at the end for one between parts', () => {
    const found = explained([{ texts: ['', 'A,0', ''], to: 'A,0A,0 ' }]);
    expect(evaluate(found!)(['', 'A,0', ''])).toBe('A,0A,0 ');
  });

  it('finds nothing for a text that is new in an empty cell, and for a cleared cell', () => {
    expect(explained([{ texts: row(''), to: 'new' }])).toBeNull();
    expect(explained([{ texts: row('old'), to: '' }])).toBeNull();
    expect(explained([{ texts: row('old'), to: 'x'.repeat(5000) }])).toBeNull();
  });

  it('always does what was done in the examples, with a program that is accepted', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.stringMatching(/^[A-Za-z]{1,6}[ ,.-][A-Za-z0-9]{1,6}$/),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 3 }),
        programs(COLUMNS),
        (rows, program) => {
          const runner = compileProgram(program, COLUMNS);
          const run = (texts: Row): string => runner.run(texts)[0] ?? '';
          const examples = rows.map((texts) => ({ texts, to: run(texts) })).filter(({ texts, to }) => texts[0] !== to);
          fc.pre(examples.length > 0);
          const found = explained(examples);
          if (!found) return;
          expect(readProgram({ steps: [{ column: 'value', to: found }] })).not.toHaveProperty('problem');
          const repeated = evaluate(found);
          for (const { texts, to } of examples) expect(repeated(texts)).toBe(to);
        },
      ),
      { numRuns: 150 },
    );
  });
});
