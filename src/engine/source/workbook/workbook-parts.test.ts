import { describe, expect, it } from 'vitest';
import { zipFile } from '../../testing/zip-file.js';
import { OtherReaderNeeded } from './other-reader-needed.js';
import { Unpacker } from './unpack.js';
import type { UnpackLimits } from './unpack.js';
import { readWorkbookParts } from './workbook-parts.js';
import type { WorkbookParts } from './workbook-parts.js';
import { readZipDirectory } from './zip-directory.js';

const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const KIND = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const typed = (parts: Readonly<Record<string, string>>): string =>
  `<Types>${Object.entries(parts)
    .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
    .join('')}</Types>`;
const related = (...relations: readonly (readonly [id: string, kind: string, target: string])[]): string =>
  `<Relationships>${relations
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${KIND}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const book = (...sheets: readonly string[]): string => `<workbook><sheets>${sheets.join('')}</sheets></workbook>`;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': typed({ '/xl/workbook.xml': `${SPREADSHEET}.sheet.main+xml` }),
  'xl/workbook.xml': book('<sheet name="One" r:id="r1"/>'),
  'xl/_rels/workbook.xml.rels': related(['r1', 'worksheet', 'sheets/one.xml']),
  'xl/sheets/one.xml': '<worksheet/>',
};
const LIMITS: UnpackLimits = { maxEntryBytes: 1e6, maxTotalBytes: 1e6, maxRatio: 1000, ratioFromBytes: 1e6 };

async function read(parts: Readonly<Record<string, string | Uint8Array>>): Promise<WorkbookParts> {
  const all = Object.entries({ ...PARTS, ...parts }).map(([name, content]) => ({ name, content }));
  const blob = new Blob([zipFile(all)]);
  return readWorkbookParts(await readZipDirectory(blob), new Unpacker(blob, LIMITS));
}

const sheetsOf = async (parts: Readonly<Record<string, string>> = {}): Promise<unknown> =>
  (await read(parts)).sheets.map(({ name, hidden, entry }) => [name, hidden, entry.name]);

describe('the parts of a workbook', () => {
  it.each(['sheets/one.xml', './sheets/one.xml', '../xl/sheets/one.xml', '/xl/sheets/one.xml', 'Sheets/ONE.xml'])(
    'are found at %s',
    async (target) => {
      const relations = related(['r1', 'worksheet', target]);
      expect(await sheetsOf({ 'xl/_rels/workbook.xml.rels': relations })).toEqual([
        ['One', false, 'xl/sheets/one.xml'],
      ]);
    },
  );

  it('are found where the types say', async () => {
    const types = {
      '/other/main.xml': `${SPREADSHEET}.template.main+xml`,
      '/other/looks.xml': `${SPREADSHEET}.styles+xml`,
      'other/words.xml': `${SPREADSHEET}.sharedStrings+xml`,
    };
    const parts = await read({
      '[Content_Types].xml': typed(types),
      'other/main.xml': book('<sheet name="Two" r:id="a"/>'),
      'other/_rels/main.xml.rels': related(['a', 'worksheet', 'two.xml']),
      'other/two.xml': '',
      'other/looks.xml': '',
      'other/words.xml': '',
    });
    expect(parts.sheets.map(({ entry }) => entry.name)).toEqual(['other/two.xml']);
    expect([parts.styles?.name, parts.strings?.name]).toEqual(['other/looks.xml', 'other/words.xml']);
    expect(await read({})).toMatchObject({ date1904: false });
    expect([(await read({})).styles, (await read({})).strings]).toEqual([undefined, undefined]);
  });

  it.each([
    ['', false],
    ['<workbookPr/>', false],
    ['<workbookPr date1904="0"/>', false],
    ['<workbookPr date1904="1"/>', true],
    ['<workbookPr date1904="true"/>', true],
  ])('have the date system of %j', async (properties, date1904) => {
    const workbook = book('<sheet name="One" r:id="r1"/>').replace('<sheets>', `${properties}<sheets>`);
    expect((await read({ 'xl/workbook.xml': workbook })).date1904).toBe(date1904);
  });

  it('are sheets in their order, hidden or not, without charts and macro sheets', async () => {
    const sheets = [
      '<sheet name="B" r:id="r2" state="hidden"/>',
      '<sheet name="Chart" r:id="r3"/>',
      '<sheet name="Dialog" r:id="r4"/>',
      '<sheet name="Macros" r:id="r5"/>',
      '<sheet name="A" r:id="r1" state="visible"/>',
      '<sheet name="C" r:id="r6" state="veryHidden"/>',
    ];
    const relations = related(
      ['r1', 'worksheet', 'sheets/one.xml'],
      ['r2', 'worksheet', 'sheets/two.xml'],
      ...(['chartsheet', 'dialogsheet', 'xlMacrosheet'] as const).map((kind, at) => [`r${at + 3}`, kind, 'x'] as const),
      ['r6', 'worksheet', 'sheets/three.xml'],
    );
    const parts = { 'xl/_rels/workbook.xml.rels': relations, 'xl/sheets/two.xml': '', 'xl/sheets/three.xml': '' };
    expect(await sheetsOf({ ...parts, 'xl/workbook.xml': book(...sheets) })).toEqual([
      ['B', true, 'xl/sheets/two.xml'],
      ['A', false, 'xl/sheets/one.xml'],
      ['C', true, 'xl/sheets/three.xml'],
    ]);
  });

  it.each<[string, Readonly<Record<string, string | Uint8Array>>]>([
    ['no sheets', { 'xl/workbook.xml': book() }],
    ['a sheet without a name', { 'xl/workbook.xml': book('<sheet r:id="r1"/>') }],
    ['two sheets of one name', { 'xl/workbook.xml': book(...Array(2).fill('<sheet name="One" r:id="r1"/>')) }],
    ['a sheet without a part', { 'xl/workbook.xml': book('<sheet name="One" r:id="r9"/>') }],
    ['a part that is missing', { 'xl/_rels/workbook.xml.rels': related(['r1', 'worksheet', 'gone.xml']) }],
    ['another kind of sheet', { 'xl/_rels/workbook.xml.rels': related(['r1', 'pivot', 'sheets/one.xml']) }],
    ['UTF-16', { 'xl/workbook.xml': Uint8Array.of(0xff, 0xfe, 0x3c, 0) }],
    ['UTF-16 in the other order', { 'xl/workbook.xml': Uint8Array.of(0xfe, 0xff, 0, 0x3c) }],
    ...['META-INF/manifest.xml', 'ObjectData.xml', 'Index/Document.iwa', 'mimetype'].map(
      (name): [string, Record<string, string>] => [name, { [name]: '' }],
    ),
  ])('need the other reader with %s', async (_what, parts) => {
    await expect(read(parts)).rejects.toThrow(OtherReaderNeeded);
  });
});

describe('unpacking', () => {
  const unpack = async (limits: Partial<UnpackLimits>): Promise<number> => {
    const blob = new Blob([zipFile([{ name: 'a', content: 'x'.repeat(1000) }])]);
    const entry = (await readZipDirectory(blob)).get('a')!;
    const unpacker = new Unpacker(blob, { ...LIMITS, ...limits });
    return (await unpacker.bytes(entry)).length;
  };

  it.each<[Partial<UnpackLimits>]>([
    [{ maxEntryBytes: 1000 }],
    [{ maxTotalBytes: 1000 }],
    [{ ratioFromBytes: 1000, maxRatio: 0 }],
    [{ ratioFromBytes: 0, maxRatio: 1 }],
  ])('is allowed up to %j', async (limits) => {
    expect(await unpack(limits)).toBe(1000);
  });

  it.each<[Partial<UnpackLimits>, string]>([
    [{ maxEntryBytes: 999 }, 'maxEntryBytes'],
    [{ maxTotalBytes: 999 }, 'maxTotalBytes'],
    [{ ratioFromBytes: 999, maxRatio: 0 }, 'maxRatio'],
  ])('is refused beyond %j', async (limits, what) => {
    await expect(unpack(limits)).rejects.toMatchObject({ code: 'file-too-large', params: { what, found: 1000 } });
  });
});
