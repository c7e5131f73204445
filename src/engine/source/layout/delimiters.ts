import type { LayoutFit } from './dialect-score.js';

export const USUAL: readonly string[] = [',', ';', '\t', '|'];
/** A usual delimiter with spaces after it, or doubled: preferred if it always occurs that way. */
const LONGER: readonly string[] = [', ', '; ', '\t ', '| ', '||'];
const RARE: readonly string[] = [':', '~', '^', '#', '&', '!', '*', '%', '=', '\u0001', '\u001f', '¬', '§', '¦', ' '];
/** Between columns that are aligned: two spaces or more, or one or more. */
const ALIGNED = '  ';
const ANY_SPACES = '   ';
const IN_PROSE: ReadonlySet<string> = new Set([' ', ':', '&', '!', '#', '%', '=', '*']);
/** A rare delimiter must split nearly all rows alike; one that is common in prose must also produce typed values. */
const MIN_RARE_SHARE = 0.9;
const RARE_PRIOR = 0.75;
/** Any other symbol must split all rows alike, the first one included. */
const OTHER_PRIOR = 0.6;

const FIRST_LINES = 20;
const MAX_LONG = 6;
/** Symbols in a row that names and values hardly have. */
const SYMBOLS = /[^\p{L}\p{N}\s\0\ufffd"'\\.()[\]{}-]{2,5}|\t{2,4}/gu;
const OTHER_SYMBOLS = /[^\p{L}\p{N}\s\0\ufffd"'\\.,()[\]{}-]/gu;

/** What may be the delimiter of a text: the usual and rare ones in it, and symbols that most of its lines contain. */
export function candidateDelimiters(text: string): string[] {
  const first = firstLines(text);
  const known = [...USUAL, ...RARE].filter((mark) => text.includes(mark));
  const unquoted = text.replace(/"(?:[^"]|""){0,2000}"/g, '""');
  const longer = [...new Set([...LONGER, ...longSymbols(first)])].filter(
    (mark) =>
      isAlwaysLonger(unquoted, mark) ||
      isEvenWhereItsStartIsNot(first, mark) ||
      (mark.endsWith(' ') && unquoted.includes(`${mark}"`)),
  );
  const padded = firstLines(unquoted).filter((line) => line.trim().includes(ALIGNED)).length;
  const aligned = [...(padded >= first.length * 0.5 ? [ALIGNED] : []), ...(padded > 0 ? [ANY_SPACES] : [])];
  return [...new Set([...known, ...longer, ...otherSymbols(first), ...aligned])];
}

function firstLines(text: string): string[] {
  const lines = text.split(/\r?\n|\r/, FIRST_LINES * 2).filter((line) => line.trim() !== '');
  return lines.slice(0, FIRST_LINES);
}

/** Symbols of several characters in most of the lines, the commonest first. */
function longSymbols(lines: readonly string[]): string[] {
  const marks = new Set(lines.flatMap((line) => line.match(SYMBOLS) ?? []));
  const counted = [...marks].map((mark) => ({ mark, count: lines.filter((line) => line.includes(mark)).length }));
  return counted
    .filter(({ mark, count }) => count >= lines.length * 0.8 && !beginsValues(mark))
    .sort((left, right) => right.count - left.count || right.mark.length - left.mark.length)
    .slice(0, MAX_LONG)
    .map(({ mark }) => mark);
}

/** A usual delimiter with a sign that values begin or end with, as in `Pen,$2.00,$3.00`; `|~|` is a delimiter. */
function beginsValues(mark: string): boolean {
  return USUAL.some((usual) => mark.includes(usual)) && mark[0] !== mark.at(-1);
}

/** Symbols that occur in each line equally often, at least twice. */
function otherSymbols(lines: readonly string[]): string[] {
  const marks = [...new Set(lines[0]?.match(OTHER_SYMBOLS) ?? [])];
  return marks.filter((mark) => {
    const count = countIn(lines[0]!, mark);
    return lines.length > 2 && count >= 2 && lines.every((line) => countIn(line, mark) === count);
  });
}

function countIn(line: string, mark: string): number {
  return line.split(mark).length - 1;
}

/** Whether a symbol occurs in each line equally often, unlike its first character: `::` beside times with colons. */
function isEvenWhereItsStartIsNot(lines: readonly string[], mark: string): boolean {
  const isEven = (part: string): boolean => new Set(lines.map((line) => countIn(line, part))).size === 1;
  return lines.length > 2 && !LONGER.includes(mark) && isEven(mark) && !isEven(mark[0]!);
}

/** Whether its first character hardly ever occurs without the rest, and is not merely padded on both sides. */
function isAlwaysLonger(unquoted: string, delimiter: string): boolean {
  const first = delimiter[0]!;
  const all = unquoted.split(first).length - 1;
  const longer = unquoted.split(delimiter).length - 1;
  if (!delimiter.endsWith(' ')) return longer * (delimiter.split(first).length - 1) > all * 0.9;
  const padded = unquoted.split(` ${delimiter}`).length - 1;
  return longer > all * 0.9 && padded < longer * 0.5;
}

function isUnlikeUsual(delimiter: string): boolean {
  return delimiter.length > 2 || !USUAL.includes(delimiter[0]!);
}

/** How likely a delimiter is, given how it splits the text; 0: out of the question. */
export function prior(delimiter: string, { alike, typed, width, rows, fromTop }: LayoutFit): number {
  if (USUAL.includes(delimiter)) return 1;
  // Preferred over its own first character only if every row has the same length.
  if (delimiter === '||') return rows > 2 ? 1.1 : 0.9;
  if (LONGER.includes(delimiter)) return alike > 0.98 ? 1.02 : 0.9;
  if (delimiter === ANY_SPACES) return alike > 0.95 && rows > 2 && width > 2 && typed > 0.25 ? 0.85 : 0;
  if (delimiter === ALIGNED) return alike > 0.95 && rows > 2 ? 0.9 : 0;
  if (delimiter.length > 1) return alike > 0.98 && rows > 1 && (width > 2 || isUnlikeUsual(delimiter)) ? 1.1 : 0;
  if (alike < MIN_RARE_SHARE) return 0;
  const isRegular = alike > 0.98 && width >= 3 && rows >= 3;
  if (!RARE.includes(delimiter)) return isRegular && fromTop ? OTHER_PRIOR : 0;
  if (IN_PROSE.has(delimiter) && typed < 0.3 && !isRegular) return 0;
  return RARE_PRIOR;
}

/** Aligned columns may be separated by one space as well, and a mark of prose may only occur in all rows alike. */
export function isInDoubt(delimiter: string, typed: number): boolean {
  return delimiter === ALIGNED || delimiter === ANY_SPACES || (IN_PROSE.has(delimiter) && typed < 0.5);
}
