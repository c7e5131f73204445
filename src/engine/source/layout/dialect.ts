import { candidateDelimiters, isInDoubt, prior, USUAL } from './delimiters.js';
import { cellType, layoutFit } from './dialect-score.js';
import type { LayoutFit } from './dialect-score.js';
import { bareDelimiter } from './layout.js';
import type { Dialect } from './layout.js';
import { parseRows } from '../table/cell-text.js';

export interface DialectOptions {
  /** Whether the sample is the whole text; otherwise its last row is ignored. */
  readonly complete: boolean;
  /** Parts chosen by the user. */
  readonly delimiter?: string;
  readonly quote?: string;
}

export interface DetectedDialect {
  readonly dialect: Dialect;
  readonly confidence: { readonly delimiter: number; readonly quote: number };
}

/** Looks like a date, too. */
const NUMBERS_IN_A_ROW = /^\d+ \d+ \d+/;
/** Phone numbers, IBANs, and addresses of devices and networks, which have spaces or colons. */
const WHOLE_VALUE =
  /^(?:\+\d|\(\d{2,4}\))[\d ().\-/]{5,}$|^[A-Z]{2}\d{2}(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?$|^(?:[\da-f]{2}:){5}[\da-f]{2}$|^(?:[\da-f]{1,4}:){7}[\da-f]{1,4}$|^(?:[\da-f]{1,4}:)+(?::[\da-f]{1,4})+$/i;
/** A first line with a blank one below. */
const TITLE = /^.*\r?\n\s*\n/;
/** The separator of units, which no text has. */
const NOWHERE = '\u001f';
const LIST_PENALTY = 0.55;
const UNEVEN = 0.8;
const FEW_TYPED = 0.2;
const FEW_ROWS = 3;
const SAMPLE_BYTES = 64 << 10;
const HASH = 0x23;
const LINE_FEED = 0x0a;
const MAX_ROWS = 200;

interface Candidate {
  readonly dialect: Dialect;
  readonly fit: LayoutFit;
  readonly score: number;
  readonly quoteConfidence: number;
}

/**
 * Detects the dialect by trial: the right one yields rows of equal length and cells that look like values. A text of
 * one column has `,`, or a delimiter that does not occur in it if something in it could be one.
 */
export function detectDialect(sample: Uint8Array, { complete, delimiter, quote }: DialectOptions): DetectedDialect {
  const table = fromLastComment(sample);
  const bytes = table.subarray(0, SAMPLE_BYTES);
  const whole = complete && bytes.length === table.length;
  const text = new TextDecoder('utf-8').decode(bytes);
  const declared = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(text)?.[1];
  const chosen = delimiter ?? declared;
  const candidates = chosen === undefined ? candidateDelimiters(text) : text.includes(chosen) ? [chosen] : [];
  const fitting = candidates
    .map((mark) => candidate(mark, { bytes, whole, text, quote }))
    .filter(({ score }) => score > 0);
  const tried = withoutLists(fitting).sort((left, right) => right.score - left.score);
  const [best] = tried;
  if (!best) return oneColumn(text, { delimiter: chosen ?? ',', quote, certainty: chosen === undefined ? 0.9 : 1 });
  const certaintyOfOne = chosen === undefined ? oneColumnCertainty(text, best) : 0;
  if (certaintyOfOne > 0) {
    const absent = USUAL.find((mark) => !text.includes(mark)) ?? NOWHERE;
    return oneColumn(text, { delimiter: absent, quote, certainty: certaintyOfOne });
  }
  const rival = tried.find(({ dialect }) => !sharesFirstCharacter(dialect.delimiter, best.dialect.delimiter));
  const lead = rival ? (best.score - rival.score) / best.score : 1;
  // Even without a rival, a delimiter that splits few rows alike may be part of the texts.
  const { alike, fromTop, typed } = best.fit;
  const isUneven = alike < UNEVEN && !fromTop && (typed < FEW_TYPED || best.fit.rows < FEW_ROWS);
  const most = isUneven || isInDoubt(best.dialect.delimiter, typed) ? 0.85 : 0.99;
  const certainty = Math.min(most, 0.6 + 0.2 * alike + Math.min(0.3, lead));
  return {
    dialect: best.dialect,
    confidence: { delimiter: chosen === undefined ? certainty : 1, quote: best.quoteConfidence },
  };
}

interface Trial {
  readonly bytes: Uint8Array;
  readonly whole: boolean;
  readonly text: string;
  readonly quote: string | undefined;
}

function candidate(delimiter: string, { bytes, whole, text, quote: chosen }: Trial): Candidate {
  const { quote, confidence } = chosen === undefined ? quoteOf(text, delimiter) : { quote: chosen, confidence: 1 };
  const dialect = { delimiter, quote, escape: escapeOf(text, quote) };
  const fit = layoutFit(rowsOf(bytes, dialect, whole), delimiter);
  return { dialect, fit, score: fit.score * prior(delimiter, fit), quoteConfidence: confidence };
}

/** A list within cells may be as regular as the table, but the table begins with the header. */
function withoutLists(candidates: readonly Candidate[]): Candidate[] {
  const isWhole = candidates.some(({ fit }) => fit.fromTop && fit.alike > 0.9);
  if (!isWhole) return [...candidates];
  return candidates.map((each) => (each.fit.fromTop ? each : { ...each, score: each.score * LIST_PENALTY }));
}

function sharesFirstCharacter(left: string, right: string): boolean {
  return left.trim()[0] === right.trim()[0];
}

/** How certain it is that a text has one column, whatever the best delimiter; 0: it has several. */
function oneColumnCertainty(text: string, best: Candidate): number {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!TITLE.test(text) && isNamedProse(lines, best)) return 0.8;
  return isOneColumn(lines, best) ? 0.9 : 0;
}

/** Lines that are whole values must not be split: times at their colons, prose at its commas. */
function isOneColumn(lines: readonly string[], { dialect, fit }: Candidate): boolean {
  const values = lines.slice(1);
  const isUsual = USUAL.includes(dialect.delimiter);
  const isWhole = isUsual ? isNamedDate : isWholeValue;
  const hasNames = isUsual && fit.fromTop && !isWhole(lines[0] ?? '');
  if (!hasNames && values.filter(isWhole).length > values.length * 0.5) return true;
  if (!isUsual && !fit.fromTop && isNamedColumn(lines, dialect.delimiter)) return true;
  // Decimal commas in one column, or commas between thousands.
  if (dialect.delimiter === ',' && lines.length > 2 && !lines[0]!.includes(',') && values.every(isNumberWithCommas)) {
    return true;
  }
  return fit.alike < 0.25;
}

function isWholeValue(line: string): boolean {
  if (WHOLE_VALUE.test(line)) return true;
  return !NUMBERS_IN_A_ROW.test(line) && !['text', 'other', 'empty', 'code'].includes(cellType(line));
}

function isNumberWithCommas(line: string): boolean {
  return /^[-+]?\p{Sc}? ?(?:\d{1,9},\d{1,4}|\d{1,3}(?:,\d{3})*(?:\.\d+)?)$/u.test(line.trim());
}

/** `Jan 5, 2024` */
function isNamedDate(line: string): boolean {
  return /[a-z]{3}/i.test(line) && cellType(line) === 'date';
}

/** A name, directly above lines with digits: a table would have names that the delimiter separates. */
function isNamedColumn([name = '', ...values]: readonly string[], delimiter: string): boolean {
  return !name.includes(delimiter.trim() || ' ') && values.every((line) => /\d/.test(line));
}

/** A name above texts with a space after each comma: `Smith, John` under `Full name`, or names below a title. */
function isNamedProse([name = '', ...texts]: readonly string[], { dialect, fit }: Candidate): boolean {
  const mark = dialect.delimiter[0]!;
  if (fit.fromTop || fit.typed >= FEW_TYPED || !/[,;]/.test(mark) || name.includes(mark)) return false;
  const isCell = new RegExp(`"|${mark}\\S`);
  return !texts.some((text) => isCell.test(text));
}

interface OneColumn {
  readonly delimiter: string;
  readonly quote: string | undefined;
  /** Confidence; 1 if the user or the file says so. */
  readonly certainty: number;
}

/** A comment, unlike values such as `#ff0000` and `#general`: `# made by`, `#Version: 1`. */
const COMMENT = /^#(?:[\s#]|\w+:)/;
/** Bytes of a line that show whether it is one. */
const MARKED = 40;

/** From the last comment at the top on, which may have the names; all of it if most lines begin so, as values do. */
function fromLastComment(sample: Uint8Array): Uint8Array {
  const decoder = new TextDecoder();
  let comment = 0;
  let next = 0;
  let doubtful = 0;
  while (sample[next] === HASH) {
    const end = sample.indexOf(LINE_FEED, next);
    if (end < 0) return sample;
    if (!COMMENT.test(decoder.decode(sample.subarray(next, Math.min(end + 1, next + MARKED))))) doubtful += 1;
    comment = next;
    next = end + 1;
  }
  let others = 0;
  for (let end = next; others < doubtful; others += 1) {
    end = sample.indexOf(LINE_FEED, end) + 1;
    if (end === 0) return sample;
  }
  return sample.subarray(comment);
}

function oneColumn(text: string, { delimiter, quote, certainty }: OneColumn): DetectedDialect {
  const guessed = quoteOf(text, delimiter);
  const mark = quote ?? guessed.quote;
  // Lines with wide gaps may be aligned columns, some of which lack values.
  const gaps = text.match(/\S {2,}\S.*/g)?.length ?? 0;
  const most = gaps * 2 > lineCount(text) ? 0.8 : 1;
  return {
    dialect: { delimiter, quote: mark, escape: escapeOf(text, mark) },
    confidence: {
      delimiter: certainty === 1 ? 1 : Math.min(certainty, most),
      quote: quote === undefined ? guessed.confidence : 1,
    },
  };
}

function rowsOf(bytes: Uint8Array, dialect: Dialect, complete: boolean): string[][] {
  const rows = parseRows(bytes, dialect, { maxRows: MAX_ROWS + 1 });
  if ((!complete || rows.length > MAX_ROWS) && rows.length > 1) rows.pop();
  return rows.filter((cells) => cells.length > 0);
}

/** Detects the quote by how cells begin and end; the usual quote unless another is more frequent. */
function quoteOf(text: string, delimiter: string): { readonly quote: string; readonly confidence: number } {
  const double = quotedCells(text, delimiter, '"');
  const single = quotedCells(text, delimiter, "'");
  if (single > double * 2 && single >= 2) return { quote: "'", confidence: double === 0 ? 0.93 : 0.75 };
  if (single > 0 && double === 0 && single * 12 > lineCount(text)) return { quote: "'", confidence: 0.7 };
  return { quote: '"', confidence: double > 0 || !text.includes('"') ? 0.97 : 0.85 };
}

/** What escapes a quote within a cell: a preceding backslash, or else doubling the quote. */
function escapeOf(text: string, quote: string): string {
  if (quote === '' || !text.includes(`\\${quote}`)) return quote;
  let backslashes = 0;
  let doubled = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    const before = text[at - 1] ?? '\n';
    const after = text[at + 1] ?? '\n';
    const isWithin = !/[,;\t|\r\n]/.test(after);
    if (before === '\\' && text[at - 2] !== '\\') backslashes += isWithin ? 1 : 0;
    else if (after === quote && /[^,;\t|\r\n\\]/.test(before) && before !== quote) doubled += 1;
  }
  return backslashes > doubled ? '\\' : quote;
}

/** Number of cells that are quoted from start to end. */
function quotedCells(text: string, delimiter: string, quote: string): number {
  if (!text.includes(quote)) return 0;
  const mark = bareDelimiter(delimiter).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const cell = `(?:^|[\\r\\n]|${mark}) {0,20}${quote}(?:\\\\.|[^${quote}\\\\]|${quote}${quote}){0,2000}${quote} {0,20}(?=${mark}|[\\r\\n]|$)`;
  return text.match(new RegExp(cell, 'g'))?.length ?? 0;
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
