/** Where the cells of a row belong: left if the row has a cell too many, right if it has one too few. */
export interface Shift {
  readonly direction: ShiftDirection;
  /** Position of the first cell that moves. */
  readonly from: number;
  /** The cells of the row after it. */
  readonly cells: readonly string[];
}

export type ShiftDirection = 'left' | 'right';

export interface ShiftRules {
  /** Number of columns of the file. */
  readonly width: number;
  /** What belongs between the parts of a cell that was split; `null` if cells are never split. */
  readonly separator: string | null;
  /** Whether a text would be valid in a column of the file, by position. */
  accepts(position: number, text: string): boolean;
}

/** Of so many invalid cells, one may have an error of its own. */
const ERRORS_PER_OTHER = 3;

/**
 * Moves cells of a row by one column if that makes all or most of them valid and loses no text. `errors`: positions of
 * the invalid cells, ascending. One invalid cell proves nothing, unless the row has a cell too many.
 */
export function shiftOf(row: readonly string[], errors: readonly number[], rules: ShiftRules): Shift | null {
  const { width, accepts } = rules;
  const [first] = errors;
  const extra = row.slice(width);
  if (first === undefined || extra.slice(1).some(isFilled)) return null;
  const isLong = extra.some(isFilled);
  if (errors.length < 2 && !isLong) return null;
  const texts = Array.from({ length: width + 1 }, (_, at) => row[at] ?? '');
  const upToFirst = Array.from({ length: first + 1 }, (_, at) => first - at);
  const allowed = Math.floor(errors.length / ERRORS_PER_OTHER);
  let best: Shift | null = null;
  let fewest = allowed + 1;
  const pick = (direction: ShiftDirection, starts: readonly number[]): void => {
    for (const from of starts) {
      if (fewest === 0) return;
      const cells = direction === 'left' ? movedLeft(texts, from, rules) : movedRight(texts, from);
      const changed = direction === 'left' ? Math.max(0, from - 1) : from;
      const invalid = cells?.filter((text, at) => at >= changed && !accepts(at, text)).length ?? fewest;
      if (invalid >= fewest) continue;
      best = { direction, from, cells: cells! };
      fewest = invalid;
    }
  };
  const fit = (wrong: readonly number[], by: number): boolean =>
    wrong.filter((at) => !accepts(at, texts[at + by]!)).length <= allowed;
  if (fit(errors, 1)) {
    // The rest of a text begins with a space more often than a cell does.
    const spaced = upToFirst.filter((at) => texts[at]!.startsWith(' '));
    const empty = upToFirst.filter((at) => !isFilled(texts[at]!));
    pick('left', [...spaced, ...empty, ...upToFirst]);
  }
  const hasRoom = !isLong && !isFilled(texts[width - 1]!);
  if (hasRoom && fit(errors.slice(1), -1)) pick('right', upToFirst);
  return best;
}

/** Removes the delimiter before a cell; `null` where that would join what cannot be joined. */
function movedLeft(texts: readonly string[], from: number, { separator }: ShiftRules): readonly string[] | null {
  const before = texts.slice(0, from);
  const after = texts.slice(from + 1);
  const cell = texts[from]!;
  if (!isFilled(cell)) return [...before, ...after];
  const last = before.pop();
  if (last === undefined || (isFilled(last) && separator === null)) return null;
  return [...before, isFilled(last) ? last + separator! + cell : cell, ...after];
}

function movedRight(texts: readonly string[], from: number): readonly string[] {
  return [...texts.slice(0, from), '', ...texts.slice(from, -2)];
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
