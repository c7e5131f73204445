import type { CellPlace } from '../navigation.js';
import { isInRange } from './cell-ranges.js';
import type { CellRange } from './cell-ranges.js';

export interface RangeStep {
  /** `row`: along rows, as with Tab; `column`: along columns, as with Enter. */
  readonly by: 'row' | 'column';
  readonly backwards: boolean;
}

/** The next cell of the ranges, one range after another; after the last cell, the first one again. */
export function nextInRanges(ranges: readonly CellRange[], place: CellPlace, step: RangeStep): CellPlace {
  const at = ranges.findLastIndex((range) => isInRange(range, place));
  const range = ranges[at];
  if (!range) return place;
  const next = numberOf(range, place, step) + (step.backwards ? -1 : 1);
  if (next >= 0 && next < sizeOf(range)) return placeOf(range, next, step);
  const other = ranges.at((at + (step.backwards ? -1 : 1)) % ranges.length) ?? range;
  return placeOf(other, step.backwards ? sizeOf(other) - 1 : 0, step);
}

function sizeOf({ top, bottom, left, right }: CellRange): number {
  return (bottom - top + 1) * (right - left + 1);
}

function numberOf({ top, bottom, left, right }: CellRange, place: CellPlace, { by }: RangeStep): number {
  const down = place.position - top;
  const across = place.column - left;
  return by === 'row' ? down * (right - left + 1) + across : across * (bottom - top + 1) + down;
}

function placeOf({ top, bottom, left, right }: CellRange, number: number, { by }: RangeStep): CellPlace {
  const length = by === 'row' ? right - left + 1 : bottom - top + 1;
  const [many, few] = [Math.floor(number / length), number % length];
  return by === 'row' ? { position: top + many, column: left + few } : { position: top + few, column: left + many };
}
