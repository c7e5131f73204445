import type { KnownFormat } from '../values/format.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programs } from '../testing/program-arbitrary.js';
import { MAX_TEXT } from './max-text.js';
import { compileProgram } from './compile-program.js';
import type { Expression, Program } from './program.js';
import { readProgram } from './read-program.js';

const COLUMNS = ['x', 'first', 'last'];
const x: Expression = { type: 'column', column: 'x' };
const first: Expression = { type: 'column', column: 'first' };
const last: Expression = { type: 'column', column: 'last' };

const program = (to: Expression): Program => ({ steps: [{ column: 'x', to }] });

function result(to: Expression, texts: readonly string[], formats: readonly KnownFormat[] = []): string | undefined {
  return compileProgram(program(to), COLUMNS, { formats }).run(texts)[0];
}

describe('the result of each expression', () => {
  it.each<[Expression, string, string]>([
    [{ type: 'text', text: 'new' }, 'old', 'new'],
    [{ type: 'trim', of: x }, '  a b ', 'a b'],
    [{ type: 'uppercase', of: x }, 'straße', 'STRASSE'],
    [{ type: 'lowercase', of: x }, 'ÄB', 'äb'],
    [{ type: 'capitalize', of: x }, "o'neil smith", "O'neil Smith"],
    [{ type: 'remove_special_chars', of: x }, 'a-b_c!', 'abc'],
    [{ type: 'normalize_phone', of: x }, '5551234567', '(555) 123-4567'],
    [{ type: 'normalize_phone', of: x, format: 'e164' }, '(555) 234-5678', '+15552345678'],
    [{ type: 'normalize_date', of: x }, '31.12.2024', '2024-12-31'],
    [{ type: 'normalize_date', of: x, format: 'DD/MM/YYYY' }, '2024-12-31', '31/12/2024'],
    [{ type: 'normalize_date', of: x }, '03/04/2024', '03/04/2024'],
    [{ type: 'normalize_date', of: x, order: 'dmy' }, '03/04/2024', '2024-04-03'],
    [{ type: 'normalize_date', of: x, order: 'mdy' }, '03/04/2024', '2024-03-04'],
    [{ type: 'default', of: x, value: 'N/A' }, '  ', 'N/A'],
    [{ type: 'default', of: x, value: 'N/A' }, 'a', 'a'],
    [{ type: 'replace', of: x, find: '.', replace: '' }, 'a.b.c', 'abc'],
    [{ type: 'replace', of: x, find: '', replace: '-' }, 'abc', 'abc'],
    [{ type: 'keep', of: x, characters: ['digits'] }, '+1 (555) 12', '155512'],
    [{ type: 'keep', of: x, characters: ['digits'], also: '+' }, '+1 (555) 12', '+155512'],
    [{ type: 'keep', of: x, characters: [] }, 'abc', ''],
    [{ type: 'keep', of: x, characters: ['letters', 'spaces'] }, 'Zoë 1!', 'Zoë '],
    [{ type: 'remove', of: x, characters: ['symbols'], also: ',' }, '$1,200.50', '1200.50'],
    [{ type: 'remove', of: x, characters: [], also: ']^-\\' }, 'a]b^c-d\\e', 'abcde'],
    [{ type: 'remove', of: x, characters: [] }, 'abc', 'abc'],
    [{ type: 'remove', of: x, characters: ['punctuation', 'spaces'] }, 'a, b. c', 'abc'],
    [{ type: 'prefix', of: x, text: '+1' }, '555', '+1555'],
    [{ type: 'prefix', of: x, text: '+1' }, '+1555', '+1555'],
    [{ type: 'prefix', of: x, text: '+1' }, ' ', ' '],
    [{ type: 'suffix', of: x, text: ' kg' }, '5', '5 kg'],
    [{ type: 'suffix', of: x, text: ' kg' }, '5 kg', '5 kg'],
    [{ type: 'concat', parts: [x, { type: 'text', text: '-' }, x] }, 'a', 'a-a'],
    [{ type: 'split', of: x, separator: ' ', from: 0 }, '  Ada   King Lovelace ', 'Ada'],
    [{ type: 'split', of: x, separator: ' ', from: 1, to: 'end' }, 'Ada  King   Lovelace', 'King Lovelace'],
    [{ type: 'split', of: x, separator: ',', from: -1 }, 'Lovelace, Ada', 'Ada'],
    [{ type: 'split', of: x, separator: ',', from: 0, to: -2 }, 'a, b, c', 'a, b'],
    [{ type: 'split', of: x, separator: '-', from: 3 }, 'a-b', ''],
    [{ type: 'split', of: x, separator: ' ', from: -2 }, 'one', ''],
    [{ type: 'slice', of: x, start: 0, length: 2 }, '🙂äb', '🙂ä'],
    [{ type: 'slice', of: x, start: -3 }, '12345', '345'],
    [{ type: 'slice', of: x, start: -9, length: 1 }, '12', '1'],
    [{ type: 'pad', of: x, length: 5, with: '0' }, '7', '00007'],
    [{ type: 'pad', of: x, length: 5, with: '0' }, '', ''],
    [{ type: 'round', of: x, decimals: 2 }, '1.005', '1.01'],
    [{ type: 'round', of: x, decimals: 2 }, '-1.005', '-1.01'],
    [{ type: 'round', of: x, decimals: 0 }, '1,234.5', '1235'],
    [{ type: 'round', of: x, decimals: 2 }, '1,234.50', '1,234.50'],
    [{ type: 'round', of: x, decimals: 2 }, '0.0000001', '0'],
    [{ type: 'round', of: x, decimals: 2 }, '0.142857142857142857', '0.14'],
    [{ type: 'round', of: x, decimals: 2 }, 'about 3', 'about 3'],
    [{ type: 'calculate', of: x, operator: 'multiply', by: 100 }, '1.1', '110'],
    [{ type: 'calculate', of: x, operator: 'add', by: 0.2 }, '0.1', '0.3'],
    [{ type: 'calculate', of: x, operator: 'subtract', by: 1 }, '12345678901234567890', '12345678901234567890'],
    [{ type: 'calculate', of: x, operator: 'divide', by: 0 }, '5', '5'],
    [{ type: 'lookup', of: x, entries: [{ from: 'DE', to: 'Germany' }] }, ' de ', 'Germany'],
    [{ type: 'lookup', of: x, entries: [{ from: 'DE', to: 'Germany' }] }, 'FR', 'FR'],
  ])('%j of %j is %j', (to, from, expected) => {
    expect(result(to, [from, '', ''])).toBe(expected);
  });

  it('joins the non-blank parts', () => {
    const to: Expression = { type: 'join', separator: ' ', parts: [first, last] };
    expect(result(to, ['', 'Ada', 'King'])).toBe('Ada King');
    expect(result(to, ['', ' ', ' King '])).toBe('King');
  });

  it.each<[Extract<Expression, { type: 'if' }>['test'], string, boolean]>([
    [{ type: 'blank', of: x }, ' ', true],
    [{ type: 'blank', of: x }, 'a', false],
    [{ type: 'equals', left: x, right: first }, ' ADA', true],
    [{ type: 'equals', left: x, right: first, matchCase: true }, 'ADA', false],
    [{ type: 'contains', of: x, text: 'da' }, 'ADA', true],
    [{ type: 'contains', of: x, text: 'da', matchCase: true }, 'ADA', false],
    [{ type: 'compare', of: x, operator: 'greater', than: 100 }, '1,000', true],
    [{ type: 'compare', of: x, operator: 'less', than: 100 }, 'few', false],
    [{ type: 'not', test: { type: 'blank', of: x } }, 'a', true],
    [{ type: 'all', tests: [] }, 'a', true],
    [{ type: 'any', tests: [] }, 'a', false],
    [
      {
        type: 'any',
        tests: [
          { type: 'blank', of: x },
          { type: 'contains', of: x, text: 'b' },
        ],
      },
      'b',
      true,
    ],
  ])('if %j of %j is %j', (test, text, expected) => {
    const to: Expression = { type: 'if', test, yes: { type: 'text', text: 'Y' }, no: { type: 'text', text: 'N' } };
    expect(result(to, [text, 'Ada', ''])).toBe(expected ? 'Y' : 'N');
  });

  it('reads and writes numbers and dates in the format of their column', () => {
    const comma: KnownFormat = { column: 'x', number: { decimal: ',', exponent: false } };
    expect(result({ type: 'round', of: x, decimals: 1 }, ['1.234,56'], [comma])).toBe('1234,6');
    expect(result({ type: 'calculate', of: { type: 'trim', of: x }, operator: 'add', by: 0.5 }, ['1,5'], [comma])).toBe(
      '2',
    );
    const dayFirst: KnownFormat = { column: 'x', dateOrder: 'dmy' };
    expect(result({ type: 'normalize_date', of: x }, ['03/04/2024'], [dayFirst])).toBe('2024-04-03');
  });
});

describe('a program', () => {
  it('runs its steps in order, each on the results of the previous ones', () => {
    const runner = compileProgram(
      {
        steps: [
          { column: 'first', to: { type: 'split', of: x, separator: ' ', from: 0 } },
          { column: 'last', to: { type: 'split', of: x, separator: ' ', from: 1, to: 'end' } },
          { column: 'x', to: { type: 'concat', parts: [last, { type: 'text', text: ', ' }, first] } },
        ],
      },
      COLUMNS,
    );
    expect(runner.run(['Ada King Lovelace', '', ''])).toEqual(['King Lovelace, Ada', 'Ada', 'King Lovelace']);
    expect(runner.columns).toEqual([1, 2, 0]);
  });

  it('changes only the columns it may', () => {
    const runner = compileProgram(
      {
        steps: [
          { column: 'first', to: { type: 'uppercase', of: x } },
          { column: 'last', to: { type: 'suffix', of: first, text: '!' } },
        ],
      },
      COLUMNS,
      { only: ['last', 'gone'] },
    );
    expect(runner.run(['a', 'b', 'c'])).toEqual(['a', 'b', 'A!']);
    expect(runner.columns).toEqual([2]);
  });

  it('skips steps that name an unknown column', () => {
    const runner = compileProgram(
      {
        steps: [
          { column: 'x', to: { type: 'concat', parts: [x, { type: 'column', column: 'gone' }] } },
          { column: 'gone', to: x },
          { column: 'first', to: { type: 'uppercase', of: first } },
        ],
      },
      COLUMNS,
    );
    expect(runner.run(['a', 'b', 'c'])).toEqual(['a', 'B', 'c']);
  });

  it('returns the same list when nothing changes in the end', () => {
    const texts = ['a', 'b', 'c'];
    const twice = compileProgram(
      {
        steps: [
          { column: 'x', to: { type: 'suffix', of: x, text: '!' } },
          { column: 'x', to: { type: 'remove', of: x, characters: ['punctuation'] } },
        ],
      },
      COLUMNS,
    );
    expect(twice.run(texts)).toBe(texts);
  });

  it('leaves a cell unchanged that would grow beyond the limit', () => {
    const growing: Expression = { type: 'replace', of: x, find: 'a', replace: 'b'.repeat(2000) };
    const long = 'a'.repeat(1000);
    expect(result(growing, [long])).toBe(long);
    const many = compileProgram(
      { steps: Array.from({ length: 50 }, () => ({ column: 'x', to: { type: 'concat', parts: [x, x] } as const })) },
      COLUMNS,
    );
    expect(many.run(['ab', '', ''])[0]!.length).toBeLessThanOrEqual(MAX_TEXT);
    const huge = 'x'.repeat(MAX_TEXT + 1);
    expect(result({ type: 'uppercase', of: x }, [huge])).toBe(huge);
  });

  it('never throws, keeps its limits and is deterministic', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('1.234,5', '-0', '31.12.2024', '(555) 123-4567', ' ', 'a'.repeat(99_999)),
    );
    fc.assert(
      fc.property(programs(COLUMNS), fc.array(text, { minLength: 3, maxLength: 3 }), (any, texts) => {
        const reading = readProgram(any);
        if ('problem' in reading) return;
        const [one, other] = [1, 2].map(() => compileProgram(reading.program, COLUMNS).run(texts));
        expect(one).toEqual(other);
        for (const after of one!) expect(after.length).toBeLessThanOrEqual(MAX_TEXT);
      }),
      { numRuns: 500 },
    );
  });
});
