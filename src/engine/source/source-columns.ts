import { derivedText } from './derived/derived-text.js';
import { namedRows } from './layout/header-body.js';
import { headerTexts } from './layout/row-names.js';
import type { DerivedColumn, HeaderPlace, SourceColumn, TableLayout } from './layout/layout.js';

/** Maximum number of values shown of a column. */
const SAMPLES = 8;

/**
 * The columns with their names from the header and samples from the rows; as many as the header or the usual row has,
 * whichever is wider.
 */
export function sourceColumns(
  rows: readonly (readonly string[])[],
  { start, rows: headerRows }: HeaderPlace,
): SourceColumn[] {
  const named = namedRows(rows.slice(start, start + headerRows));
  const body = filledRows(rows, start + headerRows);
  const header = headerTexts(named, body);
  const width = Math.max(0, ...header.map(({ length }) => length), usualWidth(body));
  const columns = Array.from({ length: width }, (): string[] => []);
  for (const cells of body) {
    for (let index = 0; index < cells.length && index < width; index += 1) {
      if (cells[index]!.trim() !== '') columns[index]!.push(cells[index]!);
    }
  }
  return columns.map((values, index) => {
    const texts = header.map((cells) => cells[index] ?? '');
    const parts = texts.filter((text) => text.trim() !== '');
    const name = [...new Set(parts.map((text) => text.trim()))].join(' ');
    return {
      index,
      name,
      ...(parts.length === 1 && parts[0] !== name ? { header: parts[0] } : {}),
      ...described(values, body),
    };
  });
}

interface DerivedFrom {
  readonly layout: TableLayout;
  /** Those of the file. */
  readonly columns: readonly SourceColumn[];
  readonly derived: readonly DerivedColumn[];
}

/** Columns that are derived from those of the file, which they follow. */
export function derivedColumns(
  rows: readonly (readonly string[])[],
  { layout: { header }, columns, derived }: DerivedFrom,
): SourceColumn[] {
  const body = filledRows(rows, header.start + header.rows);
  const nameOf = (index: number): string => columns[index]?.name || String(index + 1);
  return derived.map((column, at) => {
    const values = body.map((cells) => derivedText(column, cells)).filter((text) => text !== '');
    const name =
      column.type === 'join' ? column.columns.map(nameOf).join(' + ') : `${nameOf(column.column)} (${column.part + 1})`;
    return { index: columns.length + at, name, ...described(values, body), derived: column };
  });
}

function filledRows(rows: readonly (readonly string[])[], start: number): (readonly string[])[] {
  return rows.slice(start).filter((cells) => cells.some((text) => text.trim() !== ''));
}

/** Samples and fill rate of a column with these values. */
function described(values: readonly string[], body: readonly unknown[]): Pick<SourceColumn, 'samples' | 'fillRate'> {
  return {
    samples: [...new Set(values)].slice(0, SAMPLES),
    fillRate: body.length === 0 ? 0 : values.length / body.length,
  };
}

/** The usual width of rows: a single overlong row does not add columns. */
function usualWidth(body: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of body) counts.set(length, (counts.get(length) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count >= Math.max(1, body.length * 0.1)).map(([width]) => width);
  return Math.max(0, ...usual);
}
