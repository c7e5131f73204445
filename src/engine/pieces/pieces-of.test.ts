import { describe, expect, it } from 'vitest';
import type { Column } from '../column.js';
import type { ImportPlan } from '../import-plan.js';
import type { Operation } from '../edits/operation.js';
import type { Expression, Program } from '../program/program.js';
import type { PieceName } from './load-pieces.js';
import { piecesOf, piecesOfColumns, piecesOfPrograms } from './pieces-of.js';

const column = (rest: Partial<Column>): Column => ({ id: 'a', label: 'A', ...rest });
const A: Expression = { type: 'column', column: 'a' };
const programOf = (to: Expression): Program => ({ steps: [{ column: 'a', to }] });
const running = (to: Expression): Operation & { type: 'run-program' } => ({
  type: 'run-program',
  formats: [],
  program: programOf(to),
});
const SUBSTITUTE: Expression = { type: 'substitute', of: A, find: 'x', with: 'y' };

describe('the pieces that are needed', () => {
  it.each<[Partial<Column>, readonly PieceName[]]>([
    [{}, []],
    [{ type: 'string' }, []],
    [{ type: 'number' }, []],
    [{ type: 'date' }, []],
    [{ type: 'boolean' }, ['booleans']],
    [{ type: 'country' }, ['countries']],
    [{ type: 'select' }, ['options']],
    [{ type: 'custom_regex' }, ['patterns']],
    [{ validators: [{ type: 'regex', pattern: 'x' }] }, ['patterns']],
    [{ validators: [{ type: 'required' }] }, []],
    [{ type: 'phone' }, ['phones']],
    [{ transformations: [{ type: 'normalize_phone' }] }, ['phones']],
    [{ transformations: [{ type: 'trim' }] }, []],
    ...(['datetime', 'time', 'currency', 'percent', 'url', 'uuid', 'iban'] as const).map(
      (type): [Partial<Column>, readonly PieceName[]] => [{ type }, ['types']],
    ),
  ])('for the column %j are %j', (rest, expected) => {
    expect(piecesOfColumns([column({}), column(rest)])).toEqual(expected);
  });

  it.each<[Expression, readonly PieceName[]]>([
    [A, []],
    [{ type: 'uppercase', of: A }, []],
    [{ type: 'normalize_phone', of: A }, ['phones']],
    [{ type: 'repair', of: A, repair: 'currency' }, ['repairs']],
    [SUBSTITUTE, ['search']],
    [{ ...SUBSTITUTE, pattern: true }, ['search', 'patterns']],
    [{ type: 'concat', parts: [SUBSTITUTE, { type: 'normalize_phone', of: A }] }, ['phones', 'search']],
    [{ type: 'text', text: 'normalize_phone substitute "type":"repair"' }, []],
  ])('for the expression %j are %j', (to, expected) => {
    expect(piecesOfPrograms(JSON.stringify(programOf(to)))).toEqual(expected);
    const operation = running(to);
    expect(piecesOf('edit-apply', { operation })).toEqual(expected);
    expect(piecesOf('program-preview', { operation, limit: 1 })).toEqual(['changes', ...expected]);
  });

  it('for a validation are those of all its columns and operations', () => {
    const plan: ImportPlan = {
      columns: [column({ type: 'url' })],
      dynamicColumns: [column({ type: 'boolean' })],
      layout: {} as never,
      mapping: [],
      optionMatches: [],
      formats: [],
      rowHandling: 'include' as const,
      includeUnmatchedColumns: false,
      operations: [running(SUBSTITUTE), { type: 'delete-rows', rows: [] }],
    };
    expect(piecesOf('validation-run', { plan, hostChecks: false })).toEqual(['booleans', 'types', 'search']);
  });

  it('for other calls follow from what they do', () => {
    const columns = [column({ type: 'phone' })];
    expect(piecesOf('formats-infer', { columns, mapping: [] })).toEqual(['phones']);
    expect(piecesOf('mapping-preview', { columns, mapping: [], formats: [] })).toEqual(['phones']);
    expect(piecesOf('options-match', { columns: [], mapping: [] })).toEqual(['options']);
    const search = { find: 'x' };
    const query = { search, direction: 'next', from: null, replacement: '', limit: 1, only: null } as const;
    for (const name of ['cells-find', 'replace-preview', 'cells-replace'] as const) {
      expect(piecesOf(name, query)).toEqual(['search']);
      expect(piecesOf(name, { ...query, search: { ...search, pattern: true } })).toEqual(['search', 'patterns']);
    }
    expect(piecesOf('example-explain', { column: 'a', cells: [] })).toEqual(['examples', 'repairs']);
    expect(piecesOf('group-edit', { key: '', edit: { type: 'fix' } })).toEqual(['changes']);
    expect(piecesOf('duplicates-preview', { key: '', edit: { type: 'merge' } })).toEqual(['changes']);
    const texts = { sheet: '', row: '', errors: '' };
    expect(piecesOf('left-out-write', { kind: 'csv', texts })).toEqual(['files']);
    expect(piecesOf('left-out-merge', { blob: new Blob([]), isWorkbook: false })).toEqual(['files']);
    expect(piecesOf('summary-read', {})).toEqual([]);
    expect(piecesOf('edit-apply', { operation: { type: 'delete-rows', rows: [] } })).toEqual([]);
  });
});
