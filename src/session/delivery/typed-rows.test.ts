import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { z as zod3 } from 'zod3';
import type { Column, RowOf } from '../../engine/index.js';
import type { SchemaRow } from '../../schema/index.js';
import { importSession, openAt } from '../testing/import-session.js';
import type { SessionOptions } from '../options/session-options.js';

/* Expected rows are written under the row types and compared with a delivery, so that types and behavior agree. */

async function delivered(text: string, options: SessionOptions): Promise<unknown> {
  let rows: unknown;
  const onBatch: SessionOptions['onBatch'] = (batch) => {
    rows = batch;
  };
  const session = importSession({ columns: undefined, invalidRowHandling: 'exclude', ...options, onBatch });
  await openAt(session, text, 'review');
  await session.actions.submit();
  expect(session.store.getState().step).toBe('complete');
  return rows;
}

describe('a delivered row has the type of its columns', () => {
  it('with values and with empty optional cells', async () => {
    const columns = [
      { id: 'name', label: 'Name', validators: [{ type: 'required' }] },
      { id: 'age', label: 'Age', type: 'number' },
      { id: 'active', label: 'Active', type: 'boolean' },
      {
        id: 'plan',
        label: 'Plan',
        type: 'select',
        options: ['free', 'pro'],
        transformations: [{ type: 'uppercase', stage: 'pre' }],
      },
      { id: 'tier', label: 'Tier', type: 'select', options: ['a'], allowNewOptions: true },
      { id: 'state', label: 'State', type: 'select', options: ['Open'], transformations: [{ type: 'lowercase' }] },
      { id: 'joined', label: 'Joined', type: 'date' },
      { id: 'stock', label: 'Stock', type: 'number', transformations: [{ type: 'default', value: '0' }] },
      { id: 'rank', label: 'Rank', type: 'number', transformations: [{ type: 'default', value: 'none' }] },
      {
        id: 'code',
        label: 'Code',
        validators: [{ type: 'required' }],
        transformations: [{ type: 'remove_special_chars' }],
      },
      {
        id: 'letters',
        label: 'Letters',
        transformations: [{ type: 'custom', fn: (text: unknown) => String(text ?? '').length }],
      },
      { id: 'tag', label: 'Tag', transformations: [{ type: 'custom', fn: () => undefined as Date | undefined }] },
    ] as const satisfies readonly Column[];
    expectTypeOf<RowOf<typeof columns>['tier']>().toEqualTypeOf<string | null>();
    expectTypeOf<RowOf<typeof columns>['state']>().toEqualTypeOf<string | null>();
    expectTypeOf<RowOf<typeof columns>['plan']>().toEqualTypeOf<'free' | 'pro' | null>();
    const rows = await delivered(
      'Name,Age,Active,Plan,State,Joined,Stock,Rank,Code,Letters,Tag\nAnn,30,yes,Pro,open,2026-01-31,7,1,a-b,abc,x\nBo,,,,,,,,!!!,,\n',
      { columns },
    );
    const expected: readonly RowOf<typeof columns>[] = [
      {
        name: 'Ann',
        age: 30,
        active: true,
        plan: 'pro',
        tier: null,
        state: 'open',
        joined: '2026-01-31',
        stock: 7,
        rank: 1,
        code: 'ab',
        letters: 3,
        tag: null,
      },
      {
        name: 'Bo',
        age: null,
        active: null,
        plan: null,
        tier: null,
        state: null,
        joined: null,
        stock: 0,
        rank: 'none',
        code: null,
        letters: 0,
        tag: null,
      },
    ];
    expect(rows).toEqual(expected);
    expectTypeOf<RowOf<typeof columns>['name']>().toBeString();
  });
});

describe('a delivered row has the output type of its schema', () => {
  const text = 'Name,Nick,Age,Note,Kind\nAnn,A,3,n,x\nBo,,,,\n';

  it('when the columns express the whole schema', async () => {
    const schema = z.object({
      name: z.string(),
      nick: z.string().optional(),
      age: z.number().nullable(),
      note: z.string().default('none'),
      kind: z.enum(['x', '']),
    });
    const expected: readonly SchemaRow<typeof schema>[] = [
      { name: 'Ann', nick: 'A', age: 3, note: 'n', kind: 'x' },
      { name: 'Bo', age: null, note: 'none', kind: '' },
    ];
    expect(await delivered(text, { schema })).toStrictEqual(expected);
  });

  it('when the schema has to run', async () => {
    const schema = zod3
      .object({ name: zod3.string(), nick: zod3.string().optional(), age: zod3.coerce.number().nullish() })
      .transform((row) => ({ ...row, initial: row.name.charAt(0) }));
    const expected: readonly SchemaRow<typeof schema>[] = [
      { name: 'Ann', nick: 'A', age: 3, initial: 'A' },
      { name: 'Bo', initial: 'B' },
    ];
    expect(await delivered(text, { schema })).toStrictEqual(expected);
  });

  it('with invalid rows only when they are included', async () => {
    const schema = z.object({ name: z.string(), nick: z.string().optional(), age: z.number() });
    expect(await delivered(text, { schema, invalidRowHandling: 'include' })).toStrictEqual([
      { name: 'Ann', nick: 'A', age: 3 },
      { name: 'Bo', age: null },
    ]);
  });
});
