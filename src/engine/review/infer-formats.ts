import type { Column } from '../column.js';
import type { InferredFormat } from '../engine-calls.js';
import type { ColumnMapping } from '../mapping/column-mapping.js';
import { mappedColumns } from '../mapping/apply-mapping.js';
import type { Table } from '../source/table.js';
import { inferDateFormat, inferNumberFormat } from '../values/infer-format.js';

/** Rows looked at: the beginning, and stretches spread over what is indexed. */
const FIRST = 500;
const STRETCHES = 20;
const STRETCH = 25;

/** Formats of the mapped date and number columns from a sample, so that an ambiguous one can be asked about. */
export async function inferFormats(
  table: Table,
  columns: readonly Column[],
  mapping: ColumnMapping,
): Promise<InferredFormat[]> {
  const rows = await sampleRows(table);
  return mappedColumns(columns, [], mapping).flatMap(({ column, source }) => {
    const infer = inferrers[column.type ?? 'string'];
    if (!infer) return [];
    return [{ column: column.id, ...infer(rows.map((cells) => cells[source] ?? '')) }];
  });
}

type Infer = (texts: readonly string[]) => Omit<InferredFormat, 'column'>;

const inferrers: Partial<Record<NonNullable<Column['type']>, Infer>> = {
  date: inferDateFormat,
  number: inferNumberFormat,
};

async function sampleRows(table: Table): Promise<(readonly string[])[]> {
  if (table.indexedRows === 0) {
    const { start, rows } = table.layout.header;
    return table.head.slice(start + rows);
  }
  const found = await table.readRows(0, FIRST);
  const step = Math.floor((table.indexedRows - FIRST) / STRETCHES);
  if (step > STRETCH) {
    for (let stretch = 1; stretch <= STRETCHES; stretch += 1) {
      found.push(...(await table.readRows(FIRST + stretch * step - STRETCH, STRETCH)));
    }
  }
  return found.map((row) => row.cells);
}
