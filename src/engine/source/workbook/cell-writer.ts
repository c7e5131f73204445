import { dateSerial, DAY_MS, DAYS_BETWEEN_SYSTEMS, EPOCH_DAYS } from '../../values/date-serial.js';
import type { CellFormat, CellFormats } from './cell-formats.js';
import { plainDecimals } from './plain-number.js';
import { itemText, markupText, textSpan, type TextSpan } from './rich-text.js';
import type { SharedStrings } from './shared-strings.js';
import type { SheetLines } from './sheet-lines.js';
import { cellRoom, writeCell, type ByteRange } from './text-bytes.js';

/** What a cell's `t` attribute says. `other`: types that do not exist are read as text. */
export type CellType = 'number' | 'shared' | 'text' | 'inline' | 'boolean' | 'error' | 'date' | 'other';

export interface CellSources {
  readonly lines: SheetLines;
  readonly formats: CellFormats;
  readonly strings: SharedStrings;
  readonly date1904: boolean;
}

/** A cell that is not empty. */
export interface FoundCell {
  column: number;
  type: CellType;
  /** Position in the list of formats. */
  style: number;
}

/** Types whose value is text. */
const MARKUP: ReadonlySet<CellType> = new Set(['text', 'error', 'other']);
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const POINT = 0x2e;
const ONE = 0x31;
const LETTER_T = 0x74;
const LAST_ASCII = 0x7e;

/** Writes values as they are imported: `docs/decisions/2026-11-21-excel.md`. */
export class CellWriter {
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** Texts of whole days, by format and serial. */
  private readonly days = new Map<CellFormat, Map<number, string>>();

  constructor(private readonly sources: CellSources) {}

  /** Writes what is stored for a cell: the content of its `v` element. */
  value(cell: FoundCell, bytes: Uint8Array, range: ByteRange): void {
    if (range.from < range.to) this.writers[cell.type](cell, bytes, range);
  }

  /** Writes the content of a cell's `is` element. */
  item(cell: FoundCell, bytes: Uint8Array, range: ByteRange): void {
    this.span(cell, itemText(bytes, range));
  }

  /** Writes the content of a `v` element that has been decoded. */
  decodedValue(cell: FoundCell, value: string): void {
    const span = textSpan(value);
    if (MARKUP.has(cell.type)) this.span(cell, span);
    else this.value(cell, span.bytes, span);
  }

  private readonly writers = {
    number: (cell, bytes, range) => this.number(cell, bytes, range),
    shared: (cell, bytes, range) => {
      const { lines, strings } = this.sources;
      const index = wholeNumber(bytes, range);
      const length = strings.length(index);
      if (length === 0) return;
      lines.startCell(cell.column, length);
      lines.end = strings.copy(index, lines.bytes, lines.end);
    },
    text: (cell, bytes, range) => this.span(cell, markupText(bytes, range)),
    inline: () => undefined,
    boolean: (cell, bytes, { from }) => {
      this.shown(cell, bytes[from] === ONE || bytes[from] === LETTER_T ? 'TRUE' : 'FALSE');
    },
    error: (cell, bytes, range) => this.span(cell, markupText(bytes, range)),
    date: (cell, bytes, range) => {
      const { formats, date1904 } = this.sources;
      const serial = isoSerial(this.decode(bytes, range), date1904);
      if (Number.isNaN(serial)) this.span(cell, markupText(bytes, range));
      else this.shown(cell, formats.text(serial, this.formatOf(cell)));
    },
    other: (cell, bytes, range) => this.span(cell, markupText(bytes, range)),
  } satisfies Record<CellType, (cell: FoundCell, bytes: Uint8Array, range: ByteRange) => void>;

  private formatOf({ style }: FoundCell): CellFormat {
    const { formats, general } = this.sources.formats;
    return formats[style] ?? general;
  }

  private number(cell: FoundCell, bytes: Uint8Array, range: ByteRange): void {
    const { from, to } = range;
    const format = this.formatOf(cell);
    const isNegative = bytes[from] === MINUS;
    const isZero = to - from === 1 && bytes[from] === ZERO;
    const padded = format.decimals[isNegative ? 1 : isZero ? 2 : 0];
    const written = plainDecimals(bytes, from, to);
    if (written >= 0 && padded >= 0) this.plain(cell, bytes, { from, to, zeros: padded - written });
    else if (written === 0 && format.isDate && to - from < 8) this.shown(cell, this.dayText(format, bytes, range));
    else this.shown(cell, this.numberText(format, bytes, range));
  }

  /** Copies the digits, and adds the zeros that the format shows. */
  private plain(
    { column }: FoundCell,
    bytes: Uint8Array,
    { from, to, zeros }: ByteRange & { readonly zeros: number },
  ): void {
    const { lines } = this.sources;
    lines.startCell(column, to - from + 1 + Math.max(0, zeros));
    const target = lines.bytes;
    let end = lines.end;
    let hasPoint = false;
    for (let position = from; position < to; position += 1) {
      const byte = bytes[position]!;
      if (byte === POINT) hasPoint = true;
      target[end++] = byte;
    }
    if (zeros > 0) {
      if (!hasPoint) target[end++] = POINT;
      for (let zero = 0; zero < zeros; zero += 1) target[end++] = ZERO;
    }
    lines.end = end;
  }

  /** Text that needs no quotes and has no other letters than ASCII, unless a format has. */
  private shown(cell: FoundCell, text: string): void {
    const { lines } = this.sources;
    lines.startCell(cell.column, text.length);
    const { end } = lines;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (code < SPACE || code > LAST_ASCII || code === COMMA || code === QUOTE) {
        lines.end = end;
        this.span(cell, textSpan(text));
        return;
      }
      lines.bytes[lines.end++] = code;
    }
  }

  private dayText(format: CellFormat, bytes: Uint8Array, range: ByteRange): string {
    const serial = wholeNumber(bytes, range);
    let texts = this.days.get(format);
    if (!texts) this.days.set(format, (texts = new Map()));
    let text = texts.get(serial);
    if (text === undefined) texts.set(serial, (text = this.numberText(format, bytes, range)));
    return text;
  }

  private numberText(format: CellFormat, bytes: Uint8Array, range: ByteRange): string {
    return this.sources.formats.text(Number.parseFloat(latin(bytes, range)), format);
  }

  private span({ column }: FoundCell, { bytes, from, to }: TextSpan): void {
    if (from === to) return;
    const { lines } = this.sources;
    lines.startCell(column, cellRoom(to - from));
    lines.end = writeCell(bytes, { from, to }, lines.bytes, lines.end);
  }

  private decode(bytes: Uint8Array, { from, to }: ByteRange): string {
    return this.decoder.decode(bytes.subarray(from, to));
  }
}

/** The text of a number. Faster than a decoder for so few bytes. */
function latin(bytes: Uint8Array, { from, to }: ByteRange): string {
  let text = '';
  for (let position = from; position < to; position += 1) text += String.fromCharCode(bytes[position]!);
  return text;
}

/** NaN if there is another sign than digits. */
function wholeNumber(bytes: Uint8Array, { from, to }: ByteRange): number {
  let value = 0;
  for (let position = from; position < to; position += 1) {
    const digit = bytes[position]! - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

const DATE_AND_TIME = /^(?:(\d{1,6})-(\d{1,2})-(\d{1,2}))?[T ]?(?:(\d{1,6}):(\d{1,2})(?::(\d{1,2})(\.\d{1,9})?)?Z?)?$/;

/** The serial number of a date that is written in ISO 8601, as strict workbooks do. NaN if it is not one. */
export function isoSerial(text: string, date1904: boolean): number {
  const [whole, year, month = '1', day = '1', hours = '0', minutes = '0', seconds = '0', fraction = ''] =
    DATE_AND_TIME.exec(text.trim()) ?? [];
  if (!whole) return Number.NaN;
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(fraction || 0)) / 86_400;
  if (year === undefined) return time;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const days = date1904 ? midnight / DAY_MS + EPOCH_DAYS - DAYS_BETWEEN_SYSTEMS : dateSerial(midnight);
  return days + time;
}
