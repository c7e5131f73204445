import { DATE_ORDERS, DECIMAL_SIGNS } from './values/format.js';
import type { DateOrderSetting, DecimalSetting, InferredFormat, KnownFormat, ValueFormat } from './values/format.js';
import type { Column } from './column.js';

/** How ambiguous values are read in all columns of an import without settings of their own. */
export interface FormatSettings {
  readonly dateOrder?: DateOrderSetting;
  readonly decimal?: DecimalSetting;
}

/** Whether the order of day and month matters in a column. */
export function hasDates({ type, transformations = [] }: Column): boolean {
  return isDated({ type }) || transformations.some((transformer) => transformer.type === 'normalize_date');
}

/** Whether the values of a column are dates, with or without a time. */
export function isDated({ type }: Pick<Column, 'type'>): boolean {
  return type === 'date' || type === 'datetime';
}

/** Whether the values of a column are numbers, in any notation. */
export function hasNumbers({ type }: Pick<Column, 'type'>): boolean {
  return type === 'number' || type === 'currency' || type === 'percent';
}

/** The columns with the settings of the whole import as defaults. */
export function withFormatSettings<C extends Column>(columns: readonly C[], settings: FormatSettings): readonly C[] {
  const { dateOrder = 'ask', decimal = 'ask' } = settings;
  if (dateOrder === 'ask' && decimal === 'ask') return columns;
  return columns.map((column) => ({
    ...column,
    ...(hasDates(column) ? { dateOrder: column.dateOrder ?? dateOrder } : {}),
    ...(hasNumbers(column) ? { decimal: column.decimal ?? decimal } : {}),
  }));
}

/** The columns with the answers for this file, which win over their own settings. */
export function withFormatAnswers<C extends Column>(columns: readonly C[], answers: FormatSettings): readonly C[] {
  const { dateOrder = 'ask', decimal = 'ask' } = answers;
  return columns.map((column) => ({
    ...column,
    ...(dateOrder !== 'ask' && hasDates(column) ? { dateOrder } : {}),
    ...(decimal !== 'ask' && hasNumbers(column) ? { decimal } : {}),
  }));
}

/** The parts of an inferred format that an operation keeps, so that it has the same result everywhere. */
export function operationFormat({ column, dateOrder, number, ambiguous, unit, doubted }: InferredFormat): KnownFormat {
  return { column, dateOrder, number, ambiguous, unit, doubted };
}

/** The format known without looking at values: chosen for the column, else from its own settings. */
export function knownFormat(column: Column, formats: readonly ValueFormat[]): ValueFormat {
  const chosen = formats.find((format) => format.column === column.id);
  const dateOrder = chosen?.dateOrder ?? DATE_ORDERS.find((order) => order === column.dateOrder);
  const decimal = chosen?.decimal ?? DECIMAL_SIGNS.find((sign) => sign === column.decimal);
  return {
    ...chosen,
    column: column.id,
    ...(dateOrder ? { dateOrder } : {}),
    ...(decimal ? { decimal } : {}),
  };
}
