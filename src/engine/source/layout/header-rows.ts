import { cellType, VALUE_TYPES } from './dialect-score.js';
import {
  bodyFrom,
  filled,
  isBlank,
  isEmptyComment,
  isNumbers,
  isRule,
  isUnit,
  joinedGroups,
  MAX_HEADER_ROWS,
} from './header-body.js';
import type { Rows } from './header-body.js';
import { isPeriod, isUsualName } from './name-votes.js';

type Cells = readonly string[];

/**
 * Number of rows below the names that are not values either: units, types, second names, names of columns that have
 * none yet, numbers of columns, rules, and blank rows before them. `isName`: whether a text is the name of a column, if
 * all names are.
 */
export function furtherRows(rows: Rows, start: number, width: number, isName?: (text: string) => boolean): number {
  for (let more = MAX_HEADER_ROWS - 1; more > 0; more -= 1) {
    const last = start + more;
    if (last >= rows.length || isBlank(rows[last])) continue;
    const body = bodyFrom(rows, last + 1, width);
    const between = rows.slice(start + 1, last + 1).filter((cells) => !isBlank(cells));
    if (body.length < 2) continue;
    const header = { names: rows[start]!, all: rows.slice(start, last + 1), body, width, isName };
    if (between.every((cells) => isFurtherRow(cells, header))) return more;
  }
  return 0;
}

interface Header {
  readonly names: Cells;
  /** The names and the rows below them that may be part of the header. */
  readonly all: Rows;
  readonly body: Rows;
  readonly width: number;
  readonly isName: ((text: string) => boolean) | undefined;
}

function isFurtherRow(cells: Cells, { names, all, body, width, isName }: Header): boolean {
  if (isRule(cells) || (isEmptyComment(cells) && names[0]!.startsWith('#'))) return true;
  // Names and units may lack cells at the end, but not most of them: that row is damaged.
  if (cells.length < width * 0.6) return false;
  return (
    isWordsOverValues(cells, body, names, { areUnits: isName !== undefined }) ||
    isNamesOfGaps(cells, body, all) ||
    isSeriesBelowNames(cells, body, all) ||
    (isNamesAgain(cells, body) && (isName === undefined || cells.some(isName))) ||
    isNotation(cells, body) ||
    (isNotation(all.at(-1)!, body) && !cells.some((text) => VALUE_TYPES.has(cellType(text)))) ||
    isNumbering(cells, body)
  );
}

/** `areUnits`: all of them must be. */
function isWordsOverValues(
  row: Cells,
  body: Rows,
  names: Cells,
  { areUnits }: { readonly areUnits: boolean },
): boolean {
  let words = 0;
  let values = 0;
  let units = 0;
  for (let index = 0; index < row.length; index += 1) {
    const below = typesBelow(body, index);
    const valueShare = below.filter((type) => VALUE_TYPES.has(type)).length / Math.max(1, below.length);
    const type = cellType(row[index]!);
    // `n`, `y` and the like are units where the column has no such values.
    if (VALUE_TYPES.has(type) && (type !== 'boolean' || below.includes('boolean'))) return false;
    if (below.length < body.length * 0.5 || valueShare < 0.95 || (names[index] ?? '') === '') continue;
    if (type === 'empty') values += 1;
    else words += 1;
    if (isUnit(row[index]!)) units += 1;
  }
  return (words >= 2 && words >= values && !areUnits) || (units > 0 && units === words && words === filled(row));
}

/** Years or dates that tell columns of the same name apart, above other values. */
function isSeriesBelowNames(row: Cells, body: Rows, all: Rows): boolean {
  const [names = []] = joinedGroups(all);
  const places = row.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  const above = places.map((index) => (names[index] ?? '').trim());
  if (places.length < 2 || places.length === row.length || above.includes('')) return false;
  const full = new Set(places.map((index, at) => `${above[at]} ${row[index]!.trim()}`));
  if (new Set(above).size === above.length || full.size < places.length) return false;
  return places.every((index) => isPeriod(row[index]!) && !body.some((cells) => isPeriod(cells[index] ?? '')));
}

/** Names for columns without one, and blank cells below most names, above columns that have values. */
function isNamesOfGaps(row: Cells, body: Rows, all: Rows): boolean {
  const isNamed = (cells: Cells, index: number): boolean => (cells[index] ?? '').trim() !== '';
  let named = 0;
  let blank = 0;
  for (let index = 0; index < row.length; index += 1) {
    const hasName = isNamed(row, index);
    if (hasName && VALUE_TYPES.has(cellType(row[index]!))) return false;
    const below = typesBelow(body, index).length;
    if (below > 0 && !all.some((cells) => isNamed(cells, index))) return false;
    if (hasName && !isNamed(all[0]!, index)) named += 1;
    if (!hasName && isNamed(all[0]!, index) && below > body.length * 0.8) blank += 1;
  }
  return named > 0 && blank > 0 && !isSection(row, body);
}

/** A text in front of less indented than the rows below it, which are parts of it. */
function isSection([first = '']: Cells, body: Rows): boolean {
  const indent = (text: string): number => text.length - text.trimStart().length;
  return first.trim() !== '' && indent(body[0]?.[0] ?? '') > indent(first);
}

/** Other names of the same columns, such as those of another language. */
function isNamesAgain(row: Cells, body: Rows): boolean {
  const texts = row.filter((text) => text.trim() !== '');
  const usual = texts.filter(isUsualName).length;
  if (usual < 2 || usual < texts.length * 0.5 || texts.length < row.length * 0.8) return false;
  const isValue = (text: string, index: number): boolean =>
    VALUE_TYPES.has(cellType(text)) || (text.trim() !== '' && body.some((cells) => cells[index] === text));
  return !row.some(isValue);
}

/** Cells in braces or brackets, as programs write about columns, where no values are. */
function isNotation(row: Cells, body: Rows): boolean {
  const isEnclosed = (text: string): boolean => /^\s*(?:\{.*\}|\[.*\])\s*$/s.test(text);
  return filled(row) > 1 && row.every(isEnclosed) && !body.some((cells) => cells.some(isEnclosed));
}

/** Numbers of the columns, where not all columns have numbers. */
function isNumbering(row: Cells, body: Rows): boolean {
  if (!isNumbers(row)) return false;
  const values = row.map((_, index) => {
    const below = typesBelow(body, index);
    return below.length === 0 ? 1 : below.filter((type) => VALUE_TYPES.has(type)).length / below.length;
  });
  const isBracketed = row[0]!.trim() !== '1';
  return isBracketed || values.filter((share) => share < 0.2).length > 1 || (body.length > 3 && values.includes(0));
}

function typesBelow(body: Rows, index: number): ReturnType<typeof cellType>[] {
  return body.map((cells) => cellType(cells[index] ?? '')).filter((type) => type !== 'empty');
}

/** Number of rows above the names with names of groups, and a blank row between them. */
export function groupRows(rows: Rows, start: number, width: number): number {
  let count = 0;
  while (count + 1 < MAX_HEADER_ROWS) {
    const above = count + 1;
    const next = isBlank(rows[start - above]) ? above + 1 : above;
    if (!isGroupRow(rows[start - next], width)) return count;
    count = next;
  }
  return count;
}

/** Names of column groups: as wide as the table, with gaps between them. */
function isGroupRow(cells: Cells | undefined, width: number): boolean {
  if (!cells || cells.length < width || width < 3) return false;
  const places = cells.flatMap((text, index) => (text.trim() === '' ? [] : [index]));
  const isValue = (text: string): boolean => VALUE_TYPES.has(cellType(text)) && !/^(?:19|20)\d{2}$/.test(text.trim());
  if (places.length < 2 || places.some((place) => isValue(cells[place]!))) return false;
  return places.at(-1)! - places[0]! >= places.length && places.at(-1)! >= width / 3;
}
