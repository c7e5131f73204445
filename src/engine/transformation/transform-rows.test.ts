import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { cellCases, transformerCases } from '../testing/transformation-cases.js';
import {
  createPreTransform,
  createRowTransform,
  deliveredType,
  finishOnHost,
  hasCustom,
  plainReading,
} from './transform-rows.js';
import { applyTransformer } from '../rules/transformer-fns.js';

describe('transformers', () => {
  it.each(transformerCases)('$transformer.type: $from is $to', ({ transformer, format, from, to }) => {
    const context = format ? { format: { column: 'c', ...format } } : {};
    expect(applyTransformer(from, transformer, context)).toBe(to);
  });
});

describe('createRowTransform', () => {
  it.each(cellCases)('$column.type $from is $to', ({ column, format, optionMatches = [], language, from, to }) => {
    const transform = createRowTransform(
      [
        {
          column: { id: 'c', label: 'C', ...column },
          format: format && { column: 'c', ...format },
          optionMatches: optionMatches.map((match) => ({ column: 'c', ...match })),
        },
      ],
      { language },
    );
    expect(transform.apply([from])).toEqual([to]);
  });

  it('returns a missing cell as null', () => {
    const column = { id: 'c', label: 'C' };
    expect(createRowTransform([{ column, optionMatches: [] }]).apply([])).toEqual([null]);
  });
});

describe('a column', () => {
  const custom = { type: 'custom', fn: String } as const;
  const asDate = (format: string) => ({ type: 'normalize_date', format }) as const;
  it.each<[column: Partial<Column>, ReturnType<typeof plainReading>, ReturnType<typeof deliveredType>]>([
    [{}, 'whole', 'text'],
    [{ type: 'email' }, 'trimmed', 'text'],
    [{ type: 'phone' }, 'trimmed', 'text'],
    [{ type: 'custom_regex' }, 'trimmed', 'text'],
    [{ type: 'number' }, 'number', 'number'],
    [{ type: 'percent' }, 'number', 'number'],
    [{ type: 'boolean' }, null, 'boolean'],
    [{ type: 'select', options: ['a'] }, null, 'text'],
    [{ type: 'datetime' }, null, 'text'],
    [{ type: 'date' }, null, 'date'],
    [{ type: 'date', transformations: [asDate('YYYY-MM-DD')] }, null, 'date'],
    [{ type: 'date', transformations: [asDate('DD.MM.YYYY')] }, null, 'text'],
    [{ transformations: [{ type: 'trim' }] }, null, 'text'],
    [{ transformations: [{ type: 'trim', stage: 'pre' }] }, null, 'text'],
    [{ transformations: [custom, { type: 'trim' }] }, 'whole', 'text'],
    [{ type: 'number', transformations: [{ type: 'trim' }, custom] }, null, 'number'],
  ])('%j is read without a transform: %s, and delivered as a %s', (given, reading, delivered) => {
    const column: Column = { id: 'c', label: 'C', ...given };
    expect(plainReading({ column, optionMatches: [] })).toBe(reading);
    expect(deliveredType(column)).toBe(delivered);
  });

  it('is read with a transform if texts become options', () => {
    const column: Column = { id: 'c', label: 'C' };
    const matches = (to: string | null) => [{ column: 'c', from: 'x', to }];
    expect(plainReading({ column, optionMatches: matches('y') })).toBeNull();
    expect(plainReading({ column, optionMatches: matches(null) })).toBe('whole');
  });
});

describe('createPreTransform', () => {
  it('is null if nothing runs before validation', () => {
    const column: Column = { id: 'c', label: 'C', transformations: [{ type: 'trim' }] };
    expect(createPreTransform({ column, optionMatches: [] })).toBeNull();
  });

  it('applies matches and pre transformers up to the first function', () => {
    const column: Column = {
      id: 'c',
      label: 'C',
      transformations: [
        { type: 'uppercase', stage: 'pre' },
        { type: 'custom', fn: () => 'no', stage: 'pre' },
        { type: 'trim', stage: 'pre' },
      ],
    };
    const optionMatches = [{ column: 'c', from: 'x', to: ' yes ' }];
    expect(createPreTransform({ column, optionMatches })?.('x')).toBe(' YES ');
  });
});

function finish(
  transformations: Column['transformations'],
  value: string | number | null,
  type?: Column['type'],
): unknown {
  return finishOnHost({ id: 'c', label: 'C', type, transformations }, value);
}

describe('finishOnHost', () => {
  it('passes the typed value to functions and continues in order', () => {
    const seen: unknown[] = [];
    const double = (value: unknown): unknown => {
      seen.push(value);
      return Number(value) * 2;
    };
    expect(finish([{ type: 'trim' }, { type: 'custom', fn: double }], 21, 'number')).toBe(42);
    expect(finish([{ type: 'custom', fn: () => ' x ' }, { type: 'trim' }, { type: 'uppercase' }], null)).toBe('X');
    expect(seen).toEqual([21]);
  });

  it('fills what a function left empty and keeps results that are not text', () => {
    const date = new Date(0);
    expect(finish([{ type: 'custom', fn: () => undefined }], 'a')).toBeNull();
    expect(
      finish(
        [
          { type: 'custom', fn: () => null },
          { type: 'default', value: '5' },
        ],
        'a',
        'number',
      ),
    ).toBe(5);
    expect(finish([{ type: 'custom', fn: () => date }, { type: 'trim' }], 'a')).toBe(date);
    expect(finish([{ type: 'custom', fn: () => false }, { type: 'trim' }], 'a')).toBe(false);
  });

  it('runs nothing again that ran before the first function', () => {
    const add = { type: 'replace', find: 'a', replace: 'aa' } as const;
    expect(finish([add, { type: 'custom', fn: (value) => `${String(value)}!` }], 'aa')).toBe('aa!');
  });

  it('does not look up the option of a select again', () => {
    const fn = (): string => 'Open';
    const column = { id: 'c', label: 'C', type: 'select', options: ['Open'] } as const;
    const respelled = { ...column, transformations: [{ type: 'custom', fn }, { type: 'lowercase' }] } as const;
    expect(finishOnHost(respelled, 'x')).toBe('open');
    const emptied = {
      ...column,
      transformations: [
        { type: 'custom', fn },
        { type: 'replace', find: 'Open', replace: ' ' },
      ],
    } as const;
    expect(finishOnHost(emptied, 'x')).toBeNull();
  });

  it('keeps results that are objects or functions', () => {
    for (const result of [{ a: 1 }, ['a'], () => 'a']) {
      expect(finish([{ type: 'custom', fn: () => result }, { type: 'uppercase' }], 'a')).toBe(result);
    }
  });

  it('refuses functions that are asynchronous, whose promises would be delivered', () => {
    const sentence = 'The `custom` transformation of "c" is asynchronous; it must return the value';
    expect(() => finish([{ type: 'custom', fn: async () => 'a' }], 'a')).toThrow(sentence);
  });

  it('leaves columns without functions unchanged', () => {
    expect(finish([{ type: 'uppercase' }], 'a')).toBe('a');
    const column = { id: 'c', label: 'C', transformations: [{ type: 'trim' }] } as const;
    const custom = { type: 'custom', fn: String } as const;
    expect(hasCustom({ ...column, transformations: [...column.transformations, custom] })).toBe(true);
    expect([hasCustom({ id: 'c', label: 'C' }), hasCustom(column)]).toEqual([false, false]);
  });
});
