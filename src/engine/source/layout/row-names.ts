import { cellType, VALUE_TYPES } from './dialect-score.js';
import { bodyFrom, joinedGroups } from './header-body.js';
import type { Rows } from './header-body.js';

type Cells = readonly string[];

/** Fewer rows may be numbered by chance. */
const MIN_ROWS = 3;
/** Names of columns that are numbered themselves. */
const NUMBERED = /(?:^|[\W_])(?:id|n[or]|num(?:ber|mer)?|#|row|index)\W*$/i;

/** What begins a comment, as `#` or `#Fields:`. */
const COMMENT_SIGN = /^\s*#+(?:\w+:)?\s*$/;

/** The texts of the header rows by column, in which names and values begin in the same cell. */
export function headerTexts(header: Rows, body: Rows): Rows {
  const [names, ...others] = header;
  if (!names || others.length > 0) return joinedGroups(header);
  if (hasRowNames(names, body)) return [['', ...names]];
  return [hasCommentSign(names, body) ? names.slice(1) : names];
}

/** Whether the names are a comment whose sign is a cell of its own, which the rows lack. */
export function hasCommentSign(names: Cells, rows: Rows): boolean {
  const body = bodyFrom(rows, 0, 0);
  if (!isCommentSign(names, body) || names.at(-1)!.trim() === '') return false;
  return body.length > 0 && body.every(({ length }) => length === names.length - 1);
}

/** Whether the first cell begins a comment, and is not the name of running numbers in front of texts. */
export function isCommentSign([first = '']: Cells, body: Rows): boolean {
  if (!COMMENT_SIGN.test(first)) return false;
  const start = Number(body[0]?.[0]);
  const areNumbered = start <= 1 && body.every(([text], index) => text === String(start + index));
  return !areNumbered || body.every(([, next = '']) => VALUE_TYPES.has(cellType(next)));
}

/** Whether each row has exactly one cell more than there are names, and the last one is not empty. */
export function lackOneName(names: Cells, rows: Rows): boolean {
  const body = bodyFrom(rows, 0, 0);
  return body.length > 0 && body.every((cells) => cells.length === names.length + 1 && cells.at(-1)!.trim() !== '');
}

/** Whether the rows have running numbers in front that lack a name, as R writes them. */
export function hasRowNames(names: Cells, rows: Rows): boolean {
  const body = bodyFrom(rows, 0, 0);
  const first = Number(body[0]?.[0]);
  if (body.length < MIN_ROWS || first > 1 || !lackOneName(names, body)) return false;
  if (!body.every(([text], index) => text === String(first + index))) return false;
  // The first name may be that of these numbers, unless the next column has numbers of its own.
  const next = new Set(body.map((cells) => cells[1]!));
  return (
    !NUMBERED.test(names[0]!) || (next.size === body.length && [...next].every((text) => cellType(text) === 'number'))
  );
}
