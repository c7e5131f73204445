import { CellStyles } from './cell-styles.js';
import type { CellStyle } from './cell-styles.js';
import { TextPacker, zipBlob } from './zip-blob.js';
import type { ZipFile } from './zip-blob.js';

export interface BookColumn {
  /** In characters. */
  readonly width: number;
  readonly isHidden?: boolean;
  /** Offered as a list in every row below the first. */
  readonly options?: readonly string[];
}

export interface BookCell {
  readonly value: string | number;
  readonly style?: CellStyle;
}

interface BookOptions {
  /** Name of the sheet. */
  readonly name: string;
  readonly columns: readonly BookColumn[];
  /** Columns that stay in view; the first row always does. */
  readonly frozenColumns: number;
}

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The most characters that a cell of Excel has. */
export const MAX_CELL_TEXT = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Sheet of the lists of options. */
const LISTS = 'Lists';

/** Writes a workbook with one sheet row by row. The sheet is compressed meanwhile. */
export class WorkbookWriter {
  readonly #options: BookOptions;
  readonly #styles = new CellStyles();
  readonly #sheet = new TextPacker();
  /** The beginning of each column's cells, before the number of the row. */
  readonly #starts: readonly string[];
  #rows = 0;

  constructor(options: BookOptions) {
    this.#options = options;
    this.#starts = options.columns.map((_, at) => `<c r="${columnLetters(at)}`);
    this.#sheet.write(HEAD + this.#sheetStart());
  }

  addRow(cells: readonly BookCell[]): void {
    this.#rows += 1;
    const sheet = this.#sheet;
    const row = String(this.#rows);
    sheet.write('<row r="');
    sheet.write(row);
    sheet.write('">');
    cells.forEach(({ value, style }, at) => {
      sheet.write(this.#starts[at]!);
      sheet.write(row);
      sheet.write('" s="');
      sheet.write(String(style ? this.#styles.numberOf(style) : 0));
      if (typeof value === 'number') {
        sheet.write('"><v>');
        sheet.write(String(value));
        sheet.write('</v></c>');
      } else if (value === '') {
        sheet.write('"/>');
      } else {
        sheet.write(isTrimmed(value) ? TEXT_START : PRESERVED_START);
        sheet.write(xmlText(value));
        sheet.write('</t></is></c>');
      }
    });
    sheet.write('</row>');
  }

  /** Resolves when more rows may be added without much of the text being held. */
  ready(): Promise<void> {
    return this.#sheet.ready();
  }

  async finish(): Promise<Blob> {
    const { name, columns } = this.#options;
    const lists = columns.flatMap(({ options = [] }, at) => (options.length > 0 ? [{ at, options }] : []));
    const sheets = lists.length > 0 ? 2 : 1;
    this.#sheet.write(`</sheetData>${this.#validations(lists)}</worksheet>`);
    return zipBlob(
      [
        await file('[Content_Types].xml', contentTypes(sheets)),
        await file('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])),
        await file(
          'xl/workbook.xml',
          `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
            `<sheet name="${xmlText(sheetName(name))}" sheetId="1" r:id="rId1"/>` +
            (sheets > 1 ? `<sheet name="${LISTS}" sheetId="2" state="hidden" r:id="rId2"/>` : '') +
            '</sheets></workbook>',
        ),
        await file(
          'xl/_rels/workbook.xml.rels',
          relations([
            ['worksheet', 'worksheets/sheet1.xml'],
            ...(sheets > 1 ? ([['worksheet', 'worksheets/sheet2.xml']] as const) : []),
            ['styles', 'styles.xml'],
          ]),
        ),
        await file('xl/styles.xml', this.#styles.xml()),
        { name: 'xl/worksheets/sheet1.xml', content: await this.#sheet.finish() },
        ...(sheets > 1 ? [await file('xl/worksheets/sheet2.xml', listSheet(lists))] : []),
      ],
      WORKBOOK_TYPE,
    );
  }

  #sheetStart(): string {
    const { columns, frozenColumns } = this.#options;
    const place = `${columnLetters(frozenColumns)}2`;
    const cols = columns.map(
      ({ width, isHidden }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`,
    );
    return (
      `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      `<pane xSplit="${frozenColumns}" ySplit="1" topLeftCell="${place}" activePane="bottomRight" state="frozen"/>` +
      `</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`
    );
  }

  /** Values that are not in the list can still be entered: the importer checks them again. */
  #validations(lists: readonly OptionList[]): string {
    if (lists.length === 0 || this.#rows < 2) return '';
    const rules = lists.map(({ at, options }, list) => {
      const letters = columnLetters(list);
      const column = columnLetters(at);
      const place = `${column}2:${column}${this.#rows}`;
      return (
        `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${place}">` +
        `<formula1>${LISTS}!$${letters}$1:$${letters}$${options.length}</formula1></dataValidation>`
      );
    });
    return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  }
}

/** A file with this XML. */
async function file(name: string, xml: string): Promise<ZipFile> {
  const packer = new TextPacker();
  packer.write(HEAD + xml);
  return { name, content: await packer.finish() };
}

interface OptionList {
  /** Position of its column. */
  readonly at: number;
  readonly options: readonly string[];
}

function listSheet(lists: readonly OptionList[]): string {
  const height = Math.max(...lists.map(({ options }) => options.length));
  const rows = Array.from({ length: height }, (_, row) => {
    const cells = lists.map(({ options }, list) => {
      const option = options[row];
      const place = `${columnLetters(list)}${row + 1}`;
      return option === undefined ? '' : `<c r="${place}" t="inlineStr"><is><t>${xmlText(option)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`;
}

function contentTypes(sheets: number): string {
  const type = (path: string, kind: string): string =>
    `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    type('workbook', 'sheet.main') +
    type('styles', 'styles') +
    Array.from({ length: sheets }, (_, at) => type(`worksheets/sheet${at + 1}`, 'worksheet')).join('') +
    '</Types>'
  );
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const list = targets.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

/** Names of sheets have at most 31 characters, and not these. */
function sheetName(name: string): string {
  const allowed = name
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31);
  return allowed === '' || allowed === LISTS ? 'Sheet1' : allowed;
}

/** 0 is `A`, 26 is `AA`. */
function columnLetters(at: number): string {
  return (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot hold is written as `_xHHHH_`, and so is an underscore that would begin such a code. */
const SPECIAL = /[&<>"]|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)/giu;
const HAS_SPECIAL = new RegExp(SPECIAL.source, 'iu');
const TEXT_START = '" t="inlineStr"><is><t>';
const PRESERVED_START = '" t="inlineStr"><is><t xml:space="preserve">';

/** Readers trim the text of a cell, and drop its line breaks, unless it is marked. */
function isTrimmed(text: string): boolean {
  return text === text.trim() && !text.includes('\n');
}

function xmlText(text: string): string {
  if (!HAS_SPECIAL.test(text)) return text;
  return text.replace(
    SPECIAL,
    (char) => ENTITIES[char] ?? `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}
