import type { DerivedColumn } from '../layout/layout.js';

/** The text of a derived column in a row. */
export function derivedText(derived: DerivedColumn, cells: readonly string[]): string {
  const { separator } = derived;
  if (derived.type === 'join') {
    const texts = derived.columns.map((column) => (cells[column] ?? '').trim());
    return texts.filter((text) => text !== '').join(separator);
  }
  const { part, parts, rest } = derived;
  return partsOf((cells[derived.column] ?? '').trim(), { separator, parts, rest })[part] ?? '';
}

interface Split {
  readonly separator: string;
  readonly parts: number;
  readonly rest: 'first' | 'last';
}

/** A text in at most so many parts. Separators beyond those needed stay in the first or the last part. */
function partsOf(text: string, { separator, parts, rest }: Split): readonly string[] {
  const cuts = separatorsIn(text, separator);
  const kept = rest === 'first' ? cuts.slice(Math.max(0, cuts.length - parts + 1)) : cuts.slice(0, parts - 1);
  const starts = [0, ...kept.map(({ end }) => end)];
  return starts.map((start, at) => text.slice(start, kept[at]?.start).trim());
}

const SPACES = /\s+/g;
const LINE_BREAKS = /\s*[\r\n]\s*/g;

/** Where a text is cut. White space separates in any amount. */
function separatorsIn(text: string, separator: string): readonly { readonly start: number; readonly end: number }[] {
  if (separator === '') return [];
  if (separator.trim() === '') {
    const cuts = text.matchAll(separator.includes('\n') ? LINE_BREAKS : SPACES);
    return [...cuts].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  }
  const cuts = [];
  for (let start = text.indexOf(separator); start >= 0;) {
    const end = start + separator.length;
    cuts.push({ start, end });
    start = text.indexOf(separator, end);
  }
  return cuts;
}
