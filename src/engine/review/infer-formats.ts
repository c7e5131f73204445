import type { FormatReading, InferredFormat, ValueFormat } from '../values/format.js';
import type { Column } from '../column.js';
import type { ColumnMapping } from '../mapping/column-mapping.js';
import { mappedColumns } from '../mapping/apply-mapping.js';
import type { MappedColumn } from '../mapping/apply-mapping.js';
import { layouts } from '../pieces/layouts.js';
import type { ScanOptions, Table } from '../source/table/table.js';
import { amountsOf, datesOf } from '../rules/parts-of-values.js';
import { createTableValidator } from '../validation/validate-rows.js';
import { hasDates, hasNumbers, knownFormat } from '../value-formats.js';
import { ISO_DATE } from '../values/calendar-date.js';
import { formatDate, parseDate, shortYearParts } from '../values/dates.js';
import { inferDateFormat, inferNumberFormat } from '../values/infer-format.js';
import { parseNumber, unitOfNumber } from '../values/numbers.js';

const DAY_AND_MONTH = ['dmy', 'mdy'] as const;
const SIGNS = ['.', ','] as const;

const FIRST = 500;
const STRETCHES = 20;
const STRETCH = 25;

/**
 * Formats of the mapped date and number columns, so that the user can be asked about ambiguous ones. From a sample;
 * once the rows are counted, a column that the sample leaves open is read in full, since one value may decide.
 */
export async function inferFormats(
  table: Table,
  { columns, mapping }: { readonly columns: readonly Column[]; readonly mapping: ColumnMapping },
  options: Pick<ScanOptions, 'signal' | 'pause'> = {},
): Promise<InferredFormat[]> {
  const rows = await readSampleRows(table);
  const mapped = mappedColumns(columns, [], mapping);
  const formats = mapped.flatMap(({ column, source }) => {
    const found = inferColumn(
      column,
      rows.map((cells) => cells[source] ?? ''),
    );
    return found ? [{ column: column.id, ...found }] : [];
  });
  const isSample = table.rowCount !== null && rows.length < table.rowCount;
  const open = isSample ? formats.filter(({ example }) => example !== undefined).map(({ column }) => column) : [];
  if (open.length === 0) return formats.map(withReadings);
  const whole = await readWholeColumns(
    table,
    mapped.filter(({ column }) => open.includes(column.id)),
    options,
  );
  return formats.map((format) => withReadings(whole.find(({ column }) => column === format.column) ?? format));
}

function withReadings(format: InferredFormat): InferredFormat {
  const { example } = format;
  return example === undefined ? format : { ...format, readings: [...dateReadings(example), ...signReadings(example)] };
}

function dateReadings(text: string): FormatReading[] {
  const orders = shortYearParts(text) ? ([...DAY_AND_MONTH, 'ymd'] as const) : DAY_AND_MONTH;
  return orders.flatMap((dateOrder) => {
    const date = parseDate(text, dateOrder);
    return date ? [{ dateOrder, date: formatDate(date, ISO_DATE) }] : [];
  });
}

function signReadings(text: string): FormatReading[] {
  return SIGNS.flatMap((decimal) => {
    const parsed = parseNumber(text, { decimal, exponent: false, unit: unitOfNumber(text) ?? undefined });
    return parsed ? [{ decimal, value: parsed.value }] : [];
  });
}

function inferColumn(column: Column, texts: readonly string[]): Omit<InferredFormat, 'column'> | null {
  const { dateOrder, decimal }: ValueFormat = knownFormat(column, []);
  if (hasDates(column)) {
    const dateOf = datesOf(column);
    return inferDateFormat(dateOf ? texts.map((text) => dateOf(text) ?? '') : texts, dateOrder);
  }
  if (!hasNumbers(column)) return null;
  const amountOf = amountsOf(column);
  return inferNumberFormat(amountOf ? texts.map((text) => amountOf(text) ?? '') : texts, decimal);
}

async function readWholeColumns(
  table: Table,
  mapped: readonly MappedColumn[],
  options: Pick<ScanOptions, 'signal' | 'pause'>,
): Promise<readonly InferredFormat[]> {
  const bound = mapped.map(({ column, source }) => ({
    column: { ...column, validators: [] },
    source,
    format: knownFormat(column, []),
    optionMatches: [],
  }));
  const validator = createTableValidator(bound, { rowNumber: (index) => index });
  await table.scan((block) => validator.checkBlock(block), options);
  return validator.decideFormats().formats;
}

/** The cells of some rows: of the beginning, and of stretches spread over the rows that are counted. */
export async function readSampleRows(table: Table): Promise<(readonly string[])[]> {
  if (table.indexedRows === 0) {
    const { header, derived } = table.layout;
    const head = table.head.slice(header.start + header.rows);
    return derived ? head.map((cells) => layouts().cellsWithDerived(cells, table)) : head;
  }
  const step = Math.floor((table.indexedRows - FIRST) / STRETCHES);
  const places = Array.from({ length: step > STRETCH ? STRETCHES : 0 }, (_, at) => FIRST + (at + 1) * step - STRETCH);
  // Read together: a pass that is under way takes its turn after each answer.
  const found = await Promise.all([
    table.readRows(0, FIRST),
    ...places.map(async (first) => table.readRows(first, STRETCH)),
  ]);
  return found.flat().map((row) => row.cells);
}
