import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import { createEngine } from '../create-engine.js';
import type { ColumnPreview, MappingPreviewParams } from '../engine-calls.js';

const OVERRIDES = { header: { start: 0, rows: 1 }, delimiter: ',' };

async function previewOf(
  lines: readonly string[],
  columns: readonly Column[],
  { isIndexed = false, ...given }: Partial<MappingPreviewParams> & { readonly isIndexed?: boolean } = {},
): Promise<readonly ColumnPreview[]> {
  const engine = createEngine();
  const blob = new Blob([[columns.map(({ id }) => id).join(','), ...lines].join('\n')]);
  await engine.call('table-open', { blob, fileName: 'a.csv', overrides: OVERRIDES });
  if (isIndexed) await engine.call('table-index', {});
  return engine.call('mapping-preview', { columns, mapping: columns.map(({ id }) => id), formats: [], ...given });
}

const ONE = (column: Partial<Column>): readonly Column[] => [{ id: 'a', label: 'A', ...column }];

describe('the preview of a mapping', () => {
  it.each<[string, Partial<Column>, readonly string[], Omit<ColumnPreview, 'column' | 'checked'>]>([
    ['texts as they are', {}, ['x', 'y'], { results: [], misfits: 0, misfit: null }],
    [
      'a transformation',
      { transformations: [{ type: 'uppercase' }] },
      ['x', 'Y', 'z'],
      {
        results: [
          { sample: 0, value: 'X' },
          { sample: 2, value: 'Z' },
        ],
        misfits: 0,
        misfit: null,
      },
    ],
    [
      'an empty value only if there is no other example',
      { type: 'number', validators: [{ type: 'required' }] },
      ['', ' ', 'few'],
      { results: [], misfits: 3, misfit: 'few' },
    ],
    ['empty values', { validators: [{ type: 'required' }] }, [' ', 'x', ' '], { results: [], misfits: 2, misfit: ' ' }],
    ['values with errors', { type: 'number' }, ['many', '2', 'few'], { results: [], misfits: 2, misfit: 'many' }],
    [
      'no result for a value with an error',
      { transformations: [{ type: 'uppercase' }], validators: [{ type: 'max_length', value: 1 }] },
      ['xx', 'y'],
      { results: [{ sample: 1, value: 'Y' }], misfits: 1, misfit: 'xx' },
    ],
    [
      'spaces around values that are delivered without',
      { type: 'number' },
      [' 7 ', '8'],
      { results: [], misfits: 0, misfit: null },
    ],
    [
      'options that values are matched with',
      { type: 'select', options: ['yes', 'no'] },
      [' Ja ', 'no', 'oui', 'maybe'],
      {
        results: [
          { sample: 0, value: 'yes' },
          { sample: 2, value: 'yes' },
        ],
        misfits: 1,
        misfit: 'maybe',
      },
    ],
    ['any value without options', { type: 'select' }, ['x'], { results: [], misfits: 0, misfit: null }],
  ])('shows %s', async (_what, column, lines, expected) => {
    expect(await previewOf(lines, ONE(column))).toEqual([{ column: 'a', checked: lines.length, ...expected }]);
  });

  it('reads booleans in the language of the plan', async () => {
    const [german] = await previewOf(['ja', 'nein'], ONE({ type: 'boolean' }), { language: 'de' });
    expect(german).toMatchObject({ misfits: 0, results: [{ value: true }, { value: false }] });
  });

  it('checks rows without the cell', async () => {
    const columns = [...ONE({}), { id: 'b', label: 'B', validators: [{ type: 'required' } as const] }];
    const [, second] = await previewOf(['1,x', '2', '3,y'], columns);
    expect(second).toMatchObject({ checked: 3, misfits: 1, misfit: '' });
  });

  it('is nothing without a mapping', async () => {
    expect(await previewOf(['x'], ONE({}), { mapping: [null] })).toEqual([]);
  });

  it('checks a sample of a long file', async () => {
    const lines = Array.from({ length: 3000 }, (_, row) => (row < 500 ? '1' : 'x'));
    const [preview] = await previewOf(lines, ONE({ type: 'number' }), { isIndexed: true });
    expect(preview).toMatchObject({ checked: 1000, misfits: 500, misfit: 'x' });
  });
});
