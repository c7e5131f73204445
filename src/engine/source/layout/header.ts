import { cellType, VALUE_TYPES } from './dialect-score.js';
import { bodyFrom, filled, lastComment, MAX_HEADER_ROWS } from './header-body.js';
import type { Rows } from './header-body.js';
import { belowNotesAsWide, isCertainlyNames, isLabelled } from './header-notes.js';
import { furtherRows, groupRows } from './header-rows.js';
import type { HeaderPlace } from './layout.js';
import { headerScore, votesOf } from './name-votes.js';
import { compactCell, namedRow } from './named-header.js';
import type { ColumnNames } from './named-header.js';
import { hasCommentSign, hasRowNames, isCommentSign, lackOneName } from './row-names.js';

export interface DetectedHeader {
  readonly header: HeaderPlace;
  /** 0 to 1. */
  readonly confidence: number;
}

/** Rows from the top considered as the header. */
const MAX_START = 25;
/** Columns examined, and columns whose names are examined; further ones are similar. */
const MAX_WIDTH = 500;
const MAX_NAMES = 2000;
/** Narrower rows above the names of the table. */
const MAX_NARROW = 4;
/** What the first line of a DATEV file begins with; the names are in the second. */
const DATEV = /^(?:EXTF|DTVF)$/;

/**
 * The first row as wide as the table that reads like names above values; none when the first row is like the rest. A
 * row that equals names of `expected` columns is the header whatever it looks like.
 */
export function detectHeader(rows: Rows, expected: ColumnNames = new Map()): DetectedHeader {
  const { header, confidence } = headerFor(rows, expected);
  const names = rows[header.start] ?? [];
  const body = rows.slice(header.start + 1);
  const isInDoubt = header.rows === 1 && lackOneName(names, body) && !hasRowNames(names, body);
  return { header, confidence: isInDoubt ? Math.min(0.8, confidence) : confidence };
}

function headerFor(rows: Rows, expected: ColumnNames): DetectedHeader {
  const detected = headerByLooks(narrowed(rows, MAX_WIDTH));
  const named = namedRow(narrowed(rows.slice(0, lastComment(rows) + MAX_START), MAX_NAMES), expected);
  if (named === null) return detected;
  const { start, certain, isWhole } = named;
  const narrow = narrowed(rows, MAX_WIDTH);
  // Words below names that all are known may be values.
  const isName = isWhole ? (text: string): boolean => expected.has(compactCell(text)) : undefined;
  const more = furtherRows(narrow, start, usualWidth(narrow), isName);
  return { header: { start, rows: 1 + more }, confidence: certain ? 0.99 : 0.8 };
}

function narrowed(rows: Rows, width: number): Rows {
  return rows.map((cells) => (cells.length > width ? cells.slice(0, width) : cells));
}

function headerByLooks(rows: Rows): DetectedHeader {
  if (DATEV.test(rows[0]?.[0] ?? '') && rows.length > 1) return { header: { start: 1, rows: 1 }, confidence: 0.99 };
  const width = usualWidth(rows);
  const start = belowNotesAsWide(rows, Math.max(0, firstTableRow(rows, width)), width);
  const header = rows[start] ?? [];
  const body = withoutRepeats(header, bodyFrom(rows, start + 1, width));
  if (header.length === 0) return { header: { start: 0, rows: 0 }, confidence: 0.5 };
  if (body.length === 0) {
    const isData = header.some((text) => VALUE_TYPES.has(cellType(text)));
    return { header: { start, rows: isData ? 0 : 1 }, confidence: isData ? 0.5 : 0.6 };
  }
  const score = headerScore(header, body);
  if (score < 0) {
    // Rows directly above the table that are left out may be names after all.
    const most = filled(rows[start - 1] ?? []) > 0 ? 0.8 : 0.95;
    const header = namesInParts(rows, start, width) ?? namesAbove(rows, start, width);
    return header ?? { header: { start, rows: 0 }, confidence: Math.min(most, 0.6 - score) };
  }
  const few = Math.max(1, Math.min(2, width / 3));
  const isCertainStart =
    rows.slice(0, start).every((cells) => filled(cells) <= few || (header.length === width && isLabelled(cells))) &&
    !isCertainlyNames(rows, start + 1, width);
  const more = furtherRows(rows, start, width);
  const groups = score > 0.2 ? groupRows(rows, start, width) : 0;
  const isPlain = more === 0 && groups === 0;
  const confidence = Math.min(0.99, 0.7 + score * 0.5) * (isCertainStart ? 1 : 0.8) * (isPlain ? 1 : 0.85);
  return { header: { start: start - groups, rows: 1 + more + groups }, confidence };
}

/** The rows below the header without its repeats, such as those on each page of a report; all rows where it may be a value. */
function withoutRepeats(header: readonly string[], body: Rows): Rows {
  const others = body.filter((cells) => cells.some((text, index) => text.trim() !== (header[index] ?? '').trim()));
  if (others.length === 0 || others.length === body.length) return body;
  const votes = votesOf(header, others);
  return votes.some((vote) => vote >= 0.7) && votes.every((vote) => vote >= -0.2) ? others : body;
}

/** Names above rows that most others exceed: values with unquoted delimiters make more cells than there are names. */
function namesAbove(rows: Rows, start: number, width: number): DetectedHeader | null {
  const first = rows.slice(0, start).findLastIndex((cells) => filled(cells) < 2) + 1;
  const names = rows[first] ?? [];
  const body = rows.slice(first + 1).map((cells) => cells.slice(0, names.length));
  if (first + 1 >= start || names.length >= width || isRemark(names, body, width)) return null;
  if (headerScore(names, body) <= 0.2) return null;
  return { header: { start: first, rows: 1 }, confidence: 0.8 };
}

/**
 * Names directly above the values that fill too few cells to be the first row of the table: in several rows whose cells
 * are merged, in a row that lacks cells, or in one with another delimiter.
 */
function namesInParts(rows: Rows, start: number, width: number): DetectedHeader | null {
  const above = rows.slice(Math.max(0, start - MAX_HEADER_ROWS), start);
  const from = above.findLastIndex((cells) => filled(cells) < 2) + 1;
  const nearest = above.at(-1);
  if (!nearest || isRemark(nearest, rows.slice(start), width)) return null;
  const merged = Array.from(
    { length: width },
    (_, at) => above.slice(from).find((cells) => cells[at]?.trim())?.[at] ?? '',
  );
  const isWide = above.slice(from).every((cells) => cells.length >= width);
  if (isWide && filled(merged) >= width * 0.6 && headerScore(merged, bodyFrom(rows, start, width)) > 0.2) {
    return { header: { start: start - above.length + from, rows: above.length - from }, confidence: 0.7 };
  }
  const parts = Math.max(...[...';,|\t'].map((mark) => nearest.join(' ').split(mark).length));
  const isShort = filled(nearest) > 1 && headerScore(nearest, bodyFrom(rows, start, width)) > 0.2;
  if (nearest.length >= width || (!isShort && (nearest.length > 1 || parts < Math.max(2, width - 1)))) return null;
  return { header: { start: start - 1, rows: 1 }, confidence: 0.6 };
}

/** The most frequent width; lines of one cell, such as notes, count half. */
function usualWidth(rows: Rows): number {
  const table = belowFacts(rows);
  if (table > 0) return table;
  const counts = new Map<number, number>();
  for (const cells of rows) {
    if (filled(cells) === 0) continue;
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + (cells.length > 1 ? 1 : 0.5));
  }
  const most = Math.max(0, ...counts.values());
  const widths = [...counts].flatMap(([width, count]) => (count === most ? [width] : []));
  widths.sort((left, right) => left - right);
  // A few ragged rows, each with another width: some are shorter than the header and some longer.
  if (most <= 1) return widths[(widths.length - 1) >> 1] ?? 0;
  const widest = widths.at(-1)!;
  const firstWidest = rows.findIndex((cells) => cells.length === widest);
  // Notes end where the table begins, while table rows of another width appear among the others.
  return widths.find((width) => rows.findLastIndex((cells) => cells.length === width) > firstWidest) ?? widest;
}

/**
 * The width of the last rows if the first of them are names, and those above are few, narrower, and facts of all kinds:
 * 0 if there are none. Without names, the rows above belong to the same table, and the last ones have cells too many.
 */
function belowFacts(rows: Rows): number {
  const full = rows.filter((cells) => filled(cells) > 0);
  const width = full.at(-1)?.length ?? 0;
  const first = full.findIndex((cells) => cells.length === width);
  const facts = full.slice(0, first);
  if (facts.length === 0 || facts.length > MAX_START || full.length - first < 3) return 0;
  if (full.slice(first).some((cells) => cells.length !== width) || facts.some((cells) => cells.length + 1 > width))
    return 0;
  if (headerScore(full[first]!, full.slice(first + 1)) < 0) return 0;
  const second = facts.slice(1).map((cells) => cellType(cells[1] ?? ''));
  const isTable = [...VALUE_TYPES].some((type) => second.filter((each) => each === type).length > second.length * 0.6);
  return isTable ? 0 : width;
}

/** Titles and notes above the table fill few cells; the header fills most. -1: all rows are blank. */
function firstTableRow(rows: Rows, width: number): number {
  const bodyFill = median(
    rows.filter((cells) => cells.length >= width).flatMap((cells) => (filled(cells) > 0 ? [filled(cells)] : [])),
  );
  const enough = width <= 2 ? width : Math.max(2, Math.min(width, bodyFill) * 0.6);
  const comments = lastComment(rows);
  const at = rows.slice(0, comments + MAX_START).findIndex((cells, index) => {
    if (index < comments) return false;
    // Two column names with an empty first one: an index column.
    if (width === 2 && cells.length === 2 && cells[0] === '' && filled(cells) === 1) return true;
    if (isRemark(cells, rows.slice(index + 1), width)) return false;
    if (cells.length >= Math.min(width, 2) && filled(cells) >= enough) return !(width > 2 && isLabelled(cells));
    return isNamedAtEnd(cells, rows.slice(index + 1), width);
  });
  if (at < 0) return rows.findIndex((cells) => filled(cells) > 0);
  // A few narrower rows above may be a table of their own, or lack cells.
  const full = rows.findIndex((cells, index) => index >= at && cells.length >= width);
  return full > at + 1 && full <= at + MAX_NARROW && isCertainlyNames(rows, full, width) ? full : at;
}

/** A comment with other cells than the table, as a sentence between spaces. */
function isRemark(cells: readonly string[], rows: Rows, width: number): boolean {
  const { length } = cells;
  if (length >= width - 1 && length <= width) return false;
  const body = bodyFrom(rows, 0, width);
  return isCommentSign(cells, body) && !hasCommentSign(cells, body);
}

/** Names of all columns of values, behind several without a name, as above the keys of grouped rows. */
function isNamedAtEnd(cells: readonly string[], rows: Rows, width: number): boolean {
  const first = cells.findIndex((text) => text.trim() !== '');
  const names = cells.slice(first);
  if (first < 2 || cells.length !== width || names.length < 2 || filled(names) < names.length) return false;
  const body = bodyFrom(rows, 0, width);
  if (body.length < 2 || filled(body[0]!) <= names.length || isCertainlyNames(body, 0, width)) return false;
  const votes = votesOf(cells, body);
  return votes.slice(first).every((vote) => vote >= 0.7);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? 0;
}
