import { setOwn } from '../../engine/index.js';
import type { CellValue, Column, ResultRow } from '../../engine/index.js';
import type { SchemaCheck } from '../../schema/index.js';

/** What the host's functions and schema do to a row after the engine has delivered it. */
export interface RowFinishing {
  readonly columns: readonly Column[];
  readonly schemaCheck: SchemaCheck | null;
  /** Values of empty cells by column, unless `null`; `undefined` omits the member. */
  readonly emptyCells: ReadonlyMap<string, '' | undefined>;
}

export function needsFinishing({ columns, schemaCheck, emptyCells }: RowFinishing): boolean {
  return schemaCheck !== null || emptyCells.size > 0 || columns.some(hasCustom);
}

function hasCustom({ transformations }: Column): boolean {
  return transformations?.some(({ type }) => type === 'custom') ?? false;
}

/** Runs the host's own transformers; the schema's output, if any, replaces the row's values. */
export async function finishRow(
  row: ResultRow,
  { columns, schemaCheck, emptyCells }: RowFinishing,
): Promise<ResultRow> {
  const custom = columns.filter(hasCustom);
  const finished: Record<string, ResultRow[string]> = { ...row };
  if (custom.length > 0) {
    // Loaded on demand: most imports have no custom transformer.
    const { finishOnHost } = await import('./finish-on-host.js');
    const nested = finished['_custom_fields'];
    const fields = nested && typeof nested === 'object' ? { ...nested } : null;
    for (const column of custom) {
      if (Object.hasOwn(finished, column.id)) {
        setOwn(finished, column.id, finishOnHost(column, finished[column.id] as CellValue));
      } else if (fields && Object.hasOwn(fields, column.id)) {
        setOwn(fields, column.id, finishOnHost(column, fields[column.id] ?? null));
      }
    }
    if (fields) finished['_custom_fields'] = fields;
  }
  if (!schemaCheck) {
    for (const [id, empty] of emptyCells) {
      if (finished[id] !== null) continue;
      if (empty === undefined) delete finished[id];
      else setOwn(finished, id, empty);
    }
    return finished;
  }
  const { _custom_fields: customFields, _unmatched: unmatched, ...values } = finished;
  const { output } = await schemaCheck.check(values);
  if (output === undefined || output === null || typeof output !== 'object') return finished;
  return {
    ...(output as ResultRow),
    ...(customFields === undefined ? {} : { _custom_fields: customFields }),
    ...(unmatched === undefined ? {} : { _unmatched: unmatched }),
  };
}
