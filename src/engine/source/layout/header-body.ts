import type { HeaderPlace } from './layout.js';

export type Rows = readonly (readonly string[])[];

/** Rows below the header that it is compared with. */
const BODY_ROWS = 200;
export const MAX_HEADER_ROWS = 3;

export function filled(cells: readonly string[]): number {
  return cells.filter((text) => text.trim() !== '').length;
}

export function isBlank(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && filled(cells) === 0;
}

/** A chosen header, moved from a blank row, which names nothing, to the next row that is not blank. */
export function atNames(header: HeaderPlace, rows: Rows): HeaderPlace {
  const start = rows.findIndex((cells, at) => at >= header.start && !isBlank(cells));
  return header.rows > 0 && start > header.start ? { ...header, start } : header;
}

/**
 * The row before which the rows at the top are comments: the last one with a text after its `#`, which may have the
 * names. 0 without comments, such as where the rows that begin so are as wide as the first one below, which values are.
 */
export function lastComment(rows: Rows): number {
  const first = rows.findIndex((cells) => filled(cells) > 0 && !/^\s*#/.test(cells[0]!));
  const marked = rows.slice(0, Math.max(0, first)).filter((cells) => filled(cells) > 0);
  const alike = marked.slice(0, -1).filter((cells) => cells.length === rows[first]!.length).length;
  return alike * 2 > marked.length - 1
    ? 0
    : rows.slice(0, Math.max(1, first)).findLastIndex((cells) => !isEmptyComment(cells));
}

/** A `#` without a text. */
export function isEmptyComment(cells: readonly string[]): boolean {
  return filled(cells) > 0 && cells.join('').replaceAll('#', '').trim() === '';
}

/** A line drawn below the names, as `----+-----`. */
export function isRule(cells: readonly string[]): boolean {
  return filled(cells) > 0 && cells.every((text) => /^[\s+|:]*(?:[-=_─━]{2,}[\s+|:┼]*)*$/u.test(text));
}

/** Running numbers from 1 for all columns, also in brackets. */
export function isNumbers(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((text, index) => text.replace(/[()[\]]/g, '').trim() === String(index + 1));
}

/** The header rows that have names. */
export function namedRows(header: Rows): Rows {
  const named = header.filter((cells) => !isRule(cells));
  return named.filter((cells, row) => row === 0 || !(isNumbers(cells) || isEmptyComment(cells)));
}

/**
 * Header rows in which the name of a group stands above each of its columns, as if merged cells had been split. A cell
 * without names below it is not a group.
 */
export function joinedGroups(header: Rows): Rows {
  const isNamed = (cells: readonly string[], index: number): boolean => (cells[index] ?? '').trim() !== '';
  const width = Math.max(0, ...header.map(({ length }) => length));
  return header.map((cells, row) => {
    let group = '';
    return Array.from({ length: width }, (_, index) => {
      const hasNames = header.slice(row + 1).some((below) => isNamed(below, index));
      if (isNamed(cells, index)) group = hasNames ? cells[index]! : '';
      return isNamed(cells, index) || !hasNames || row === header.length - 1 ? (cells[index] ?? '') : group;
    });
  });
}

export function bodyFrom(rows: Rows, from: number, width: number): Rows {
  return rows
    .slice(from, from + BODY_ROWS)
    .filter((cells) => filled(cells) > 0 && cells.length >= width * 0.5 && !isRule(cells));
}

const UNITS =
  /^(?:[kmcµ]?[mgslWVAJN]|k?Wh|[hk]?Pa|m?bar|[kMG]?Hz|[km]?m\/[sh]|°\s?[CFK]?|Grad C|deg C|ms|min|sec?\.?|hrs?|[%‰#n-]|kg|t|ha|km²|m[²³23]|l|ml|pcs|stk\.?|st\.?|EUR|USD|GBP|CHF|[€$£¥]|lbs?|ft|in|mi|mph|ppm|pH|dB)$/u;

/** A unit, in brackets or not. */
export function isUnit(text: string): boolean {
  return /^(?:\[.*\]|\(.*\))$/.test(text.trim()) || UNITS.test(text.trim());
}
