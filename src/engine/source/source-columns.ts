import { cellType, VALUE_TYPES } from './layout/dialect-score.js';
import { filled, namedRows } from './layout/header-body.js';
import type { Rows } from './layout/header-body.js';
import { isLabelled } from './layout/header-notes.js';
import { headerTexts } from './layout/row-names.js';
import type { HeaderPlace, SourceColumn } from './layout/layout.js';

/** Maximum number of values shown of a column. */
const SAMPLES = 8;
/** Names that a row above the header must have. */
const MIN_ABOVE = 3;

/**
 * The columns with their names from the header and samples from the rows; as many as the header or the usual row has,
 * whichever is wider.
 */
export function sourceColumns(rows: readonly (readonly string[])[], place: HeaderPlace): SourceColumn[] {
  const { start, rows: headerRows } = place;
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
  const above = namesAbove(rows, place);
  return columns.map((values, index) => {
    const texts = header.map((cells) => cells[index] ?? '');
    const parts = texts.filter((text) => text.trim() !== '');
    const name = [...new Set(parts.map((text) => text.trim()))].join(' ') || (above[index] ?? '').trim();
    return {
      index,
      name,
      ...(parts.length === 1 && parts[0] !== name ? { header: parts[0] } : {}),
      ...described(values, body),
    };
  });
}

/**
 * The row above the header, if the cells that the header lacks are merged into it from there: its other names, if any,
 * stand above groups of two or more columns. Fewer names than three may as well be a title and what it is of.
 */
function namesAbove(rows: Rows, { start, rows: headerRows }: HeaderPlace): readonly string[] {
  const above = headerRows === 0 ? [] : (rows[start - 1] ?? []);
  const below = rows[start] ?? [];
  if (filled(above) < MIN_ABOVE || isLabelled(above) || above.some((text) => VALUE_TYPES.has(cellType(text))))
    return [];
  const has = (cells: readonly string[], at: number): boolean => (cells[at] ?? '').trim() !== '';
  const overNames = above.flatMap((_, at) => (has(above, at) && has(below, at) ? [at] : []));
  const areGroups = overNames.every((at) => has(below, at + 1) && !has(above, at + 1));
  return areGroups ? above : [];
}

/** The rows from `start` on that have text. */
export function filledRows(rows: readonly (readonly string[])[], start: number): (readonly string[])[] {
  return rows.slice(start).filter((cells) => cells.some((text) => text.trim() !== ''));
}

/** Samples and fill rate of a column with these values. */
export function described(
  values: readonly string[],
  body: readonly unknown[],
): Pick<SourceColumn, 'samples' | 'fillRate'> {
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
