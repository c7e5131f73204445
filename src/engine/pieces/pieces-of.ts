import type { Column } from '../column.js';
import type { Operation } from '../edits/operation.js';
import type { CallName, CallParams } from '../engine-calls.js';
import type { Expression, TextSearch } from '../program/program.js';
import type { ColumnType } from '../rules/column-types.js';
import type { Transformer } from '../rules/transformers.js';
import type { PieceName } from './load-pieces.js';

const NORMALISES_PHONES: Transformer['type'] = 'normalize_phone';
const IN_TYPES: readonly ColumnType[] = ['datetime', 'time', 'currency', 'percent', 'url', 'uuid', 'iban'];
const SUBSTITUTES: Expression['type'] = 'substitute';
const REPAIRS: Expression['type'] = 'repair';

/** The pieces that calls need because of their columns and programs. */
const piecesByCall: { readonly [N in CallName]?: (params: CallParams<N>) => readonly PieceName[] } = {
  'options-match': () => ['options'],
  'formats-infer': ({ columns }) => piecesOfColumns(columns),
  'mapping-preview': ({ columns }) => piecesOfColumns(columns),
  'validation-run': ({ plan }) => [
    ...piecesOfColumns([...plan.columns, ...plan.dynamicColumns]),
    ...plan.operations.flatMap(piecesOfOperation),
  ],
  'edit-apply': ({ operation }) => piecesOfOperation(operation),
  'program-preview': ({ operation }) => ['changes', ...piecesOfOperation(operation)],
  'cells-set': () => ['changes'],
  'cells-find': ({ search }) => piecesOfSearch(search),
  'example-explain': () => ['examples', 'repairs'],
  'group-edit': () => ['changes'],
  'duplicates-preview': () => ['changes'],
  'left-out-write': () => ['files'],
  'left-out-merge': () => ['files'],
  'replace-preview': ({ search }) => piecesOfSearch(search),
  'cells-replace': ({ search }) => piecesOfSearch(search),
  'columns-deliver': () => ['packing'],
};

export function piecesOf<N extends CallName>(name: N, params: CallParams<N>): readonly PieceName[] {
  return piecesByCall[name]?.(params) ?? [];
}

/** The pieces that the checks and transformations of columns need. */
export function piecesOfColumns(columns: readonly Column[]): readonly PieceName[] {
  const pieces: PieceName[] = [];
  if (columns.some(({ type }) => type === 'boolean')) pieces.push('booleans');
  if (columns.some(({ type }) => type === 'country')) pieces.push('countries');
  if (columns.some(({ type }) => type === 'select')) pieces.push('options');
  if (columns.some(hasPattern)) pieces.push('patterns');
  if (columns.some(hasPhones)) pieces.push('phones');
  if (columns.some(({ type }) => type !== undefined && IN_TYPES.includes(type))) pieces.push('types');
  return pieces;
}

function hasPattern({ type, validators = [] }: Column): boolean {
  return type === 'custom_regex' || validators.some((validator) => validator.type === 'regex');
}

function hasPhones({ type, transformations = [] }: Column): boolean {
  return type === 'phone' || transformations.some((transformer) => transformer.type === NORMALISES_PHONES);
}

function piecesOfOperation(operation: Operation): readonly PieceName[] {
  return operation.type === 'run-program' ? piecesOfPrograms(JSON.stringify(operation.program)) : [];
}

/** The pieces that programs in a JSON text need. */
export function piecesOfPrograms(json: string): readonly PieceName[] {
  return [
    ...(json.includes(`"${NORMALISES_PHONES}"`) ? (['phones'] as const) : []),
    ...(json.includes(`"type":"${REPAIRS}"`) ? (['repairs'] as const) : []),
    ...(json.includes(`"${SUBSTITUTES}"`) ? (['search'] as const) : []),
    ...(json.includes('"pattern":true') ? (['patterns'] as const) : []),
  ];
}

/** The pieces that find a text in cells. */
export function piecesOfSearch({ pattern }: TextSearch): readonly PieceName[] {
  return pattern ? ['search', 'patterns'] : ['search'];
}
