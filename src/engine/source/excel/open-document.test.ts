import { beforeAll, describe, expect, it } from 'vitest';
import { zipFile } from '../../testing/zip-file.js';
import { loadDecoders } from '../text/text-decoders.js';
import { readWorkbook } from './xlsx-reader.js';

beforeAll(loadDecoders);

const NAMESPACES = ['office', 'table', 'text', 'style', 'number', 'draw']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

const NUMBERS = `<number:number-style style:name="N5"><number:number number:decimal-places="0" number:min-integer-digits="5"/></number:number-style>
  <number:percentage-style style:name="N1"><number:number number:decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>`;
const STYLES = `<office:styles>${NUMBERS}<style:style style:name="Code" style:family="table-cell" style:data-style-name="N5"/></office:styles>`;
const AUTOMATIC = `<office:automatic-styles>
  <style:style style:name="ce3" style:family="table-cell" style:parent-style-name="ce4"/>
  <style:style style:name="ce4" style:family="table-cell" style:parent-style-name="ce1"/>
  <style:style style:name="ce5" style:family="table-cell" style:parent-style-name="ce5"/>
  <style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Code"/>
  <style:style style:name="ce2" style:family="table-cell" style:data-style-name="N1"/></office:automatic-styles>`;

interface Sheet {
  readonly columns?: string;
  readonly rows: string;
}

const content = ({ columns = '', rows }: Sheet): string =>
  `<?xml version="1.0"?><office:document-content ${NAMESPACES}>${AUTOMATIC}<office:body><office:spreadsheet><table:table table:name="T">${columns}${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;

const MIMETYPE = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' };
const MANIFEST = { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' };
const styles = {
  name: 'styles.xml',
  content: `<office:document-styles ${NAMESPACES}>${STYLES}</office:document-styles>`,
};

const textOf = (bytes: Uint8Array): string => readWorkbook(bytes).sheetText('T');
const packaged = (sheet: Sheet): string =>
  textOf(zipFile([MIMETYPE, styles, { name: 'content.xml', content: content(sheet) }, MANIFEST]));

const row = (cells: string, more = ''): string => `<table:table-row${more}>${cells}</table:table-row>`;
const cell = (attributes: string, inner = ''): string => `<table:table-cell ${attributes}>${inner}</table:table-cell>`;
const float = (value: number, more = ''): string => cell(`office:value-type="float" office:value="${value}"${more}`);
const text = (inner: string): string => cell('office:value-type="string"', `<text:p>${inner}</text:p>`);
const column = (style: string, times = 1): string =>
  `<table:table-column table:number-columns-repeated="${times}" table:default-cell-style-name="${style}"/>`;

describe('formats of an OpenDocument sheet', () => {
  it('are those of the cell, of its row, or of its column, and of the styles they inherit', () => {
    const columns = column('Default', 2) + column('ce1') + column('ce2', 2);
    const rows =
      row(text('a') + float(7) + float(7) + float(0.5) + float(0.25)) +
      row(float(7, ' table:number-columns-repeated="2"') + float(7) + float(8, ' table:style-name="Code"')) +
      row(float(7) + float(7), ' table:default-cell-style-name="ce1"') +
      row('<table:covered-table-cell table:number-columns-repeated="3"/>' + float(1));
    expect(packaged({ columns, rows })).toBe('a,7,00007,50.0%,25.0%\n7,7,00007,00008,\n00007,00007,,,\n,,,100.0%,\n');
  });

  it('of a formula with a comparison are found as well', () => {
    const formula = ' table:formula="of:=IF([.B1]>2;7;8)"';
    const rows = row(float(7, formula) + float(7));
    expect(packaged({ columns: column('Default') + column('ce1'), rows })).toBe('7,00007\n');
    const closed = `<table:table-cell${formula} office:value-type="float" office:value="7"/>`;
    expect(packaged({ columns: column('ce1'), rows: row(closed) })).toBe('00007\n');
  });

  it('are found over several styles, in any order', () => {
    const rows = row(float(7, ' table:style-name="ce3"') + float(7, ' table:style-name="ce5"'));
    expect(packaged({ rows })).toBe('00007,7\n');
  });
});

describe('values of an OpenDocument sheet', () => {
  const date = (value: string, more = ''): string =>
    cell(`office:value-type="date" office:date-value="${value}"${more}`);
  const time = (value: string): string => cell(`office:value-type="time" office:time-value="${value}"`);

  it('are dates and times by their type, whatever their format', () => {
    const days = date('2021-02-03') + date('2021-02-03', ' table:style-name="ce1"') + date('2021-02-03T04:05:06');
    const repeated = date('2021-02-03', ' table:number-columns-repeated="2"');
    expect(packaged({ rows: row(days) + row(repeated) })).toBe(
      '2021-02-03,2021-02-03,2021-02-03 04:05:06\n2021-02-03,2021-02-03,\n',
    );
    const early = ['1900-03-01', '1900-02-28', '1900-01-01', '1899-12-31', '1899-12-30', '1899-12-25', '1815-12-10'];
    expect(packaged({ rows: row(early.map((day) => date(day)).join('')) })).toBe(`${early.join()}\n`);
  });

  it.each([
    ['PT08H30M00S', '08:30:00'],
    ['PT121H00M00S', '121:00:00'],
    ['PT1416H00M00S', '1416:00:00'],
    ['PT1440H30M00S', '1440:30:00'],
    ['PT1464H00M00S', '1464:00:00'],
    ['P1DT02H00M00S', '26:00:00'],
    ['P2D', '48:00:00'],
    ['P1DT30M00S', '24:30:00'],
  ])('have the hours of %s', (value, expected) => {
    expect(packaged({ rows: row(time(value)) })).toBe(`${expected}\n`);
  });

  it('keep the sign of a time as shown', () => {
    const negative = cell('office:value-type="time" office:time-value="-PT08H30M00S"', '<text:p>-08:30</text:p>');
    expect(packaged({ rows: row(negative + float(1)) })).toBe('-08:30,1\n');
  });

  it('are errors where they are not dates', () => {
    expect(packaged({ rows: row(text('a') + date('soon')) })).toBe('a,#VALUE!\n');
  });

  it('do not include readings of letters, or texts of shapes', () => {
    const ruby =
      '<text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby>';
    const shape =
      '<draw:g draw:z-index="0"><draw:line svg:x1="1cm"><text:p>79 mm</text:p></draw:line></draw:g><draw:frame/>';
    const rows = row(
      text(`${ruby}都`) + cell('office:value-type="float" office:value="5"', `${shape}<text:p>5</text:p>`),
    );
    expect(packaged({ rows: rows + row(`<table:table-cell>${shape}</table:table-cell>`) })).toBe('東京都,5\n');
  });

  it('stay where they are between shapes', () => {
    const open = '<draw:frame draw:name="a > b"><draw:frame/><text:p>x</text:p></draw:frame>';
    const closed = '<draw:frame draw:name="logo"/><text:ruby-text/><draw:line/>';
    const string = (inner: string): string => cell('office:value-type="string"', inner);
    const rows =
      row(string(`${closed}<text:p>Name</text:p>`) + text('Age')) +
      row(text('Ann') + float(1)) +
      row(string(`<text:p>Bo</text:p>${open}`) + float(2)) +
      row(`<table:table-cell>${open}${closed}</table:table-cell>` + float(3));
    expect(packaged({ rows })).toBe('Name,Age\nAnn,1\nBo,2\n,3\n');
  });
});

describe('an OpenDocument package', () => {
  const sheet = content({ columns: column('ce2'), rows: row(float(0.5)) });

  it('may lack styles', () => {
    expect(textOf(zipFile([MIMETYPE, { name: 'content.xml', content: sheet }, MANIFEST]))).toBe('0.5\n');
  });

  it('is recognized when its parts are in another order', () => {
    expect(textOf(zipFile([{ name: 'content.xml', content: sheet }, styles, MANIFEST, MIMETYPE]))).toBe('50.0%\n');
  });
});
