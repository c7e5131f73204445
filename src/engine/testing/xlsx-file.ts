import { zipFile, type ZipPart } from './zip-file.js';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface XlsxParts {
  /** Inside `<worksheet>`, such as `<sheetData>…</sheetData>`. */
  readonly sheet: string;
  /** Inside `<sst>`. */
  readonly strings?: string;
  readonly more?: readonly ZipPart[];
  /** Name of a part that is replaced by one of `more`. */
  readonly omit?: string;
}

/** An xlsx with one sheet named `Data`, for content that no writer produces. */
export function xlsxFile({ sheet, strings = '', more = [], omit }: XlsxParts): Uint8Array<ArrayBuffer> {
  const parts: readonly ZipPart[] = [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst ${MAIN}>${strings}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet ${MAIN}>${sheet}</worksheet>` },
    ...more,
  ];
  return zipFile(parts.filter((part) => part.name !== omit || more.includes(part)));
}
