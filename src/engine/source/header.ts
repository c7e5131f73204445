import { cellType } from './cell-type.js';
import type { CellType } from './cell-type.js';
import type { HeaderPlace } from './layout.js';

export interface DetectedHeader {
  readonly header: HeaderPlace;
  /** 0 to 1. */
  readonly confidence: number;
}

type Rows = readonly (readonly string[])[];

/** Rows from the top that are looked at for a header, and rows below that it is held against. */
const MAX_START = 25;
const BODY_ROWS = 200;
/** Kinds a column name hardly ever is. */
const VALUE_TYPES: ReadonlySet<CellType> = new Set(['number', 'date', 'time', 'email', 'url', 'boolean']);

/** The first row that is as wide as the table and reads like names over values; none where the first is like the rest. */
export function detectHeader(rows: Rows): DetectedHeader {
  const width = usualWidth(rows);
  const start = firstTableRow(rows, width);
  const header = rows[start] ?? [];
  const body = rows.slice(start + 1, start + 1 + BODY_ROWS).filter((cells) => filled(cells) > 0);
  if (header.length === 0) return { header: { start: 0, rows: 0 }, confidence: 0.5 };
  if (body.length === 0) return { header: { start, rows: 1 }, confidence: 0.6 };
  const score = headerScore(header, body);
  const isCertainStart = start === 0 || rows.slice(0, start).every((cells) => filled(cells) <= Math.max(1, width / 3));
  if (score < 0) return { header: { start, rows: 0 }, confidence: Math.min(0.95, 0.6 - score) };
  const confidence = Math.min(0.99, 0.7 + score * 0.5) * (isCertainStart ? 1 : 0.8);
  return { header: { start, rows: 1 }, confidence };
}

function filled(cells: readonly string[]): number {
  return cells.filter((text) => text.trim() !== '').length;
}

/** The width most rows with more than one cell have. */
function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const cells of rows) if (filled(cells) > 0) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1] || right[0] - left[0])[0]?.[0] ?? 0;
}

/** Titles and notes above the table fill few cells; the header fills most. */
function firstTableRow(rows: Rows, width: number): number {
  const bodyFill = median(rows.filter((cells) => cells.length >= width).map(filled));
  const enough = width <= 2 ? width : Math.max(2, Math.min(width, bodyFill) * 0.6);
  const at = rows
    .slice(0, MAX_START)
    .findIndex((cells) => cells.length >= Math.min(width, 2) && filled(cells) >= enough);
  return Math.max(0, at < 0 ? rows.findIndex((cells) => filled(cells) > 0) : at);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Above 0 the row reads like names, below like values: each column votes by how its first cell differs from the rest. */
function headerScore(header: readonly string[], body: Rows): number {
  let votes = 0;
  let voters = 0;
  header.forEach((name, index) => {
    const values = body.map((cells) => (cells[index] ?? '').trim()).filter((text) => text !== '');
    const vote = columnVote(name.trim(), values);
    votes += vote;
    voters += vote === 0 ? 0.25 : 1;
  });
  const names = header.map((name) => name.trim()).filter((name) => name !== '');
  const distinct = new Set(names).size === names.length ? 0.1 : -0.15;
  return voters === 0 ? distinct : votes / voters + distinct;
}

function columnVote(name: string, values: readonly string[]): number {
  if (name === '') return values.length > 0 ? -0.1 : 0;
  if (values.length === 0) return 0;
  const nameType = cellType(name);
  const types = values.map(cellType);
  const valueShare = types.filter((type) => VALUE_TYPES.has(type)).length / values.length;
  if (VALUE_TYPES.has(nameType))
    return types.filter((type) => type === nameType).length / values.length > 0.5 ? -1 : -0.4;
  if (valueShare > 0.6) return 1;
  // A name seldom stands among its values; texts of a column resemble each other in length.
  if (values.includes(name)) return -0.8;
  const lengths = values.map(({ length }) => length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
  const differs = Math.abs(name.length - mean) > Math.max(2, spread * 2);
  return differs ? 0.5 : 0.15;
}
