import { scanElements } from './byte-window.js';
import type { ByteWindow, ElementReader } from './byte-window.js';
import type { CellWriter, FoundCell } from './cell-writer.js';
import { MergeScanner } from './merged-cells.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import type { SheetLines } from './sheet-lines.js';
import { TagAttributes } from './tag-attributes.js';
import { closingTag, declarationEnd, hasName, INCOMPLETE, nameBytes, nameEnd, tagEnd } from './xml-bytes.js';
import { xmlTokens } from './xml-tokens.js';

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const SPACE = 0x20;
const C = 0x63;
const F = 0x66;
const I = 0x69;
const S = 0x73;
const V = 0x76;
/** The cell has something unusual; it is read again, as text. */
const UNUSUAL = -2;

const CELL = nameBytes('c');
const ROW = nameBytes('row');
const ITEM = nameBytes('is');
const ROWS = nameBytes('sheetData');

/**
 * Reads the XML of a sheet as it arrives and passes its cells on. Rows and cells must be in order; throws
 * OtherReaderNeeded if they are not.
 */
export class SheetScanner implements ElementReader {
  /** Whether the rows have ended. */
  isComplete = false;
  readonly merges = new MergeScanner();
  private isInside = false;
  /** Index of the current row. */
  private row = -1;
  private rowHasNumber = false;
  private readonly cell: FoundCell = { column: -1, type: 'number', style: 0 };
  private readonly range = { from: 0, to: 0 };
  private readonly attributes = new TagAttributes();

  constructor(
    private readonly lines: SheetLines,
    private readonly writer: CellWriter,
  ) {}

  /** See `scanChunks`. */
  scan(window: ByteWindow): boolean {
    return scanElements(window, this) || this.merges.scan(window);
  }

  /** Returns the position after the tag at `start`; after a cell, that after the whole cell. */
  element(bytes: Uint8Array, start: number, end: number): number {
    const next = bytes[start + 1]!;
    if (this.isInside && next === C && (bytes[start + 2] === SPACE || bytes[start + 2] === GT)) {
      return this.cellAt(bytes, start + 2, end);
    }
    if (next === BANG) return declarationEnd(bytes, start, end);
    const after = tagEnd(bytes, start, end);
    if (after < 0) return after;
    const isClosing = next === SLASH;
    const name = start + (isClosing ? 2 : 1);
    if (!this.isInside) {
      if (!isClosing && hasName(bytes, name, ROWS)) this.isInside = true;
      this.isComplete = this.isInside && bytes[after - 2] === SLASH;
      return after;
    }
    if (hasName(bytes, name, CELL)) return isClosing ? after : this.cellAt(bytes, nameEnd(bytes, name), end);
    if (hasName(bytes, name, ROW)) {
      if (!isClosing) this.startRow(bytes, nameEnd(bytes, name), end);
      if (isClosing || bytes[after - 2] === SLASH) this.lines.endRow();
    } else if (isClosing && hasName(bytes, name, ROWS)) {
      this.lines.endRow();
      this.isComplete = true;
    }
    return after;
  }

  private startRow(bytes: Uint8Array, at: number, end: number): void {
    this.lines.endRow();
    this.attributes.read(bytes, at, end);
    const { row } = this.attributes.reference(bytes);
    this.rowHasNumber = row !== null;
    this.lines.isHidden = this.attributes.isHidden;
    this.goToRow(row ?? this.row + 1);
  }

  private goToRow(row: number): void {
    if (row <= this.row) throw new OtherReaderNeeded('rows out of order');
    this.row = row;
    this.cell.column = -1;
    this.lines.startRow(row);
  }

  private cellAt(bytes: Uint8Array, at: number, end: number): number {
    const content = this.attributes.read(bytes, at, end);
    if (content < 0) return content;
    if (this.attributes.isEmpty) {
      this.place(bytes);
      return content;
    }
    const after = this.usualCell(bytes, content, end);
    return after === UNUSUAL ? this.unusualCell(bytes, content, end) : after;
  }

  /** Moves on to the cell whose attributes have been read. */
  private place(bytes: Uint8Array): void {
    const { row, column } = this.attributes.reference(bytes);
    if (row !== null && row !== this.row) {
      if (this.rowHasNumber || this.cell.column >= 0) throw new OtherReaderNeeded('cell of another row');
      this.goToRow(row);
    }
    const next = column ?? this.cell.column + 1;
    if (next <= this.cell.column) throw new OtherReaderNeeded('cells out of order');
    this.cell.column = next;
    this.cell.style = this.attributes.style;
    this.cell.type = this.attributes.type(bytes);
  }

  /** A cell as programs write them; `position` is after its tag. Returns UNUSUAL for others. */
  private usualCell(bytes: Uint8Array, content: number, end: number): number {
    let position = content;
    let valueFrom = -1;
    let valueTo = -1;
    let itemFrom = -1;
    let itemTo = -1;
    let isFormula = false;
    for (;;) {
      while (bytes[position] !== LT) position += 1;
      if (position + 5 > end) return INCOMPLETE;
      const first = bytes[position + 1];
      const second = bytes[position + 2];
      if (first === V && second === GT) {
        const to = leafEnd(bytes, position + 3, V);
        if (to + 4 > end) return INCOMPLETE;
        if (to < 0 || valueFrom >= 0) return UNUSUAL;
        valueFrom = position + 3;
        valueTo = to;
        position = to + 4;
      } else if (first === SLASH) {
        if (second !== C || bytes[position + 3] !== GT) return UNUSUAL;
        break;
      } else if (first === F && (second === GT || second === SPACE || second === SLASH)) {
        const from = tagEnd(bytes, position, end);
        if (from < 0) return INCOMPLETE;
        position = from;
        isFormula = true;
        if (bytes[from - 2] === SLASH) continue;
        const to = leafEnd(bytes, from, F);
        if (to + 4 > end) return INCOMPLETE;
        if (to < 0) return UNUSUAL;
        position = to + 4;
      } else if (first === I && second === S && bytes[position + 3] === GT && itemFrom < 0) {
        itemFrom = position + 4;
        itemTo = closingTag(bytes, itemFrom, end, ITEM);
        if (itemTo < 0) return INCOMPLETE;
        position = tagEnd(bytes, itemTo, end);
      } else return UNUSUAL;
    }
    this.place(bytes);
    this.pass(bytes, valueFrom, valueTo, false);
    this.pass(bytes, itemFrom, itemTo, true);
    if (isFormula && valueFrom === valueTo) this.blankFormula();
    return position + 4;
  }

  private pass(bytes: Uint8Array, from: number, to: number, isItem: boolean): void {
    // A string item counts only in cells that say so, and nothing else does there.
    if (from < 0 || isItem !== (this.cell.type === 'inline')) return;
    this.range.from = from;
    this.range.to = to;
    if (isItem) this.writer.item(this.cell, bytes, this.range);
    else this.writer.value(this.cell, bytes, this.range);
    if (from < to) this.countError();
  }

  /** A cell with prefixes, comments, CDATA or attributes of its value. */
  private unusualCell(bytes: Uint8Array, content: number, end: number): number {
    const closing = closingTag(bytes, content, end, CELL);
    if (closing < 0) return INCOMPLETE;
    this.place(bytes);
    if (this.cell.type === 'inline') this.pass(bytes, content, closing, true);
    else {
      const { value, isFormula } = cellContent(bytes.subarray(content, closing));
      this.writer.decodedValue(this.cell, value);
      if (value !== '') this.countError();
      if (isFormula && value === '') this.blankFormula();
    }
    return tagEnd(bytes, closing, end);
  }

  private countError(): void {
    if (this.cell.type === 'error') this.lines.countCell('errorCells');
  }

  /** A text may be stored as the empty one. */
  private blankFormula(): void {
    if (this.cell.type !== 'text') this.lines.countCell('blankFormulas');
  }
}

/** The text of the first `v` element, and whether there is a formula. */
function cellContent(xml: Uint8Array): { readonly value: string; readonly isFormula: boolean } {
  let value = '';
  let isFormula = false;
  let isValue = false;
  for (const token of xmlTokens(new TextDecoder().decode(xml))) {
    if (token.kind === 'text') {
      if (isValue) value += token.text;
    } else {
      isValue = token.name === 'v' && token.kind === 'open' && value === '';
      isFormula ||= token.name === 'f';
    }
  }
  return { value, isFormula };
}

/** Where the text of an element with a name of one letter ends; negative if it has other content. */
function leafEnd(bytes: Uint8Array, from: number, name: number): number {
  let to = from;
  while (bytes[to] !== LT) to += 1;
  return bytes[to + 1] === SLASH && bytes[to + 2] === name && bytes[to + 3] === GT ? to : -to;
}
