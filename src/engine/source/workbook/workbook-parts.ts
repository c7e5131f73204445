import { OtherReaderNeeded } from './other-reader-needed.js';
import type { Unpacker } from './unpack.js';
import { tagsNamed } from './xml-tokens.js';
import type { ZipDirectory, ZipEntry } from './zip-directory.js';

/** A sheet with cells; charts and macro sheets are none. */
export interface SheetPart {
  readonly name: string;
  readonly hidden: boolean;
  readonly entry: ZipEntry;
}

export interface WorkbookParts {
  /** In tab order. */
  readonly sheets: readonly SheetPart[];
  readonly date1904: boolean;
  readonly styles: ZipEntry | undefined;
  readonly strings: ZipEntry | undefined;
}

const TYPES = /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml|ms-excel)\./;
const MAIN_TYPE =
  /^application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template|addin)\.macroEnabled)\.main\+xml$/i;
const TABLE_RELATION =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/worksheet$/;
const OTHER_RELATION = /\/relationships\/(?:chartsheet|dialogsheet|xlMacrosheet)$/;
/** Entries of the zip that other formats have. */
const OTHER_FORMATS = ['meta-inf/manifest.xml', 'objectdata.xml', 'index/document.iwa', 'mimetype'];

/** Finds the parts of a workbook. Throws OtherReaderNeeded if it is of another format or lacks a part. */
export async function readWorkbookParts(directory: ZipDirectory, unpacker: Unpacker): Promise<WorkbookParts> {
  if (OTHER_FORMATS.some((name) => directory.has(name))) throw new OtherReaderNeeded('another format');
  const textOf = async (name: string): Promise<string> => xmlText(await unpacker.bytes(entryOf(directory, name)));
  const types = typedParts(await textOf('[content_types].xml'));
  const main = types.find(({ type }) => MAIN_TYPE.test(type))?.name ?? 'xl/workbook.xml';
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const file = main.slice(folder.length);
  const workbook = await textOf(main);
  const relations = relationsOf(await textOf(`${folder}_rels/${file}.rels`), folder);
  const typed = (ending: string): ZipEntry | undefined => {
    const found = types.find(({ type }) => TYPES.test(type) && type.endsWith(ending));
    return found && directory.get(found.name);
  };
  return {
    sheets: sheetsOf(workbook, relations, directory),
    date1904: isDate1904(workbook),
    styles: typed('.styles+xml'),
    strings: typed('.sharedStrings+xml'),
  };
}

function isDate1904(workbook: string): boolean {
  const [properties] = tagsNamed(workbook, 'workbookPr');
  return isTrue(properties?.get('date1904'));
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function entryOf(directory: ZipDirectory, name: string): ZipEntry {
  const entry = directory.get(name.toLowerCase());
  if (!entry) throw new OtherReaderNeeded(`no ${name}`);
  return entry;
}

interface TypedPart {
  /** In lower case, without a slash at the beginning. */
  readonly name: string;
  readonly type: string;
}

function typedParts(types: string): readonly TypedPart[] {
  return [...tagsNamed(types, 'Override')].map((attributes) => ({
    name: (attributes.get('PartName') ?? '').replace(/^\//, '').toLowerCase(),
    type: attributes.get('ContentType') ?? '',
  }));
}

interface Relation {
  readonly type: string;
  /** Name of the part in the zip. */
  readonly target: string;
}

function relationsOf(relations: string, folder: string): ReadonlyMap<string, Relation> {
  return new Map(
    [...tagsNamed(relations, 'Relationship')].map((attributes) => [
      attributes.get('Id') ?? '',
      { type: attributes.get('Type') ?? '', target: resolvePath(attributes.get('Target') ?? '', folder) },
    ]),
  );
}

function resolvePath(target: string, folder: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps = folder.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function sheetsOf(
  workbook: string,
  relations: ReadonlyMap<string, Relation>,
  directory: ZipDirectory,
): readonly SheetPart[] {
  const sheets: SheetPart[] = [];
  const names = new Set<string>();
  for (const attributes of tagsNamed(workbook, 'sheet', 'sheets')) {
    const name = attributes.get('name');
    const relation = relations.get(attributes.get('id') ?? '');
    if (name === undefined || names.has(name) || !relation) throw new OtherReaderNeeded('sheets unclear');
    names.add(name);
    if (OTHER_RELATION.test(relation.type)) continue;
    if (!TABLE_RELATION.test(relation.type)) throw new OtherReaderNeeded('unknown kind of sheet');
    const hidden = ['hidden', 'veryHidden'].includes(attributes.get('state') ?? '');
    sheets.push({ name, hidden, entry: entryOf(directory, relation.target) });
  }
  if (sheets.length === 0) throw new OtherReaderNeeded('no sheets');
  return sheets;
}

/** Parts are in UTF-8; the tolerant reader knows UTF-16 as well. */
export function xmlText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff || bytes[0] === 0xfe) throw new OtherReaderNeeded('another encoding');
  return new TextDecoder().decode(bytes);
}
