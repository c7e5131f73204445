import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Column, Validator } from '../../engine/index.js';
import type { SessionOptions } from '../options/session-options.js';
import { COLUMNS, importSession, openAt } from '../testing/import-session.js';

const TEXT = 'Name,Age\nAnn,30\nBo,\nCy,50\n';

/** The issues of each row, as `column: message`. */
async function issuesOf(options: SessionOptions, text = TEXT): Promise<readonly (readonly string[])[]> {
  const session = importSession({ persist: false, mappingMemory: false, ...options });
  await openAt(session, text, 'review');
  const { rows } = await session.actions.readRows(0, 9);
  session.destroy();
  return rows.map(({ issues }) => issues.map(({ column, message, code }) => `${column ?? 'row'}: ${message ?? code}`));
}

const custom = (fn: (value: string) => unknown, message?: string): readonly Column[] => {
  const validator = { type: 'custom', fn, ...(message === undefined ? {} : { message }) } as unknown as Validator;
  return [COLUMNS[0]!, { id: 'age', label: 'Age', validators: [validator] }];
};

describe('a function of a column', () => {
  it.each<[verdict: unknown, message: string | undefined, issue: string | null]>([
    [true, undefined, null],
    [null, undefined, null],
    [undefined, 'Not used.', null],
    ['Too old.', 'Not used.', 'age: Too old.'],
    [false, 'Too old.', 'age: Too old.'],
    [0, 'Zero.', 'age: Zero.'],
  ])('that returns %o, with the message %o, makes the issue %o', async (verdict, message, issue) => {
    const columns = custom((value) => (value === '50' ? verdict : true), message);
    expect(await issuesOf({ columns })).toEqual([[], [], issue === null ? [] : [issue]]);
  });

  it('must not be asynchronous, which would make every value invalid', async () => {
    const columns = custom(async () => true);
    const session = importSession({ persist: false, mappingMemory: false, columns });
    await openAt(session, TEXT, 'review');
    const reason = 'The `custom` validator of "age" is asynchronous; use `validate` instead.';
    expect(session.store.getState().error).toMatchObject({ code: 'host', params: { task: 'check', reason } });
    session.destroy();
  });

  it('is not called for blank cells, nor instead of other validators', async () => {
    const asked: string[] = [];
    const columns = custom((value) => (asked.push(value), true));
    const required: Column = { ...columns[1]!, validators: [...columns[1]!.validators!, { type: 'required' }] };
    expect(await issuesOf({ columns: [columns[0]!, required] }, 'Name,Age\nAnn,1\nBo,\nCy, \n')).toEqual([
      ...[[], ['age: required'], ['age: required']],
    ]);
    expect(asked).toEqual(['1']);
  });
});

describe('a schema beside columns', () => {
  const schema = z.object({ name: z.string().min(3, 'Short'), age: z.number({ message: 'No age' }).max(40, 'Old') });

  it('checks rules that its own columns would express', async () => {
    expect(await issuesOf({ schema, columns: COLUMNS })).toEqual([
      [],
      ['name: Short', 'age: No age'],
      ['name: Short', 'age: Old'],
    ]);
  });
});

describe('the checks of a host', () => {
  it.each([undefined, null])('may return %s', async (nothing) => {
    const columns: readonly Column[] = [COLUMNS[0]!, { ...COLUMNS[1]!, validate: () => nothing as never }];
    expect(await issuesOf({ columns, validateRows: () => nothing as never })).toEqual([[], [], []]);
  });

  it('may be about a column', async () => {
    const signals: boolean[] = [];
    const age: Column = {
      ...COLUMNS[1]!,
      validate: async (rows, { signal }) => {
        signals.push(signal.aborted);
        return rows.flatMap(({ index, values }) =>
          values['age'] === 50
            ? [
                { index, message: 'Late.' },
                { index, column: 'name', message: 'Who?' },
              ]
            : [],
        );
      },
    };
    expect(await issuesOf({ columns: [COLUMNS[0]!, age] })).toEqual([[], [], ['name: Who?', 'age: Late.']]);
    expect(signals).toEqual([false]);
  });

  it('are reported if they name rows or columns that do not exist, each once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const findings = [
      { index: -1, message: 'b' },
      { index: '0' as never, message: 'c' },
      { row: 0, message: 'd' } as never,
      { index: 1, column: 'agee', message: 'e' },
      { index: 2, column: 'agee', message: 'f' },
      { index: 2, column: null as never, message: 'g' },
    ];
    expect(await issuesOf({ validateRows: () => findings })).toEqual([[], ['row: e'], ['row: f', 'row: g']]);
    const row = (index: unknown): string =>
      `returned a finding for the row ${String(index)}, which does not exist. It is`;
    expect(warn.mock.calls.map(([sentence]) => sentence as string)).toEqual([
      ...[-1, 0, undefined].map((index) => `CSVImporter: \`validateRows\` ${row(index)} ignored.`),
      'CSVImporter: `validateRows` returned a finding for the column "agee", which does not exist. The row shows it.',
    ]);
    warn.mockRestore();
  });

  it('may be about rows, with warnings, and without a message', async () => {
    const session = importSession({
      validateRows: (rows) =>
        rows.flatMap(({ index, texts }) =>
          texts['name'] === 'Cy'
            ? [{ index, message: undefined as unknown as string }]
            : [{ index, column: 'age', message: 'Sure?', severity: 'warning' as const }],
        ),
    });
    await openAt(session, TEXT, 'review');
    const { rows } = await session.actions.readRows(0, 9);
    const warning = { column: 'age', message: 'Sure?', severity: 'warning' };
    expect(rows.map(({ issues }) => issues)).toMatchObject([
      [warning],
      [warning],
      [{ message: '', severity: 'error' }],
    ]);
    expect(rows[2]?.issues[0]?.column ?? null).toBeNull();
    session.destroy();
  });

  it('may be a schema, whose issues are shown where there are no others', async () => {
    const schema = z
      .object({ name: z.string(), age: z.number().nullable() })
      .refine(({ name }) => name !== 'Ann', { message: 'Not Ann.' })
      .refine(({ age }) => age !== 50, { message: 'Not 50.', path: ['age'] });
    expect(await issuesOf({ schema, columns: undefined }, `${TEXT}Di,old\n`)).toEqual([
      ...[['row: Not Ann.'], [], ['age: Not 50.'], ['age: number']],
    ]);
  });

  it.each<[what: string, options: SessionOptions, message?: string]>([
    ['a column', { columns: [{ ...COLUMNS[0]!, validate: () => Promise.reject(new Error('Down.')) }] }],
    [
      'rows',
      {
        validateRows: () => {
          throw new Error('Down.');
        },
      },
    ],
    ['a cell', { columns: custom(() => { throw new Error('Down.'); }) }], // prettier-ignore
    ['something else than an error', { validateRows: () => Promise.reject() }, ''],
  ])('of %s that fail are an error of the host', async (_, options, message = 'Down.') => {
    const session = importSession(options);
    await openAt(session, TEXT, 'review');
    expect(session.store.getState().error).toMatchObject({ code: 'host', params: { task: 'check' }, message });
    session.destroy();
  });

  it.each<[what: string, options: SessionOptions, isAsked: boolean]>([
    ['there are none', {}, false],
    ['a schema that the columns express', { schema: z.object({ name: z.string() }), columns: undefined }, false],
    ['there are some', { validateRows: () => [] }, true],
  ])('are part of the validation: %s', async (_, options, isAsked) => {
    const asked: number[] = [];
    const given = options.validateRows;
    const validateRows = given && ((rows: Parameters<typeof given>[0]) => (asked.push(rows.length), []));
    await issuesOf({ ...options, validateRows });
    expect(asked).toEqual(isAsked ? [3] : []);
  });
});
