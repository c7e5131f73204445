import type { Dialect } from './layout.js';
import { parseRows } from './parse-rows.js';
import { cellType } from './cell-type.js';

export interface DialectOptions {
  /** Whether the sample is the whole text; else its last row is left out. */
  readonly complete: boolean;
  /** Parts a person chose. */
  readonly delimiter?: string;
  readonly quote?: string;
}

export interface DetectedDialect {
  readonly dialect: Dialect;
  readonly confidence: { readonly delimiter: number; readonly quote: number };
}

const DELIMITERS = [',', ';', '\t', '|', ', ', '; ', ':', '~', '^', '#', '\u0001', '\u001f', ' '];
/** How much better a rarer delimiter has to do. */
const PRIOR: Readonly<Record<string, number>> = {
  ',': 1,
  ';': 1,
  '\t': 1,
  '|': 0.98,
  ', ': 0.97,
  '; ': 0.97,
  ' ': 0.7,
};
const RARE_PRIOR = 0.8;
const QUOTES = ['"', "'"];
const SAMPLE_BYTES = 64 << 10;
const MAX_ROWS = 200;

/**
 * How a text is cut, by trying: the right way gives rows alike and cells that are something.
 * A text of one column gives `,` with little confidence.
 */
export function detectDialect(sample: Uint8Array, { complete, delimiter, quote }: DialectOptions): DetectedDialect {
  const bytes = sample.subarray(0, SAMPLE_BYTES);
  const whole = complete && bytes.length === sample.length;
  const text = new TextDecoder('utf-8').decode(bytes);
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const delimiters = chosenOr(delimiter ?? declared, () => DELIMITERS.filter((value) => text.includes(value)));
  const quotes = chosenOr(quote, () => ['', ...QUOTES.filter((value) => opensCell(text, value))]);
  const tried = delimiters.flatMap((value) =>
    quotes.map((mark) => {
      const dialect = dialectOf(value, mark, text);
      return { dialect, score: layoutScore(rowsOf(bytes, dialect, whole)) * (PRIOR[value] ?? RARE_PRIOR) };
    }),
  );
  tried.sort((left, right) => right.score - left.score);
  const [best] = tried;
  if (!best || best.score <= 0) {
    const mark = quote ?? (opensCell(text, "'") && !text.includes('"') ? "'" : '"');
    return {
      dialect: dialectOf(delimiter ?? declared ?? ',', mark, text),
      confidence: { delimiter: delimiter || declared ? 1 : 0.92, quote: 0.9 },
    };
  }
  const rival = tried.find(({ dialect }) => dialect.delimiter !== best.dialect.delimiter);
  const lead = rival ? (best.score - rival.score) / best.score : 1;
  // A file without a quote may well have one further on; the usual one does no harm.
  const found =
    best.dialect.quote === '' && quote === undefined ? dialectOf(best.dialect.delimiter, '"', text) : best.dialect;
  return {
    dialect: found,
    confidence: {
      delimiter: (delimiter ?? declared) ? 1 : Math.min(0.99, 0.72 + lead * 0.9),
      quote: quote === undefined ? 0.95 : 1,
    },
  };
}

function chosenOr(chosen: string | undefined, candidates: () => readonly string[]): readonly string[] {
  return chosen === undefined ? candidates() : [chosen];
}

/** A quote means something only where a cell begins. */
function opensCell(text: string, quote: string): boolean {
  return (
    new RegExp(`(^|[\\n\\r,;\\t|: ~^])${quote}`).test(text) && new RegExp(`${quote}([,;\\t|: ~^\\n\\r]|$)`).test(text)
  );
}

function dialectOf(delimiter: string, quote: string, text: string): Dialect {
  const backslash = quote !== '' && text.includes(`\\${quote}`) && !text.includes(`${quote}${quote}${quote}`);
  return {
    delimiter,
    quote,
    escape: backslash && !new RegExp(`[^${quote}]${quote}${quote}[^${quote},;\\t\\r\\n]`).test(text) ? '\\' : quote,
  };
}

function rowsOf(bytes: Uint8Array, dialect: Dialect, complete: boolean): string[][] {
  const rows = parseRows(bytes, dialect, { maxRows: MAX_ROWS + 1 });
  if ((!complete || rows.length > MAX_ROWS) && rows.length > 1) rows.pop();
  return rows.filter((cells) => cells.length > 0);
}

/** Rows alike in length, weighed by how many cells are of a known kind. 0 where nothing is cut. */
export function layoutScore(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let pattern = 0;
  for (const [width, count] of counts) pattern += count * (Math.max(width - 1, 0.001) / width);
  const usual = Math.max(...counts.values());
  const alike = usual / rows.length;
  const cells = rows.flat();
  const known = cells.filter((text) => cellType(text) !== 'other').length;
  return (pattern / (rows.length * Math.sqrt(counts.size))) * alike * (0.15 + (0.85 * known) / cells.length);
}
