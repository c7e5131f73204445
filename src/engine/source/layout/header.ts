import { cellType } from './dialect-score.js';
import type { HeaderPlace } from './layout.js';
import type { CellType } from './dialect-score.js';
import { namedRow } from './named-header.js';
import type { ColumnNames } from './named-header.js';

export interface DetectedHeader {
  readonly header: HeaderPlace;
  /** 0 to 1. */
  readonly confidence: number;
}

type Rows = readonly (readonly string[])[];

/** Rows from the top considered as the header, and rows below to compare them with. */
const MAX_START = 25;
const BODY_ROWS = 200;
const MAX_HEADER_ROWS = 3;
/** Columns examined, and columns whose names are examined; further ones are similar. */
const MAX_WIDTH = 500;
const MAX_NAMES = 2000;

/**
 * The first row as wide as the table that reads like names above values; none when the first row is like the rest. A
 * row that equals names of `expected` columns is the header whatever it looks like.
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
  const start = belowNotesAsWide(rows, firstTableRow(rows, width), width);
  const header = rows[start] ?? [];
  const body = bodyFrom(rows, start + 1, width);
  if (header.length === 0) return { header: { start: 0, rows: 0 }, confidence: 0.5 };
  if (body.length === 0) {
    const isData = header.some((text) => VALUE_TYPES.has(cellType(text)));
    return { header: { start, rows: isData ? 0 : 1 }, confidence: isData ? 0.5 : 0.6 };
  }
  const score = headerScore(header, body);
  if (score < 0) return { header: { start, rows: 0 }, confidence: Math.min(0.95, 0.6 - score) };
  const isCertainStart =
    rows.slice(0, start).every((cells) => filled(cells) <= Math.max(1, Math.min(2, width / 3))) &&
    !isCertainlyNames(rows, start + 1, width);
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

/** The most frequent width; lines of one cell, such as notes, count half. */
function usualWidth(rows: Rows): number {
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

/** Titles and notes above the table fill few cells; the header fills most. */
function firstTableRow(rows: Rows, width: number): number {
  const bodyFill = median(rows.filter((cells) => cells.length >= width).map(filled));
  const enough = width <= 2 ? width : Math.max(2, Math.min(width, bodyFill) * 0.6);
  const at = rows.slice(0, MAX_START).findIndex((cells) => {
    // Two column names with an empty first one: an index column.
    if (width === 2 && cells.length === 2 && cells[0] === '' && filled(cells) === 1) return true;
    return cells.length >= Math.min(width, 2) && filled(cells) >= enough;
  });
  return Math.max(0, at < 0 ? rows.findIndex((cells) => filled(cells) > 0) : at);
}

/** Rows above the header that may be as wide as it. */
const MAX_NOTES = 6;
/** More rows above a blank row may be a table of their own. */
const MAX_SEPARATE = 3;

/**
 * The header below notes that are as wide as the table: the last row that is certainly names, where those above it are
 * separated by a blank row, or have values in them that are not like the columns below.
 */
function belowNotesAsWide(rows: Rows, start: number, width: number): number {
  for (let at = Math.min(start + MAX_NOTES, rows.length - 1); at > start; at -= 1) {
    if (!isCertainlyNames(rows, at, width)) continue;
    const above = rows.slice(start, at).filter((cells) => filled(cells) > 0);
    const body = bodyFrom(rows, at + 1, width);
    if (above.some((cells) => isLikeBody(cells, body))) continue;
    const isSeparate = filled(rows[at - 1]!) === 0 && above.length <= MAX_SEPARATE && !rows[at]!.every(isUnit);
    if (isSeparate || above.every(isNotes)) return at;
  }
  return start;
}

/** Short or in brackets, as units below the names are. */
function isUnit(text: string): boolean {
  return /^(?:\S{0,4}|\[.*\]|\(.*\))$/.test(text.trim());
}

/** Facts about the file: comments, labels with a colon, or values among words. */
function isNotes(cells: readonly string[]): boolean {
  if (isSeriesOfNames(cells)) return false;
  if (/^#+ *[^#\s]/.test(cells[0] ?? '')) return true;
  const labels = cells.filter((text) => /[^:]:$/.test(text.trim())).length;
  return labels > 0 || cells.some((text) => VALUE_TYPES.has(cellType(text)));
}

/** Whether each cell may be a name, and one is above values. */
function isCertainlyNames(rows: Rows, at: number, width: number): boolean {
  const names = rows[at] ?? [];
  const body = bodyFrom(rows, at + 1, width);
  if (names.length < width * 0.8 || filled(names) < Math.max(2, width * 0.6) || body.length < 2) return false;
  const votes = votesOf(names, body);
  return votes.some((vote) => vote >= 0.7) && votes.every((vote) => vote >= -0.2) && new Set(names).size > 1;
}

/** Whether a row has values of the same type as most columns of values below, and not by chance as the only one. */
function isLikeBody(cells: readonly string[], body: Rows): boolean {
  let alike = 0;
  let columns = 0;
  cells.forEach((text, index) => {
    const types = body.map((row) => cellType(row[index] ?? ''));
    const usual = [...VALUE_TYPES].find((type) => types.filter((each) => each === type).length > types.length * 0.6);
    if (usual === undefined) return;
    columns += 1;
    if (cellType(text) === usual) alike += 1;
  });
  return alike > columns / 2 && (alike > 1 || cells.filter((text) => VALUE_TYPES.has(cellType(text))).length > 1);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? 0;
}

/**
 * Number of rows below the names that are not values either: units, types, second names, and a blank row before them.
 * Only recognizable above columns of values.
 */
function furtherRows(rows: Rows, start: number, width: number): number {
  let more = 0;
  while (more + 1 < MAX_HEADER_ROWS) {
    const at = start + 1 + more;
    const next = isBlank(rows[at]) ? at + 1 : at;
    const body = bodyFrom(rows, next + 1, width);
    if (body.length < 2 || !isWordsOverValues(rows[next] ?? [], body, rows[start]!)) return more;
    more = next - start;
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
  while (count + 1 < MAX_HEADER_ROWS) {
    const above = count + 1;
    const next = isBlank(rows[start - above]) ? above + 1 : above;
    if (!isGroupRow(rows[start - next], width)) return count;
    count = next;
  }
  return count;
}

function isBlank(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && filled(cells) === 0;
}

/** Names of column groups: as wide as the table, with gaps between them. */
function isGroupRow(cells: readonly string[] | undefined, width: number): boolean {
  if (!cells || cells.length < width || width < 3) return false;
  const places = cells.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  if (places.length < 2 || places.some((place) => cellType(cells[place]!) === 'date')) return false;
  return places.at(-1)! - places[0]! >= places.length && places.at(-1)! >= width / 3;
}

/** Cell types that column names hardly ever have. */
const VALUE_TYPES: ReadonlySet<CellType> = new Set(['number', 'date', 'time', 'email', 'url', 'boolean']);
/** Names that are common in tables and rare as values. */
const USUAL_NAME =
  /^(?:[a-z]+[ _-])?(?:id|ids|name|names|date|time|email|e-mail|mail|phone|address|city|country|state|zip|postcode|type|status|title|description|code|price|amount|quantity|value|total|count|category|url|year|month|age|gender|sex|notes?|comments?|number|no\.?|datum|nom|prénom|nombre|apellido|straße|strasse|ort|stadt|land|ville|pays|preis|prix|precio|nome|data|fecha|vorname|nachname|menge|anzahl|betrag)$/i;

/**
 * Above 0 the row reads like names, below 0 like values: each column votes by how its first cell differs from the rest.
 */
function headerScore(header: readonly string[], body: Rows): number {
  let votes = 0;
  let voters = 0;
  for (const vote of votesOf(header, body)) {
    votes += vote;
    voters += vote === 0 ? 0.25 : Math.min(1, Math.abs(vote) + 0.3);
  }
  const names = header.map((name) => name.trim()).filter((name) => name !== '');
  const distinct = new Set(names).size === names.length ? 0.1 : -0.15;
  return voters === 0 ? distinct : votes / voters + distinct;
}

function votesOf(header: readonly string[], body: Rows): number[] {
  const isSeries = isSeriesOfNames(header);
  return header.map((name, index) => {
    const values = body.map((cells) => (cells[index] ?? '').trim()).filter((text) => text !== '');
    return isSeries && VALUE_TYPES.has(cellType(name)) ? 0.3 : columnVote(name.trim(), values);
  });
}

/** Years, months or running numbers as names: ascending from column to column, next to a name that is a word. */
function isSeriesOfNames(header: readonly string[]): boolean {
  const numbers = header.map((name) => name.trim()).filter((name) => /^\d{1,4}(?:-\d{2}(?:-\d{2})?)?$/.test(name));
  const words = header.filter((name) => !VALUE_TYPES.has(cellType(name)));
  if (numbers.length < 2 || words.length === 0 || numbers.length + words.length < header.length) return false;
  const steps = numbers.slice(1).map((name, index) => Number.parseFloat(name) - Number.parseFloat(numbers[index]!));
  const areYears = numbers.every((name) => /^(?:19|20)\d{2}/.test(name));
  if (areYears) return new Set(steps.map(Math.sign)).size === 1 && steps.every((step) => Math.abs(step) <= 10);
  return steps.every((step) => step === 1);
}

function columnVote(name: string, values: readonly string[]): number {
  if (name === '') return values.length > 0 ? -0.1 : 0;
  if (values.length === 0) return USUAL_NAME.test(name) ? 0.5 : 0;
  const nameType = cellType(name);
  const types = values.map(cellType);
  const share = (holds: (type: CellType, index: number) => boolean): number =>
    types.filter(holds).length / types.length;
  if (VALUE_TYPES.has(nameType)) {
    if (share((type) => type === nameType) > 0.5) return -1;
    // Numbers above dates, or above yes and no, are names as well.
    return share((type) => type !== nameType && VALUE_TYPES.has(type)) > 0.8 ? 0.6 : -0.4;
  }
  if (share((type) => VALUE_TYPES.has(type)) > 0.6) return nameType === 'empty' ? -0.2 : 1;
  if (USUAL_NAME.test(name)) return 0.8;
  // A name rarely occurs among its values.
  if (values.includes(name)) return -0.8;
  const withDigits = share((_, index) => /\d/.test(values[index]!));
  if (withDigits > 0.8) return /\d/.test(name) ? -0.3 : 0.7;
  const lengths = values.map(({ length }) => length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  if (Math.abs(name.length - mean) > Math.max(2, spread * 2)) return 0.5;
  // Written differently from all values below: in upper case, lower case, with underscores.
  const shape = shapeOf(name);
  return share((_, index) => shapeOf(values[index]!) === shape) < 0.1 ? 0.4 : 0.12;
}

function shapeOf(text: string): string {
  if (/^[\p{Lu}\d_ -]+$/u.test(text)) return 'upper';
  if (/^[\p{Ll}\d_ -]+$/u.test(text)) return text.includes('_') ? 'snake' : 'lower';
  return /^\p{Lu}/u.test(text) ? 'capital' : 'mixed';
}
