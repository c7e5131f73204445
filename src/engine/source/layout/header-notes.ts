import { compactName } from '../../mapping/names/normalize-name.js';
import { cellType, VALUE_TYPES } from './dialect-score.js';
import { bodyFrom, filled, isUnit } from './header-body.js';
import type { Rows } from './header-body.js';
import { isSeriesOfNames, isUsualName, votesOf } from './name-votes.js';

type Cells = readonly string[];

/** Rows above the header that may be as wide as it. */
const MAX_NOTES = 6;
/** More rows above a blank row may be a table of their own. */
const MAX_SEPARATE = 3;
/** Fewer rows below a row of values may continue it. */
const MIN_BELOW_FACTS = 5;

/**
 * The header below notes that are as wide as the table: the last row that is certainly names, where those above it are
 * separated by a blank row, have values in them that are not like the columns below, or read less like names.
 */
export function belowNotesAsWide(rows: Rows, start: number, width: number): number {
  for (let at = Math.min(start + MAX_NOTES, rows.length - 1); at > start; at -= 1) {
    if (!isCertainlyNames(rows, at, width) || rows[at]!.every(isUnit)) continue;
    const above = rows.slice(start, at).filter((cells) => filled(cells) > 0);
    const body = bodyFrom(rows, at + 1, width);
    // Names that stand above as well are repeated, as in joined files: the first ones are the header.
    if (above.some((cells) => isLikeBody(cells, body) || trimmedText(cells) === trimmedText(rows[at]!))) continue;
    if (areFactsWithNames(above, body, filled(rows[at - 1]!) === 0)) return at;
    if (isTable(above)) continue;
    const isSeparate = filled(rows[at - 1]!) === 0 && above.length <= MAX_SEPARATE && !rows[at]!.every(isShort);
    const areFacts = above.some(isNotes) && rows[at]!.every(isUsualName) && !isCertainlyNames(rows, at - 1, width);
    if (isSeparate || areFacts || above.every((cells) => isNotes(cells) || isLessLikeNames(cells, rows[at]!)))
      return at;
  }
  return start;
}

/** Usual names above values: a table of its own. */
function isTable([names = [], ...body]: Rows): boolean {
  return names.every(isUsualName) && votesOf(names, body).some((vote) => vote >= 0.7) && body.length > 1;
}

/** Names and one row of values of their own, above more rows of another table. */
function areFactsWithNames([names = [], facts = [], ...others]: Rows, body: Rows, isApart: boolean): boolean {
  if (others.length > 0 || body.length < MIN_BELOW_FACTS || filled(names) < 2) return false;
  const isValue = (text = ''): boolean => VALUE_TYPES.has(cellType(text));
  if (!isNotes(facts) || names.some(isValue)) return false;
  const isUnlike = (text: string, index: number): boolean =>
    cellType(text) !== 'empty' && !isValue(text) && body.every((cells) => isValue(cells[index]));
  return isApart || facts.some(isUnlike);
}

function trimmedText(cells: Cells): string {
  return cells.map((text) => text.trim()).join('\n');
}

/** As short as units are in Latin letters, or in brackets. */
function isShort(text: string): boolean {
  return /^[\0-\u03ff]{0,4}$/.test(text.trim()) || isUnit(text);
}

/** Facts about the file: comments, labels with a colon, settings, or values among words. */
function isNotes(cells: Cells): boolean {
  if (isSeriesOfNames(cells)) return false;
  if (/^#+ *[^#\s]/.test(cells[0] ?? '')) return true;
  if (cells.some((text) => /[^:]:(?:\s|$)|^\w+=\S/.test(text.trim()))) return true;
  return cells.some((text) => VALUE_TYPES.has(cellType(text)));
}

/** Labels that end in a colon, each before what it says of the file: a value, or the only other cell. */
export function isLabelled(cells: Cells): boolean {
  const texts = cells.map((text) => text.trim()).filter((text) => text !== '');
  const labels = texts.filter((text) => text.endsWith(':')).length;
  const isRest = (text: string, at: number): boolean => {
    const next = texts[at + 1] ?? ':';
    if (!text.endsWith(':') || VALUE_TYPES.has(cellType(next))) return true;
    return texts.length === labels * 2 && !next.endsWith(':');
  };
  return labels > 0 && texts.every(isRest) && !isSeriesOfNames(texts);
}

/** The end of a name that continues in the next row. */
const CONTINUED = /(?:\s(?:of|per|in|for|and|de|du|des|von|der|pro)|[-/,&])$/i;

/** Words such as `Sales`, `North`, `draft` above names: less usual as names than those below, which need no others. */
function isLessLikeNames(words: Cells, names: Cells): boolean {
  const usual = names.filter(isUsualName).length;
  if (usual < 2 || words.filter(isUsualName).length * 3 >= words.length) return false;
  if (filled(words) < words.length * 0.8 || names.every(isShort)) return false;
  if (words.some((text, index) => compactName(text) === compactName(names[index] ?? ''))) return false;
  const areDistinct = (cells: Cells): boolean => new Set(cells).size >= cells.length * 0.8;
  return areDistinct(words) && areDistinct(names) && !words.some((text) => CONTINUED.test(text.trim()));
}

/** Whether each cell may be a name, and one is above values. */
export function isCertainlyNames(rows: Rows, at: number, width: number): boolean {
  const names = rows[at] ?? [];
  const body = bodyFrom(rows, at + 1, width);
  if (names.length < width * 0.8 || filled(names) < Math.max(2, width * 0.6) || body.length < 2) return false;
  const votes = votesOf(names, body);
  return votes.some((vote) => vote >= 0.7) && votes.every((vote) => vote >= -0.2) && new Set(names).size > 1;
}

/** Whether a row has values of the same type as most columns of values below, and not by chance as the only one. */
function isLikeBody(cells: Cells, body: Rows): boolean {
  // A row of another table.
  if (body.every(({ length }) => length < cells.length)) return false;
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
