import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const CITIES = ['Berlin', 'São Paulo', 'Osaka', 'Reykjavík', 'Warszawa', 'Nairobi', 'Portland, OR', 'İzmir'];
const COLUMNS = 'ABCDEFGHIJ';
const HEADERS = ['Id', 'Name', 'Email', 'City', 'Amount', 'Rate', 'Since', 'Seen', 'Active', 'Note'];
/** Positions in the list of formats. */
const [MONEY, DATE, DATE_TIME] = [1, 2, 3];

interface Part {
  readonly name: string;
  readonly content: Iterable<string>;
}

/**
 * Writes a workbook of ten columns as Excel writes it: shared strings, numbers, money, dates, times and booleans.
 * Nothing of it is held in memory.
 */
export async function makeWorkbook(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path);
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts(rows)) {
    const packed = createDeflateRaw({ level: 6 });
    const start = offset;
    let unpackedSize = 0;
    let packedSize = 0;
    // The sizes follow after the content, as in workbooks that are written as a stream.
    const local = header(0x04034b50, { name, flags: 8, sizes: [0, 0] });
    out.write(local);
    const written = (async (): Promise<void> => {
      for await (const chunk of packed as AsyncIterable<Buffer>) {
        packedSize += chunk.length;
        if (!out.write(chunk)) await once(out, 'drain');
      }
    })();
    for (const text of content) {
      const bytes = Buffer.from(text);
      unpackedSize += bytes.length;
      if (!packed.write(bytes)) await once(packed, 'drain');
    }
    packed.end();
    await written;
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(0x08074b50, 0);
    sizes.writeUInt32LE(packedSize, 8);
    sizes.writeUInt32LE(unpackedSize, 12);
    out.write(sizes);
    offset += local.length + packedSize + sizes.length;
    directory.push(header(0x02014b50, { name, flags: 8, sizes: [packedSize, unpackedSize], offset: start }));
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  out.end(Buffer.concat([...directory, end]));
  await once(out, 'close');
}

interface Header {
  readonly name: string;
  readonly flags: number;
  readonly sizes: readonly [packed: number, unpacked: number];
  /** Only in the directory. */
  readonly offset?: number;
}

function header(signature: number, { name, flags, sizes: [packed, unpacked], offset }: Header): Buffer {
  const isLocal = offset === undefined;
  const bytes = Buffer.alloc(isLocal ? 30 : 46);
  bytes.writeUInt32LE(signature, 0);
  const at = isLocal ? 4 : 6;
  bytes.writeUInt16LE(20, at);
  bytes.writeUInt16LE(flags, at + 2);
  bytes.writeUInt16LE(8, at + 4);
  bytes.writeUInt32LE(packed, at + 14);
  bytes.writeUInt32LE(unpacked, at + 18);
  bytes.writeUInt16LE(name.length, at + 22);
  if (!isLocal) bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, Buffer.from(name)]);
}

function parts(rows: number): readonly Part[] {
  return [
    {
      name: '[Content_Types].xml',
      content: [
        `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/></Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      content: [
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      content: [
        `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Contacts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/styles.xml',
      content: [
        `<styleSheet ${MAIN}><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="4"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
      ],
    },
    { name: 'xl/sharedStrings.xml', content: sharedStrings(rows) },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(rows) },
  ];
}

/** Headers, cities, then the name and the address of each row. */
function* sharedStrings(rows: number): Generator<string> {
  yield `<sst ${MAIN}>`;
  for (const text of [...HEADERS, ...CITIES]) yield `<si><t>${text}</t></si>`;
  for (let row = 1; row < rows; row += 1) {
    yield `<si><t>Person &amp; Co ${row}</t></si><si><t>person${row}@example.com</t></si>`;
  }
  yield '</sst>';
}

function* sheet(rows: number): Generator<string> {
  yield `<worksheet ${MAIN}><dimension ref="A1:J${rows}"/><sheetData>`;
  yield `<row r="1">${HEADERS.map((_, index) => `<c r="${COLUMNS[index]}1" t="s"><v>${index}</v></c>`).join('')}</row>`;
  for (let row = 2; row <= rows; row += 1) yield rowXml(row);
  yield '</sheetData></worksheet>';
}

function rowXml(row: number): string {
  const text = HEADERS.length + CITIES.length + (row - 2) * 2;
  const shared = (column: string, index: number): string => `<c r="${column}${row}" t="s"><v>${index}</v></c>`;
  const number = (column: string, value: number | string, style = 0): string =>
    `<c r="${column}${row}"${style === 0 ? '' : ` s="${style}"`}><v>${value}</v></c>`;
  const day = 40_000 + ((row * 37) % 5000);
  return [
    `<row r="${row}" spans="1:10">`,
    number('A', row - 1),
    shared('B', text),
    shared('C', text + 1),
    shared('D', HEADERS.length + (row % CITIES.length)),
    number('E', ((row * 7919) % 1_000_000) / 100, MONEY),
    number('F', (row % 97) / 97),
    number('G', day, DATE),
    number('H', day + (row % 1440) / 1440, DATE_TIME),
    `<c r="I${row}" t="b"><v>${row % 2}</v></c>`,
    row % 3 === 0 ? `<c r="J${row}" t="inlineStr"><is><t>note ${row}</t></is></c>` : '',
    '</row>',
  ].join('');
}
