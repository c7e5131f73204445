import { setOwn } from '../../engine/index.js';
import type { CellValue, Column, ResultRow } from '../../engine/index.js';
import type { SchemaCheck } from '../../schema/index.js';

/** What is done to a row after the engine has let it go. */
export interface RowFinishing {
  readonly columns: readonly Column[];
  readonly schemaCheck: SchemaCheck | null;
  /** As the schema has it, by column, where that is not `null`; `undefined` leaves the member out. */
  readonly emptyCells: ReadonlyMap<string, '' | undefined>;
}

export function needsFinishing({ columns, schemaCheck, emptyCells }: RowFinishing): boolean {
  return schemaCheck !== null || emptyCells.size > 0 || columns.some(hasCustom);
}

function hasCustom({ transformations }: Column): boolean {
  return transformations?.some(({ type }) => type === 'custom') ?? false;
}

/** Runs the host's own transformers and lets the schema have the last word on the row's shape. */
export async function finishRow(
  row: ResultRow,
  { columns, schemaCheck, emptyCells }: RowFinishing,
): Promise<ResultRow> {
  const custom = columns.filter(hasCustom);
  const finished: Record<string, ResultRow[string]> = { ...row };
  if (custom.length > 0) {
    // Loaded only here: most imports have no function of their own.
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
