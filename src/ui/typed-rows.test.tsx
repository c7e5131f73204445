import { describe, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { z as zod3 } from 'zod3';
import { createMemoryAdapter } from '../adapters/index.js';
import type { BackendAdapter } from '../adapters/index.js';
import type { CellValue, Column, ImportData, ImportResult, ResultRow, RowOf } from '../engine/index.js';
import { CSVImporter } from './CSVImporter.js';
import type { CSVImporterProps } from './csv-importer-props.js';

/* Types of the rows, checked at compile time: `tsc -b` fails if one of them is wrong. */

const someColumns: readonly Column[] = [];
const eitherHandling = 'include' as 'include' | 'exclude';
const adapter: BackendAdapter = createMemoryAdapter();

type Untyped = Readonly<Record<string, CellValue>>;
interface Standard<Output> {
  readonly '~standard': { readonly version: 1; readonly types?: { readonly input: unknown; readonly output: Output } };
}

describe('rows of a schema', () => {
  test('have its output type, with zod 4, zod 3 and any Standard Schema', () => {
    const four = z.object({ email: z.email(), age: z.coerce.number().optional(), born: z.date().nullable() });
    const three = zod3.object({ email: zod3.string(), tags: zod3.array(zod3.string()).default([]) });
    const standard = { '~standard': { version: 1 } } as Standard<{ size: 'S' | 'L' }>;
    void (
      <>
        <CSVImporter
          schema={four}
          onComplete={({ rows, summary }) => {
            expectTypeOf(rows).toEqualTypeOf<readonly z.infer<typeof four>[]>();
            expectTypeOf(rows[0]!.email).toBeString();
            expectTypeOf(summary.validRows).toBeNumber();
          }}
          onBatch={(rows) => expectTypeOf(rows).toEqualTypeOf<readonly z.infer<typeof four>[]>() as unknown as void}
        />
        <CSVImporter
          schema={three}
          onComplete={({ rows }) => expectTypeOf(rows).toEqualTypeOf<readonly zod3.infer<typeof three>[]>()}
        />
        <CSVImporter
          schema={standard}
          columns={[{ id: 'size', label: 'Size' }]}
          onComplete={({ rows }) => expectTypeOf(rows).toEqualTypeOf<readonly { size: 'S' | 'L' }[]>()}
        />
      </>
    );
  });
});

describe('columns written in place', () => {
  test('have only members of columns', () => {
    const listed = ['email' as const, 'number' as const];
    void (
      <>
        {/* @ts-expect-error: a validator */}
        <CSVImporter columns={[{ id: 'a', label: 'A', required: true }]} />
        {/* @ts-expect-error: misspelt */}
        <CSVImporter columns={[{ id: 'a', label: 'A', dateorder: 'dmy' }]} />
        {/* @ts-expect-error: misspelt */}
        <CSVImporter columns={[]} dynamicColumns={[{ id: 'a', label: 'A', validator: [] }]} />
        <CSVImporter columns={listed.map((type) => ({ id: type, label: type, type }))} />
      </>
    );
  });
});

describe('rows of columns', () => {
  test('have the type of each column, and null where it may be empty', () => {
    void (
      <CSVImporter
        columns={[
          { id: 'name', label: 'Name' },
          { id: 'age', label: 'Age', type: 'number' },
          { id: 'active', label: 'Active', type: 'boolean', validators: [{ type: 'required' }] },
          { id: 'plan', label: 'Plan', type: 'select', options: ['free', 'pro'] },
          { id: 'joined', label: 'Joined', type: 'date', transformations: [{ type: 'default', value: '2026-01-01' }] },
        ]}
        onComplete={({ rows }) => {
          expectTypeOf(rows).toEqualTypeOf<
            readonly {
              readonly name: string | null;
              readonly age: number | null;
              readonly active: boolean;
              readonly plan: 'free' | 'pro' | null;
              readonly joined: string;
            }[]
          >();
        }}
      />
    );
  });

  test('reflect how transformations change a value', () => {
    const columns = [
      {
        id: 'code',
        label: 'Code',
        validators: [{ type: 'required' }],
        transformations: [{ type: 'remove_special_chars' }],
      },
      { id: 'price', label: 'Price', type: 'number', transformations: [{ type: 'replace', find: '€', replace: '' }] },
      { id: 'stock', label: 'Stock', type: 'number', transformations: [{ type: 'default', value: '0' }] },
      { id: 'rank', label: 'Rank', type: 'number', transformations: [{ type: 'default', value: 'none' }] },
      {
        id: 'size',
        label: 'Size',
        type: 'select',
        options: ['S', 'L'],
        transformations: [{ type: 'default', value: '?' }],
      },
      { id: 'sum', label: 'Sum', transformations: [{ type: 'custom', fn: (text: unknown) => Number(text) }] },
      {
        id: 'day',
        label: 'Day',
        transformations: [{ type: 'custom', fn: () => new Date() as Date | undefined }],
      },
      { id: 'any', label: 'Any', transformations: [{ type: 'custom', fn: () => 1 }, { type: 'trim' }] },
      { id: 'paid', label: 'Paid', type: 'currency', currency: 'EUR' },
      { id: 'at', label: 'At', type: 'datetime', validators: [{ type: 'required' }] },
    ] as const;
    expectTypeOf<RowOf<typeof columns>>().toEqualTypeOf<{
      readonly code: string | null;
      readonly price: number | string | null;
      readonly stock: number;
      readonly rank: number | 'none';
      readonly size: 'S' | 'L' | '?';
      readonly sum: number;
      readonly day: Date | null;
      readonly any: unknown;
      readonly paid: number | null;
      readonly at: string;
    }>();
  });

  test('are untyped if the columns are not known', () => {
    void (
      <>
        <CSVImporter
          columns={someColumns}
          onComplete={({ rows }) => expectTypeOf(rows).toEqualTypeOf<readonly ResultRow[]>()}
        />
        <CSVImporter
          adapter={adapter}
          onComplete={({ job }) => expectTypeOf(job?.status).toEqualTypeOf<string | undefined>()}
        />
        <CSVImporter columns={someColumns} onComplete={(result: ImportResult) => result.rows.length} />
        <CSVImporter
          columns={[{ id: 'age', label: 'Age', type: 'number' }]}
          onComplete={(result: ImportResult) => result.rows.length}
        />
      </>
    );
  });

  test('of an unknown type are rejected', () => {
    // @ts-expect-error Unknown column type.
    void (<CSVImporter columns={[{ id: 'age', label: 'Age', type: 'numeric' }]} />);
    // @ts-expect-error `label` is missing.
    void (<CSVImporter columns={[{ id: 'age' }]} />);
    const columns = [{ id: 'age', label: 'Age', type: 'number' }] as const;
    // @ts-expect-error The row has no such property.
    void (<CSVImporter columns={columns} onComplete={({ rows }) => rows[0]?.name} />);
  });
});

describe('in addition to the columns', () => {
  const columns = [{ id: 'name', label: 'Name' }] as const;

  test('rows have custom fields and unmatched cells if requested', () => {
    interface Name {
      readonly name: string | null;
    }
    void (
      <>
        <CSVImporter
          columns={columns}
          dynamicColumns={[{ id: 'size', label: 'Size', type: 'number' }]}
          includeUnmatchedColumns
          onComplete={({ rows }) => {
            expectTypeOf(rows[0]!._custom_fields).toEqualTypeOf<{ readonly size: number | null }>();
            expectTypeOf(rows[0]!._unmatched).toEqualTypeOf<Readonly<Record<string, string | null>>>();
            expectTypeOf(rows[0]!).toExtend<Name>();
          }}
        />
        <CSVImporter
          columns={columns}
          dynamicColumns={someColumns}
          onComplete={({ rows }) => {
            expectTypeOf(rows[0]!._custom_fields).toEqualTypeOf<Untyped | undefined>();
            expectTypeOf(rows[0]!).not.toHaveProperty('_unmatched');
          }}
        />
        <CSVImporter
          columns={columns}
          onComplete={({ rows }) => expectTypeOf(rows[0]!).toEqualTypeOf<{ readonly name: string | null }>()}
        />
      </>
    );
  });

  test('`include` adds invalid rows, whose values are untyped', () => {
    const schema = z.object({ age: z.number() });
    void (
      <>
        <CSVImporter
          schema={schema}
          invalidRowHandling="include"
          onComplete={({ rows, issues }) => {
            expectTypeOf(rows[0]!.age).toEqualTypeOf<CellValue>();
            expectTypeOf(issues?.length).toEqualTypeOf<number | undefined>();
          }}
        />
        <CSVImporter
          columns={columns}
          invalidRowHandling={eitherHandling}
          onComplete={({ rows }) => expectTypeOf(rows[0]!.name).toEqualTypeOf<CellValue>()}
        />
        <CSVImporter
          schema={schema}
          invalidRowHandling="exclude"
          onComplete={({ rows }) => expectTypeOf(rows[0]!.age).toBeNumber()}
        />
      </>
    );
  });
});

describe('the shape of the result', () => {
  const columns = [{ id: 'age', label: 'Age', type: 'number' }] as const;

  test('is the requested one', () => {
    void (
      <>
        <CSVImporter
          columns={columns}
          dynamicColumns={[{ id: 'size', label: 'Size' }]}
          resultShape="data"
          onComplete={(data) => {
            expectTypeOf(data.rows[0]!.index).toBeNumber();
            expectTypeOf(data.rows[0]!.values.age).toEqualTypeOf<number | null>();
            expectTypeOf(data.rows[0]!.values.size).toEqualTypeOf<string | null>();
            expectTypeOf(data.num_rows).toBeNumber();
            expectTypeOf(data).not.toHaveProperty('summary');
          }}
        />
        <CSVImporter columns={someColumns} resultShape="data" onComplete={(data: ImportData) => data.num_rows} />
        <CSVImporter
          columns={columns}
          resultShape="result"
          onComplete={(result) => {
            expectTypeOf(result.summary.totalRows).toBeNumber();
            expectTypeOf(result).not.toHaveProperty('num_rows');
          }}
        />
      </>
    );
  });

  test('is either one if props are passed on', () => {
    const Wrapped = (props: CSVImporterProps) => <CSVImporter {...props} language="de" />;
    void (
      <>
        <Wrapped columns={columns} onComplete={({ rows }) => rows.length} />
        <Wrapped columns={columns} resultShape="data" onComplete={(data: ImportData) => data.num_rows} />
        <Wrapped columns={columns} onComplete={(result: ImportResult) => result.summary} />
      </>
    );
    const onComplete: CSVImporterProps['onComplete'] = ({ rows }) => rows.length;
    void (<CSVImporter columns={columns} onComplete={onComplete} />);
  });
});
