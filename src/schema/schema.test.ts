import { createRequire } from 'node:module';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z as zod4 } from 'zod';
import { z as zod3 } from 'zod3';
import { columnsFromSchema, schemaCheck } from './index.js';
import type { SchemaRow, SchemaVerdict } from './index.js';

/** Both versions share the API that these tests use, so the types of one serve for both. */
type Zod = typeof zod4;
const versions: readonly (readonly [string, Zod])[] = [
  ['zod 4', zod4],
  ['zod 3', zod3 as unknown as Zod],
];

const only = (schema: unknown): unknown => {
  const [column] = columnsFromSchema(schema);
  return column;
};
const verdict = async (schema: unknown, row: Record<string, unknown>): Promise<SchemaVerdict> => {
  const check = schemaCheck(schema);
  if (!check) throw new Error('expected a check');
  return check.check(row);
};

describe.each(versions)('columnsFromSchema with %s', (name, z) => {
  const required = { type: 'required' };
  const cases: readonly (readonly [string, () => unknown, object])[] = [
    ['text', () => z.string(), { type: 'string', validators: [required] }],
    ['optional', () => z.string().optional(), { type: 'string' }],
    ['nullable', () => z.string().nullable(), { type: 'string' }],
    ['nullish', () => z.string().nullish(), { type: 'string' }],
    ['e-mail', () => z.string().email(), { type: 'email', validators: [required] }],
    [
      'required with a message',
      () => z.string().min(1, 'Needed'),
      { type: 'string', validators: [{ type: 'required', message: 'Needed' }] },
    ],
    [
      "required with its type's message",
      () => z.enum(['a'], { message: 'Choose one' }),
      { type: 'select', validators: [{ type: 'required', message: 'Choose one' }], options: ['a'] },
    ],
    [
      'lengths',
      () => z.string().min(2, 'short').max(5),
      {
        type: 'string',
        validators: [required, { type: 'min_length', value: 2, message: 'short' }, { type: 'max_length', value: 5 }],
      },
    ],
    [
      'exact length',
      () => z.string().length(3),
      { type: 'string', validators: [required, { type: 'min_length', value: 3 }, { type: 'max_length', value: 3 }] },
    ],
    [
      'pattern',
      () => z.string().regex(/^a+$/, 'only a'),
      { type: 'string', validators: [required, { type: 'regex', pattern: '^a+$', message: 'only a' }] },
    ],
    ['a pattern no column supports', () => z.string().regex(/^a+$/i), { type: 'string', validators: [required] }],
    ['a pattern with lookahead', () => z.string().regex(/^(?=a)/), { type: 'string', validators: [required] }],
    [
      'number',
      () => z.number().min(1).max(9, 'big'),
      { type: 'number', validators: [required, { type: 'min', value: 1 }, { type: 'max', value: 9, message: 'big' }] },
    ],
    [
      'positive integer',
      () => z.number().int().positive(),
      { type: 'number', validators: [required, { type: 'min', value: 1 }] },
    ],
    ['coerced number', () => z.coerce.number(), { type: 'number', validators: [required] }],
    ['boolean', () => z.boolean(), { type: 'boolean', validators: [required] }],
    ['date', () => z.date().optional(), { type: 'date' }],
    ['date with bounds', () => z.date().min(new Date(0)).max(new Date()).optional(), { type: 'date' }],
    ['coerced date', () => z.coerce.date(), { type: 'date', validators: [required] }],
    ['enum', () => z.enum(['a', 'b']), { type: 'select', options: ['a', 'b'], validators: [required] }],
    [
      'native enum',
      () => z.nativeEnum({ Red: 0, Blue: 1, 0: 'Red', 1: 'Blue' }),
      { type: 'select', options: ['0', '1'], validators: [required] },
    ],
    ['literals', () => z.union([z.literal('x'), z.literal('y')]).optional(), { type: 'select', options: ['x', 'y'] }],
    ['an email or an empty text', () => z.string().email().or(z.literal('')), { type: 'email' }],
    [
      'default',
      () => z.string().default('NL'),
      { type: 'string', transformations: [{ type: 'default', value: 'NL' }] },
    ],
    [
      'default number',
      () => z.number().default(3),
      { type: 'number', transformations: [{ type: 'default', value: '3' }] },
    ],
    [
      'trim',
      () => z.string().trim().toLowerCase().optional(),
      {
        type: 'string',
        transformations: [
          { type: 'trim', stage: 'pre' },
          { type: 'lowercase', stage: 'pre' },
        ],
      },
    ],
    ['description', () => z.string().describe('Outer').optional(), { type: 'string', description: 'Outer' }],
    ['refined', () => z.string().refine((value) => value !== 'x'), { type: 'string', validators: [required] }],
    ['transformed', () => z.string().transform((value) => value.length), { type: 'string', validators: [required] }],
    ['piped', () => z.string().transform(Number).pipe(z.number()), { type: 'string', validators: [required] }],
    ['preprocessed', () => z.preprocess((value) => value, z.number()), { type: 'number', validators: [required] }],
    ['catch', () => z.number().optional().catch(1), { type: 'number' }],
    ['anything', () => z.any(), { type: 'string' }],
    ['branded', () => z.string().brand('Id').optional(), { type: 'string' }],
    ['list', () => z.array(z.string()).optional(), { type: 'string' }],
  ];

  it.each(cases)('%s', (_, schema, expected) => {
    expect(only(z.object({ firstName: schema() as never }))).toEqual({
      id: 'firstName',
      label: 'First name',
      ...expected,
    });
  });

  it('leaves a default that varies to the schema', () => {
    let count = 0;
    const schema = z.object({ id: z.number().default(() => (count += 1)) });
    expect(only(schema)).toEqual({ id: 'id', label: 'Id', type: 'number' });
    expect(schemaCheck(schema)).not.toBeNull();
  });

  it('unwraps layers around the object and flattens nested objects', () => {
    const schema = z
      .object({ address: z.object({ zipCode: z.string() }).optional(), name: z.string() })
      .superRefine(() => undefined)
      .transform((row) => row);
    expect(columnsFromSchema(schema).map(({ id, label }) => [id, label])).toEqual([
      ['address.zipCode', 'Address zip code'],
      ['name', 'Name'],
    ]);
  });

  it('returns no columns for anything but an object', () => {
    expect([z.string(), null, undefined, 7, {}].map(columnsFromSchema)).toEqual([[], [], [], [], []]);
  });

  it.each([
    ['url', () => z.string().url()],
    ['uuid', () => z.string().uuid()],
    ['datetime', () => z.string().datetime()],
    ['time', () => z.string().time()],
  ])('a string with the format %s has that type, and the schema checks what is delivered', (type, schema) => {
    expect(only(z.object({ a: schema().optional() }))).toMatchObject({ id: 'a', type });
    expect(schemaCheck(z.object({ a: schema() }))).not.toBeNull();
  });

  describe('schemaCheck', () => {
    it('is not needed when the columns express the whole schema', () => {
      const schema = z.object({
        a: z.string().email().min(2),
        b: z.coerce.number().max(3).optional(),
        c: z.enum(['x']),
        d: z.string().trim(),
      });
      expect(schemaCheck(schema)).toBeNull();
    });

    const beyond: readonly (readonly [string, () => unknown])[] = [
      ['a refinement', () => z.string().refine(Boolean)],
      ['a refined enum', () => z.enum(['a', 'b']).refine(Boolean)],
      ['a transform', () => z.string().transform(Number)],
      ['a date', () => z.date()],
      ['a whole number', () => z.number().int()],
      ['an exclusive bound', () => z.number().gt(2)],
      ['an address', () => z.string().url()],
      ['a numeric choice', () => z.nativeEnum({ A: 1, B: 2 })],
      ['a list', () => z.array(z.string())],
      ['a must', () => z.literal(true)],
    ];
    it.each(beyond)('is needed for %s', (_, schema) => {
      expect(schemaCheck(z.object({ a: schema() as never }))).not.toBeNull();
    });

    it('finds errors across cells', async () => {
      const schema = z
        .object({ from: z.number(), to: z.number() })
        .refine(({ from, to }) => from <= to, { message: 'Ends before it starts', path: ['to'] });
      expect(await verdict(schema, { from: 3, to: 1 })).toEqual({
        issues: [{ path: 'to', message: 'Ends before it starts' }],
        output: undefined,
      });
      expect(await verdict(schema, { from: 1, to: 3 })).toEqual({ issues: [], output: { from: 1, to: 3 } });
    });

    it('reports an issue without a path for the whole row', async () => {
      const schema = z.object({ a: z.string().optional() }).refine(() => false, 'No');
      expect((await verdict(schema, { a: 'x' })).issues).toEqual([{ path: null, message: 'No' }]);
    });

    it("returns the schema's output", async () => {
      const schema = z.object({
        born: z.date(),
        name: z.string().transform((text) => text.toUpperCase()),
        tags: z.array(z.string()),
        level: z.nativeEnum({ Low: 1, High: 2 }),
        note: z.string().optional(),
        left: z.string().nullable(),
        mail: z.string().email().or(z.literal('')),
        place: z.object({ city: z.string(), zip: z.string().optional() }),
      });
      const row = {
        born: '2024-02-29',
        name: 'ann',
        tags: 'a; b',
        level: '2',
        note: null,
        left: null,
        mail: '',
        'place.city': 'Ulm',
        'place.zip': '',
      };
      expect(await verdict(schema, row)).toEqual({
        issues: [],
        output: {
          born: new Date(Date.UTC(2024, 1, 29)),
          name: 'ANN',
          tags: ['a', 'b'],
          level: 2,
          left: null,
          mail: '',
          place: { city: 'Ulm' },
        },
      });
    });

    it('checks all rules if the columns are not its own', async () => {
      const schema = z.object({ a: z.string().min(2, 'Short'), b: z.string({ message: 'Needed' }) });
      const given = [{ id: 'a', label: 'A', validators: [{ type: 'required' as const }] }];
      expect(await schemaCheck(schema, given)!.check({ a: 'x', b: null })).toEqual({
        issues: [
          { path: 'a', message: 'Short' },
          { path: 'b', message: 'Needed' },
        ],
      });
      expect(await schemaCheck(schema, given)!.check({ a: null, b: 'x' })).toEqual({ issues: [] });
    });

    it('keeps the values of columns that the schema does not have', async () => {
      const given = [
        { id: 'a', label: 'A' },
        { id: 'extra', label: 'Extra' },
      ];
      for (const schema of [z.object({ a: z.string() }), z.object({ a: z.string() }).strict()]) {
        const { output } = await schemaCheck(schema, given)!.check({ a: 'x', extra: 'E' });
        expect(output).toEqual({ a: 'x', extra: 'E' });
      }
    });

    it('reports nothing for empty required cells, which the columns report', async () => {
      const schema = z.object({ a: z.string(), b: z.string().refine((text) => text === 'b', 'Not b') });
      expect((await verdict(schema, { a: null, b: 'c' })).issues).toEqual([{ path: 'b', message: 'Not b' }]);
    });

    it('waits for asynchronous refinements', async () => {
      const schema = z.object({ a: z.string().refine(async (text) => text === 'free', 'Taken') });
      expect((await verdict(schema, { a: 'used' })).issues).toEqual([{ path: 'a', message: 'Taken' }]);
      expect((await verdict(schema, { a: 'free' })).output).toEqual({ a: 'free' });
    });

    it('runs asynchronous refinements once, and waits also for those that reject', async () => {
      const seen: string[] = [];
      const unhandled = vi.fn();
      process.on('unhandledRejection', unhandled);
      const isFree = async (text: string): Promise<boolean> => {
        seen.push(text);
        await Promise.resolve();
        if (text === 'down') throw new Error('Down.');
        return true;
      };
      const check = schemaCheck(z.object({ a: z.string().refine(isFree) }))!;
      await check.check({ a: 'x' });
      await expect(check.check({ a: 'down' })).rejects.toThrow('Down.');
      await new Promise((resolve) => setTimeout(resolve, 0));
      process.off('unhandledRejection', unhandled);
      expect(seen).toEqual(['x', 'down']);
      expect(unhandled).not.toHaveBeenCalled();
    });

    it('accepts an empty cell of any or unknown', async () => {
      const schema = z.object({ a: z.any(), b: z.unknown(), c: z.string().refine(Boolean) });
      expect((await verdict(schema, { a: null, b: null, c: 'x' })).output).toEqual({ a: null, b: null, c: 'x' });
    });

    it('leaves to `catch` what is wrong, and what is missing', async () => {
      const schema = z.object({
        age: z.number().min(18).catch(99),
        note: z.string().nullable().catch('-'),
        place: z.object({ city: z.string() }).catch({ city: 'Ulm' }),
      });
      expect(columnsFromSchema(schema)).toEqual([
        { id: 'age', label: 'Age', type: 'number' },
        { id: 'note', label: 'Note', type: 'string' },
        { id: 'place.city', label: 'Place city', type: 'string' },
      ]);
      const output = { age: 99, note: null, place: { city: 'Ulm' } };
      expect(await verdict(schema, { age: 5, note: null, 'place.city': null })).toEqual({ issues: [], output });
      expect(await verdict(schema, { age: null, note: null, 'place.city': null })).toEqual({ issues: [], output });
    });

    it('takes prototype names as data', async () => {
      const schema = z.object({ constructor: z.string().refine(Boolean) });
      expect((await verdict(schema, { constructor: 'x' })).issues).toEqual([]);
    });
  });

  it(`works with another copy of ${name}`, () => {
    // The CommonJS build is a separate copy.
    const other = createRequire(import.meta.url)(name === 'zod 4' ? 'zod' : 'zod3') as typeof import('zod');
    expect(other.z.string).not.toBe(z.string);
    const schema = other.z.object({ age: other.z.number().min(18) });
    expect(only(schema)).toEqual({
      id: 'age',
      label: 'Age',
      type: 'number',
      validators: [required, { type: 'min', value: 18 }],
    });
  });
});

describe('features of zod 4 only', () => {
  it('reads meta', () => {
    const mail = zod4
      .email()
      .meta({ title: 'E-mail address', description: 'Private', placeholder: 'a@b.c', aliases: ['mail'] });
    expect(only(zod4.object({ mail: mail.optional() }))).toEqual({
      id: 'mail',
      label: 'E-mail address',
      type: 'email',
      description: 'Private',
      placeholder: 'a@b.c',
      aliases: ['mail'],
    });
  });

  it('reads top-level formats and several literals', () => {
    const schema = zod4.object({
      day: zod4.iso.date(),
      count: zod4.int().min(0),
      kind: zod4.literal(['a', 'b']),
      flag: zod4.stringbool(),
    });
    expect(columnsFromSchema(schema).map(({ type }) => type)).toEqual(['date', 'number', 'select', 'string']);
  });
});

describe('any Standard Schema', () => {
  const schema = {
    '~standard': {
      version: 1,
      vendor: 'own',
      validate: (value: unknown) => {
        const row = value as Record<string, unknown>;
        if (row['note'] === undefined) return { issues: [{ message: 'Note missing', path: [{ key: 'note' }] }] };
        return row['age'] === 7
          ? { value: { ...row, age: 'seven' } }
          : { issues: [{ message: 'Not seven', path: ['age'] }] };
      },
    },
  };

  it('returns no columns but checks rows', async () => {
    expect(columnsFromSchema(schema)).toEqual([]);
    expect((await verdict(schema, { age: 8, note: 'x' })).issues).toEqual([{ path: 'age', message: 'Not seven' }]);
    expect((await verdict(schema, { age: 7, note: 'x' })).output).toEqual({ age: 'seven', note: 'x' });
  });

  it('passes null when an absent member is rejected', async () => {
    expect((await verdict(schema, { age: 7, note: null })).output).toEqual({ age: 'seven', note: null });
  });

  it('is null when nothing can validate', () => {
    expect([null, {}, { '~standard': {} }, 'x'].map((schema) => schemaCheck(schema))).toEqual([null, null, null, null]);
  });
});

describe('the message for an empty cell', () => {
  it.each<[name: string, schema: unknown]>([
    ['zod 4', zod4.string({ error: ({ input }) => (input === undefined ? 'Needed' : 'Not text') })],
    ['zod 4, as an object', zod4.string({ error: () => ({ message: 'Needed' }) })],
    ['zod 3', zod3.string({ required_error: 'Needed', invalid_type_error: 'Not text' })],
    [
      'zod 4, by what is expected',
      zod4.number({ error: ({ expected }) => (expected === 'number' ? 'Needed' : 'Odd') }),
    ],
    [
      'zod 4, of an enum',
      zod4.enum(['q'], {
        error: ({ code, values }) => (code === 'invalid_value' && values[0] === 'q' ? 'Needed' : 'Odd'),
      }),
    ],
    [
      'zod 3, by its kind',
      zod3.number({ errorMap: ({ code }) => ({ message: code === 'invalid_type' ? 'Needed' : 'Odd' }) }),
    ],
    ['zod 3, by a function', zod3.string({ errorMap: () => ({ message: 'Needed' }) })],
  ])('comes from the schema: %s', (_, schema) => {
    expect(only(zod4.object({ a: schema as never }))).toMatchObject({ validators: [{ message: 'Needed' }] });
  });

  it.each<[name: string, schema: unknown]>([
    ['fails', zod4.string({ error: () => raise() })],
    ['has none', zod4.string({ error: () => undefined })],
    ['is about other issues', zod3.string({ invalid_type_error: 'Not text' })],
  ])('is the usual one if the function %s', (_, schema) => {
    expect(only(zod4.object({ a: schema as never }))).toMatchObject({ validators: [{ type: 'required' }] });
    expect(JSON.stringify(only(zod4.object({ a: schema as never })))).not.toContain('message');
  });
});

function raise(): never {
  throw new Error('It needs more of the issue.');
}

describe('SchemaRow', () => {
  it('is the output of the schema', () => {
    const four = zod4.object({ a: zod4.string().transform(Number), b: zod4.date().optional() });
    const three = zod3.object({ a: zod3.string().transform(Number) });
    expectTypeOf<SchemaRow<typeof four>>().toEqualTypeOf<{ a: number; b?: Date | undefined }>();
    expectTypeOf<SchemaRow<typeof three>>().toEqualTypeOf<{ a: number }>();
    expectTypeOf<SchemaRow<{ '~standard': { types?: { input: string; output: { c: 1 } } } }>>().toEqualTypeOf<{
      c: 1;
    }>();
  });
});
