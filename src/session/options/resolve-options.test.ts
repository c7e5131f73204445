import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ImporterConfiguration } from '../../adapters/index.js';
import type { Column } from '../../engine/index.js';
import type { BackendState } from '../session-state.js';
import { resolveOptions } from './resolve-options.js';
import type { ResolvedOptions, SessionOptions } from './session-options.js';

const NONE: BackendState = { status: 'none' };
const COLUMNS: readonly Column[] = [{ id: 'name', label: 'Name' }];
const CONFIGURATION: ImporterConfiguration = {
  columns: [{ id: 'theirs', label: 'Theirs' }],
  rowHandling: 'exclude',
  includeUnmatchedColumns: false,
  darkMode: false,
  assistant: false,
};
const ready = (more: Partial<ImporterConfiguration> = {}): BackendState => ({
  status: 'ready',
  configuration: { ...CONFIGURATION, ...more },
});

describe('options', () => {
  it('have defaults', () => {
    expect(resolveOptions({}, NONE)).toEqual({
      columns: [],
      dynamicColumns: [],
      rowHandling: 'block',
      includeUnmatchedColumns: false,
      limits: { maxFileSize: 2_147_483_648, maxRows: 10_000_000 },
      skipCertainSteps: false,
      skipHeaderRowSelection: false,
      resultShape: 'result',
      waitOnComplete: false,
      persist: 'session',
      mappingMemory: 'local',
    });
  });

  it('are those of the host', () => {
    const functions = { onComplete: () => 1, onClose: () => undefined, validateRows: () => [] };
    const given = {
      skipCertainSteps: true,
      skipHeaderRowSelection: true,
      resultShape: 'data',
      waitOnComplete: true,
      persist: false,
      mappingMemory: false,
      includeUnmatchedColumns: true,
      batchSize: 7,
      language: 'de',
      user: { id: 1 },
      metadata: { a: 1 },
      limits: { maxFileSize: 5, maxRows: 6 },
      onMappingLearned: () => undefined,
      columns: COLUMNS,
      dynamicColumns: COLUMNS,
      ...functions,
    } satisfies SessionOptions;
    const resolved = resolveOptions({ ...given, invalidRowHandling: 'include' }, NONE);
    expect(resolved).toEqual({ ...given, rowHandling: 'include' });
    expect(resolved.columns, 'the same object, so that screens are not drawn again').toBe(COLUMNS);
  });

  it.each<[what: string, given: SessionOptions, backend: BackendState, expected: Partial<ResolvedOptions>]>([
    [
      'no limits and batches of NaN rows',
      { limits: null as never, batchSize: Number.NaN },
      NONE,
      { batchSize: undefined },
    ],
    ['one limit', { limits: { maxRows: 6 } }, NONE, { limits: { maxFileSize: 2_147_483_648, maxRows: 6 } }],
    [
      'the lower limits',
      { limits: { maxFileSize: 5, maxRows: 6 } },
      ready({ maxFileSize: 4, maxRows: 7 }),
      { limits: { maxFileSize: 4, maxRows: 6 } },
    ],
    [
      'the limits of the host',
      { limits: { maxRows: 6 } },
      ready(),
      { limits: { maxFileSize: 2_147_483_648, maxRows: 6 } },
    ],
    [
      'the configuration of a backend',
      { invalidRowHandling: 'block', includeUnmatchedColumns: true },
      ready(),
      { rowHandling: 'exclude', includeUnmatchedColumns: false, columns: CONFIGURATION.columns },
    ],
    [
      'no columns before a backend has responded',
      { invalidRowHandling: 'include', includeUnmatchedColumns: true },
      { status: 'loading' },
      { columns: [], rowHandling: 'include', includeUnmatchedColumns: true },
    ],
    ['no remembered mappings of demo rows', { demoData: [], mappingMemory: 'local' }, NONE, { mappingMemory: false }],
  ])('have %s', (_, given, backend, expected) => {
    expect(resolveOptions({ ...(backend === NONE ? {} : { columns: COLUMNS }), ...given }, backend)).toMatchObject(
      expected,
    );
  });

  it('have the columns of a schema, unless there are others', () => {
    const schema = z.object({ age: z.number() });
    expect(resolveOptions({ schema }, NONE)).toMatchObject({ schema, columns: [{ id: 'age', type: 'number' }] });
    expect(resolveOptions({ schema, columns: COLUMNS }, NONE).columns).toBe(COLUMNS);
    const validateRows = (): [] => [];
    const resolved = resolveOptions({ schema, validateRows }, ready());
    expect([resolved.schema, resolved.validateRows], 'a backend does not have them').toEqual([undefined, undefined]);
  });

  it('have only texts to show in columns, whatever the host has passed', () => {
    const text = { en: 'Size' } as unknown as string;
    const given: Column = { id: 'size', label: text, description: text, placeholder: text };
    const { columns } = resolveOptions({ columns: [given] }, NONE);
    expect(columns).toEqual([{ id: 'size', label: 'size', description: undefined, placeholder: undefined }]);
  });

  it('set the formats of columns that have none', () => {
    const date: Column = { id: 'd', label: 'D', type: 'date' };
    const own: Column = { ...date, dateOrder: 'ymd' };
    const given = { dateOrder: 'dmy', decimal: ',' } as const;
    const price: Column = { id: 'p', label: 'P', type: 'number' };
    const resolved = resolveOptions({ ...given, columns: [date, price, own], dynamicColumns: [date, price] }, NONE);
    expect(resolved).toMatchObject({
      columns: [{ dateOrder: 'dmy' }, { decimal: ',' }, { dateOrder: 'ymd' }],
      dynamicColumns: [{ dateOrder: 'dmy' }, { decimal: ',' }],
    });
  });
});

describe('columns added to the importer of a backend', () => {
  const fn = (): string => '';
  const column: Column = {
    id: 'size',
    label: 'Size',
    validate: () => [],
    validators: [{ type: 'custom', fn }, { type: 'required' }],
    transformations: [{ type: 'trim' }, { type: 'custom', fn }],
  };

  it('lose their functions, which the backend does not have', () => {
    const { dynamicColumns } = resolveOptions({ dynamicColumns: [column, { id: 'a', label: 'A' }] }, ready());
    expect(dynamicColumns).toStrictEqual([
      { id: 'size', label: 'Size', validators: [{ type: 'required' }], transformations: [{ type: 'trim' }] },
      { id: 'a', label: 'A' },
    ]);
  });

  it('keep them without a backend', () => {
    expect(resolveOptions({ dynamicColumns: [column] }, NONE).dynamicColumns).toEqual([column]);
  });
});
