import type { ColumnPreview, MappingPreviewParams } from '../engine-calls.js';
import { mappedColumns } from '../mapping/apply-mapping.js';
import { options } from '../pieces/options.js';
import type { Table } from '../source/table/table.js';
import { createRowTransform } from '../transformation/transform-rows.js';
import { createTableValidator } from '../validation/validate-rows.js';
import { boundColumns } from './bound-columns.js';
import { readSampleRows } from './infer-formats.js';
import { isPlain } from './views/read-window.js';

const MAX_CELLS = 200_000;

/** How the values of each mapped column are read, and how many would have errors: in a sample of the rows. */
export async function previewMapping(
  table: Table,
  { columns, mapping, formats, language }: MappingPreviewParams,
): Promise<ColumnPreview[]> {
  const mapped = mappedColumns(columns, [], mapping);
  const rows = (await readSampleRows(table)).slice(0, Math.ceil(MAX_CELLS / (mapped.length || 1)));
  const optionMatches = mapped.flatMap(({ column, source }) =>
    column.type === 'select'
      ? options()
          .matchOptions(column.options ?? [], [...new Set(rows.map((cells) => (cells[source] ?? '').trim()))])
          .map(({ from, to }) => ({ column: column.id, from, to }))
      : [],
  );
  const bound = boundColumns(mapped, { formats, optionMatches });
  const validator = createTableValidator(bound, { language, rowNumber: (index) => index });
  const transform = createRowTransform(bound, { language });
  const samplesOf = ({ source }: { readonly source: number }): readonly string[] =>
    table.columns[source]?.samples ?? [];
  const shown = Math.max(0, ...mapped.map((one) => samplesOf(one).length));
  const values = Array.from({ length: shown }, (_, at) =>
    transform.apply(mapped.map((one) => samplesOf(one)[at] ?? '')),
  );
  return mapped.map(({ column, source }, position) => {
    const misfits = rows.map((cells) => cells[source] ?? '').filter((text) => !validator.accepts(position, text));
    const results = samplesOf({ source }).flatMap((text, sample) => {
      const value = values[sample]![position]!;
      const isShown = value !== null && !isPlain(value, text.trim()) && validator.accepts(position, text);
      return isShown ? [{ sample, value }] : [];
    });
    // Empty cells are only named if there are no others.
    const misfit = misfits.find((text) => text.trim() !== '') ?? misfits[0] ?? null;
    return { column: column.id, results, checked: rows.length, misfits: misfits.length, misfit };
  });
}
