type Rows = readonly (readonly string[])[];

export interface LayoutFit {
  /** 0 to 1; 0 when nothing is split. */
  readonly score: number;
  /** Share of rows with the usual width; lines around the table hardly count. */
  readonly alike: number;
  /** Share of cells that are a number, a date or similar. */
  readonly typed: number;
  readonly width: number;
  /** Number of rows with that width. */
  readonly rows: number;
  /** Whether the first row has the usual width. */
  readonly fromTop: boolean;
}

/** Weight of rows above and below the table, and of rows that only lack their last cells. */
const AROUND = 0.2;
const SHORT = 0.6;
const MAX_AROUND = 12;
/** Cell types that column names hardly ever have. */
export const VALUE_TYPES: ReadonlySet<CellType> = new Set(['number', 'date', 'time', 'email', 'url', 'boolean']);

/** How well rows fit together: equal in length, with cells that look like values. */
export function layoutFit(rows: Rows, delimiter: string): LayoutFit {
  const width = usualWidth(rows);
  if (width < 2) return { score: 0, alike: 0, typed: 0, width, rows: 0, fromTop: false };
  const first = Math.max(
    0,
    rows.findIndex(({ length }) => length === width),
  );
  const last = rows.findLastIndex(({ length }) => length === width);
  let same = 0;
  let others = 0;
  rows.forEach(({ length }, index) => {
    if (length === width) same += 1;
    else if (index < first && first <= MAX_AROUND) others += AROUND;
    else if (index > last && rows.length - last <= MAX_AROUND) others += AROUND;
    else others += length < width ? SHORT : 1;
  });
  const alike = same / (same + others);
  let known = 0;
  let typed = 0;
  let cells = 0;
  // Where `||` is possible, a single `|` occurs in quoted cells only.
  const mark = /^(\S)\1+$/.exec(delimiter)?.[1] ?? delimiter;
  for (const row of rows.slice(first, last + 1)) {
    for (const text of row) {
      cells += 1;
      const type = cellType(text);
      // A cell with the delimiter or a line break in it was quoted correctly.
      if (type !== 'other' || text.includes(mark) || text.includes('\n')) known += 1;
      if (VALUE_TYPES.has(type)) typed += 1;
    }
  }
  const score = alike ** 1.5 * (0.3 + (0.7 * known) / cells) * (1 - 0.4 / width);
  return { score, alike, typed: typed / cells, width, rows: same, fromTop: first === 0 };
}

/** The most frequent width above one; the wider of two that are equally frequent. */
function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual] = [...counts].sort((left, right) => right[1] - left[1] || right[0] - left[0]);
  return usual?.[0] ?? 1;
}

export type CellType = 'empty' | 'number' | 'date' | 'time' | 'email' | 'url' | 'boolean' | 'code' | 'text' | 'other';

const PATTERNS: readonly (readonly [CellType, RegExp])[] = [
  ['empty', /^\s*$|^(n\/?a|null|nan|none|-|--)$/i],
  [
    'number',
    /^[-+(]?[$€£¥]?\s?\d{1,3}([ ,.'\u00a0]\d{3})*([.,]\d+)?\)?\s?[%€$£]?$|^[-+]?[$€£¥]?\d*[.,]?\d+([eE][-+]?\d+)?\s?[%€$£]?$/,
  ],
  [
    'date',
    /^((Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?(\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}|\d{1,2}[- ]?[A-Za-z]{3,9}[-, ]+\d{2,4}|[A-Za-z]{3,9} \d{1,2},? \d{4})(,?[T ]\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[AaPp][Mm])?( ?(Z|[A-Z]{3,4}|[-+]\d{2}(:?\d{2})?))?)?$/,
  ],
  ['time', /^\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[AaPp][Mm])?$/],
  ['email', /^[\p{L}\d._%+'-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u],
  ['url', /^(https?|ftp):\/\/\S+$|^www\.\S+$/i],
  ['boolean', /^(true|false|yes|no|y|n)$/i],
  ['code', /^[\p{L}\d]+([-_/.:#][\p{L}\d]+)+$|^\/[\p{L}\d._/-]*$|^\{?[\da-f]{8}-[\da-f-]{27,}\}?$/iu],
  ['text', /^[\p{L}\p{M}\d(](?:[\p{L}\p{M}\d .'’‘“”()&/+\-–—_!?*%°@#:]|[,;](?=\s))*$/u],
];

/** What a cell looks like; wrongly split cells are mostly `other`. */
export function cellType(text: string): CellType {
  const trimmed = text.length > 200 ? text.slice(0, 200).trim() : text.trim();
  return PATTERNS.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? 'other';
}
