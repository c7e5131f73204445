import { cellType } from './cell-type.js';
import { headerScore, VALUE_TYPES } from './header-votes.js';
import type { HeaderPlace } from './layout.js';
import { namedRow } from './named-row.js';
import type { ColumnNames } from './named-row.js';

export interface DetectedHeader {
  readonly header: HeaderPlace;
  /** 0 to 1. */
  readonly confidence: number;
}

type Rows = readonly (readonly string[])[];

/** Rows from the top that are looked at for a header, and rows below that it is held against. */
const MAX_START = 25;
const BODY_ROWS = 200;
const MAX_HEADER_ROWS = 3;
/** Columns that are looked at, and columns whose names are: the others are like them. */
const MAX_WIDTH = 500;
const MAX_NAMES = 2000;

/**
 * The first row that is as wide as the table and reads like names over values; none where the first is like the rest.
 * A row that equals names of `expected` columns is the header whatever it looks like.
 */
export function detectHeader(rows: Rows, expected: ColumnNames = new Map()): DetectedHeader {
  const detected = headerByLooks(narrowed(rows, MAX_WIDTH));
  const named = namedRow(narrowed(rows.slice(0, MAX_START), MAX_NAMES), expected);
  if (named === null) return detected;
  const { start } = named;
  return {
    header: { start, rows: 1 + rowsBelow(narrowed(rows, MAX_WIDTH), start) },
    confidence: named.certain ? 0.99 : 0.8,
  };
}

function narrowed(rows: Rows, width: number): Rows {
  return rows.map((cells) => (cells.length > width ? cells.slice(0, width) : cells));
}

function rowsBelow(rows: Rows, start: number): number {
  return furtherRows(rows, start, usualWidth(rows));
}

function headerByLooks(rows: Rows): DetectedHeader {
  const width = usualWidth(rows);
  const start = firstTableRow(rows, width);
  const header = rows[start] ?? [];
  const body = bodyFrom(rows, start + 1, width);
  if (header.length === 0) return { header: { start: 0, rows: 0 }, confidence: 0.5 };
  if (body.length === 0) {
    const isData = header.some((text) => VALUE_TYPES.has(cellType(text)));
    return { header: { start, rows: isData ? 0 : 1 }, confidence: isData ? 0.5 : 0.6 };
  }
  const score = headerScore(header, body);
  if (score < 0) return { header: { start, rows: 0 }, confidence: Math.min(0.95, 0.6 - score) };
  const isCertainStart = rows.slice(0, start).every((cells) => filled(cells) <= Math.max(1, width / 3));
  const more = furtherRows(rows, start, width);
  const groups = score > 0.2 ? groupRows(rows, start, width) : 0;
  const isPlain = more === 0 && groups === 0;
  const confidence = Math.min(0.99, 0.7 + score * 0.5) * (isCertainStart ? 1 : 0.8) * (isPlain ? 1 : 0.85);
  return { header: { start: start - groups, rows: 1 + more + groups }, confidence };
}

function filled(cells: readonly string[]): number {
  return cells.filter((text) => text.trim() !== '').length;
}

function bodyFrom(rows: Rows, from: number, width: number): Rows {
  return rows.slice(from, from + BODY_ROWS).filter((cells) => filled(cells) > 0 && cells.length >= width * 0.5);
}

/** The width most rows have; lines of one cell, as notes are, count half. */
function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const cells of rows) {
    if (filled(cells) === 0) continue;
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + (cells.length > 1 ? 1 : 0.5));
  }
  const most = Math.max(0, ...counts.values());
  const widths = [...counts].flatMap(([width, count]) => (count === most ? [width] : []));
  widths.sort((left, right) => left - right);
  // A few ragged rows, each of another width: some are shorter than the header and some longer.
  if (most <= 1) return widths[(widths.length - 1) >> 1] ?? 0;
  const widest = widths.at(-1)!;
  const firstWidest = rows.findIndex((cells) => cells.length === widest);
  // Notes end where the table begins; rows of the table that have another width stand among the others.
  return widths.find((width) => rows.findLastIndex((cells) => cells.length === width) > firstWidest) ?? widest;
}

/** Titles and notes above the table fill few cells; the header fills most. */
function firstTableRow(rows: Rows, width: number): number {
  const bodyFill = median(rows.filter((cells) => cells.length >= width).map(filled));
  const enough = width <= 2 ? width : Math.max(2, Math.min(width, bodyFill) * 0.6);
  const at = rows.slice(0, MAX_START).findIndex((cells) => {
    // The names of two columns, the first of them without: an index.
    if (width === 2 && cells.length === 2 && cells[0] === '' && filled(cells) === 1) return true;
    return cells.length >= Math.min(width, 2) && filled(cells) >= enough;
  });
  return Math.max(0, at < 0 ? rows.findIndex((cells) => filled(cells) > 0) : at);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Rows right under the names that are no values either: units, types, second names. They show over columns of values. */
function furtherRows(rows: Rows, start: number, width: number): number {
  let more = 0;
  while (more + 1 < MAX_HEADER_ROWS) {
    const row = rows[start + 1 + more] ?? [];
    const body = bodyFrom(rows, start + 2 + more, width);
    if (body.length < 2 || !isWordsOverValues(row, body, rows[start]!)) return more;
    more += 1;
  }
  return more;
}

function isWordsOverValues(row: readonly string[], body: Rows, names: readonly string[]): boolean {
  let words = 0;
  let values = 0;
  for (let index = 0; index < row.length; index += 1) {
    const below = body.map((cells) => cellType(cells[index] ?? '')).filter((type) => type !== 'empty');
    const valueShare = below.filter((type) => VALUE_TYPES.has(type)).length / Math.max(1, below.length);
    const type = cellType(row[index]!);
    if (VALUE_TYPES.has(type)) return false;
    if (below.length < body.length * 0.5 || valueShare < 0.95 || (names[index] ?? '') === '') continue;
    if (type === 'empty') values += 1;
    else words += 1;
  }
  return words >= 2 && words >= values;
}

function groupRows(rows: Rows, start: number, width: number): number {
  let count = 0;
  while (count + 1 < MAX_HEADER_ROWS && isGroupRow(rows[start - 1 - count], width)) count += 1;
  return count;
}

/** Names over groups of columns: as wide as the table, with gaps between them. */
function isGroupRow(cells: readonly string[] | undefined, width: number): boolean {
  if (!cells || cells.length < width || width < 3) return false;
  const places = cells.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  if (places.length < 2 || places.some((place) => cellType(cells[place]!) === 'date')) return false;
  return places.at(-1)! - places[0]! >= places.length && places.at(-1)! >= width / 3;
}
