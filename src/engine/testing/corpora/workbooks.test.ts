import { existsSync, readFileSync, readdirSync } from 'node:fs';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../../engine-error.js';
import { loadDecoders } from '../../source/text/text-decoders.js';
import { detectFormat } from '../../source/detect-format.js';
import type { FileFormat } from '../../source/detect-format.js';
import { readWorkbook } from '../../source/excel/xlsx-reader.js';
import { openAny, openOwn } from '../open-any.js';

beforeAll(loadDecoders);

// Files of others, which are not part of the repository: without them, their tests are skipped.
const CORPORA = '../shared/corpora';
const REFERENCE = `${CORPORA}/xlsx-reference`;
const HOSTILE = `${CORPORA}/xlsx-hostile`;
const FEATURES = `${CORPORA}/xlsx-features`;

const bytesOf = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

type Rows = readonly (readonly string[])[];

/** The table without blank rows and columns around it: the reference begins at the data. */
function core(text: string): Rows {
  const rows = Papa.parse<string[]>(text).data;
  const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell !== '');
  const first = rows.findIndex(isFilled);
  if (first < 0) return [];
  const kept = rows.slice(first, rows.findLastIndex(isFilled) + 1);
  const lead = Math.min(...kept.filter(isFilled).map((row) => row.findIndex((cell) => cell !== '')));
  return kept.map((row) => row.slice(lead, row.findLastIndex((cell) => cell !== '') + 1));
}

/** How a cell may differ from the text Excel shows; see `docs/decisions/2026-11-21-excel.md`. */
type Difference = 'none' | 'blanks' | 'date' | 'dress' | 'digits' | 'other';

function difference(shown: string, read: string): Difference {
  if (shown === read) return 'none';
  if (shown.trim() === read.trim()) return 'blanks';
  if (/^\d{4}-\d\d-\d\d/.test(read)) return shown.includes(String(Number(read.slice(8, 10)))) ? 'date' : 'other';
  const bare = shown.replace(/[$€,%\s]/g, '').replace(/^\((.*)\)$/, '-$1');
  const value = Number(read.replace('%', ''));
  if (shown.trim() === '-' && value === 0) return 'dress';
  if (bare === '' || Number.isNaN(Number(bare))) return 'other';
  if (Number(bare) === value) return 'dress';
  const [mantissa = '', exponent = '0'] = bare.toLowerCase().split('e');
  const unit = 10 ** (Number(exponent) - (mantissa.split('.')[1] ?? '').length);
  return Math.abs(Number(bare) - value) <= unit * 0.5000001 ? 'digits' : 'other';
}

function compare(shown: Rows, read: Rows): readonly Difference[] {
  return Array.from({ length: Math.max(shown.length, read.length) }, (_, row) => {
    const [left = [], right = []] = [shown[row], read[row]];
    // If the reference lacks quotes around commas, only the joined row can be compared.
    if (left.length > right.length && left.join(',') === right.join(',')) return [];
    return Array.from({ length: Math.max(left.length, right.length) }, (_each, column) =>
      difference(left[column] ?? '', right[column] ?? ''),
    );
  }).flat();
}

/** Sheets whose reference is wrong: commas without quotes, and missing cells. */
const FAULTY_REFERENCES = ['NumberFormatApproxTests.xlsx.1.csv', 'CustomXMLMappings-complex-type.xlsx.1.csv'];

describe.skipIf(!existsSync(REFERENCE))('what Excel shows of third-party workbooks', () => {
  const expected = existsSync(REFERENCE)
    ? readdirSync(`${REFERENCE}/expected`).filter((name) => name.endsWith('.csv'))
    : [];

  it('is what is read, except for intended differences', async () => {
    const counts: Partial<Record<Difference, number>> = {};
    const others: string[] = [];
    let same = 0;
    for (const name of expected.filter((each) => !FAULTY_REFERENCES.includes(each))) {
      const [, file = '', index = ''] = /^(.*)\.(\d+)\.csv$/.exec(name) ?? [];
      const workbook = await openAny(bytesOf(`${REFERENCE}/xlsx/${file}`));
      const sheet = workbook.sheets[Number(index)];
      const shown = core(readFileSync(`${REFERENCE}/expected/${name}`, 'utf8'));
      const differences = compare(shown, core(sheet === undefined ? '' : workbook.sheetText(sheet.name)));
      for (const each of differences) counts[each] = (counts[each] ?? 0) + 1;
      if (differences.every((each) => each === 'none')) same += 1;
      if (differences.includes('other')) others.push(name);
    }
    expect(others).toEqual([]);
    expect(same).toBeGreaterThanOrEqual(101);
    expect(counts.none).toBeGreaterThan(16_000);
    expect({ ...counts, none: 0 }).toEqual({ none: 0, blanks: 2, date: 7, dress: 208, digits: 132 });
  });
});

/** The result for a file: the error code, or a line per sheet. */
async function outcome(path: string): Promise<string> {
  try {
    const workbook = await openAny(bytesOf(path));
    return workbook.sheets
      .map(({ name, rows }) => {
        try {
          return `${name} ${workbook.sheetText(name).split('\n').length > rows ? rows : 'short'}`;
        } catch (error) {
          if (error instanceof EngineError) return `${name} ${error.code}`;
          throw error;
        }
      })
      .join();
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

describe.skipIf(!existsSync(HOSTILE))('hostile workbooks', () => {
  const files = existsSync(HOSTILE) ? readdirSync(HOSTILE).filter((name) => /\.(xls.?|ods)$/.test(name)) : [];

  it.each(files)('%s is read, or rejected with a code', async (name) => {
    expect(await outcome(`${HOSTILE}/${name}`)).not.toContain('short');
  });

  it.each([
    ['poc-shared-strings.xlsx', 'file-too-large'],
    ['xlsx-corrupted.xlsx', 'Sheet1 3,Sheet2 2'],
    ['missing-bits.xlsx', 'broken-file'],
    [
      'OOM_alloc3.xls',
      'YTD Standings 29,Payout broken-file,LPS broken-file,Week #13 broken-file,Week #12 broken-file,Week #11 broken-file',
    ],
    ['ptgexp-truncated-operand.xls', 'Tab 1 24'],
  ])('%s: %s', async (name, expected) => {
    expect(await outcome(`${HOSTILE}/${name}`)).toBe(expected);
  });

  it('keeps the entities of a bomb as written', async () => {
    const workbook = await openAny(bytesOf(`${HOSTILE}/poc-xmlbomb.xlsx`));
    expect(workbook.sheetText('Tabelle1')).toContain('&a5;&a5;');
  });
});

const DAYS = '2021-01-01,15\n2021-01-02,16\n255:10:10,17\n';
const TYPES = '1\n1.5\nab\nFALSE\ntest\n2016-10-20\n';

describe.skipIf(!existsSync(FEATURES))('features of workbooks', () => {
  it.each([
    ['date.xlsx', DAYS],
    ['date.xls', DAYS],
    ['date.xlsb', DAYS],
    ['date_1904.xlsx', DAYS],
    ['date_1904.xls', DAYS],
    ['date_1904.xlsb', DAYS],
    ['date_quoted_format.xlsx', '2021-01-01\n'.repeat(4)],
    ['errors.xlsx', '#DIV/0!\n#NAME?\n#VALUE!\n#NULL!\n#REF!\n#NUM!\n#N/A\n'],
    ['issues.xlsx', TYPES],
    ['issues.xls', TYPES],
    ['issues.xlsb', TYPES],
    ['issues.ods', TYPES],
    ['biff5_write.xls', '1,2,3,\nTRUE,FALSE,,sheetjs\nfoo,bar,2014-02-19,0.3\nbaz,,qux,\n'],
    ['rph.xlsx', '課きく　毛こ\n'],
    ['has_x000D_.xlsx', '"ABC\r\nDEF"\n'],
    ['shared_string_with_escape.xlsx', '_x000D_\n'],
    ['inlineStr_cdata.xlsx', 'Hello CDATA,World\n12345,NormalText\n'],
    ['nonstandard-xml-ns-prefix.xlsx', 'a,b\n1,3\n2,4\n'],
    ['merged_range.xlsx', 'A1,B1,C1,,E1,F1,G1,H1\n\nA3,B3,C3,,E3,F3,G3,H3\nA4,B4,C4,,E4,F4,G4,H4\n'],
    ['gold.xlsx', 'Text,I am Text\nNumber,3.14\nInteger,5\nDate,2016-05-17\nFormula,I am Text\nHyperlink,exceljs\n'],
  ])('%s', async (name, text) => {
    const workbook = await openAny(bytesOf(`${FEATURES}/${name}`));
    expect(workbook.sheetText(workbook.sheets[0]!.name)).toBe(text);
  });

  it.each(['any_sheets.xlsx', 'any_sheets.xlsb', 'any_sheets.xls', 'any_sheets.ods'])(
    '%s reports what is hidden',
    async (name) => {
      const { sheets } = await openAny(bytesOf(`${FEATURES}/${name}`));
      expect(sheets.slice(0, 3).map((sheet) => [sheet.name, sheet.hidden])).toEqual([
        ['Visible', false],
        ['Hidden', true],
        ['VeryHidden', true],
      ]);
    },
  );

  it('omits charts', async () => {
    const { sheets } = await openAny(bytesOf(`${FEATURES}/any_sheets.xlsx`));
    expect(sheets.map(({ name }) => name)).not.toContain('Chart');
  });
});

describe.skipIf(!existsSync(HOSTILE))('password-protected third-party files', () => {
  it.each([
    'pass_protected.xlsx',
    'pass_protected.xlsb',
    'pass_protected.ods',
    'password.xls',
    'xor-encryption-abc.xls',
    'protected_passtika.xlsx',
  ])('%s is reported as encrypted', async (name) => {
    await expect(openAny(bytesOf(`${HOSTILE}/${name}`))).rejects.toMatchObject({ code: 'encrypted-file' });
  });
});

/** Damaged and encrypted files, and one with cells in another row than their own: they are left to the other reader. */
const OTHERS = 20;

describe.skipIf(!existsSync(FEATURES))('workbooks in the streaming reader', () => {
  const paths = [FEATURES, `${FEATURES}/hidden`, `${REFERENCE}/xlsx`, HOSTILE, `${CORPORA}/frictionless-data`].flatMap(
    (folder) => (existsSync(folder) ? readdirSync(folder) : []).map((name) => `${folder}/${name}`),
  );
  const workbooks = paths.filter((path) => /\.xls[xm]$/.test(path));

  it('are the same as in the other reader, cell by cell', async () => {
    const different: string[] = [];
    let read = 0;
    for (const path of workbooks) {
      const bytes = bytesOf(path);
      const own = await openOwn(bytes).catch((error: unknown) => error as EngineError);
      if (own === null) continue;
      read += 1;
      try {
        const other = readWorkbook(bytes);
        if (own instanceof EngineError) different.push(`${path} ${own.code}`);
        else {
          expect(own.sheets).toEqual(other.sheets);
          for (const { name } of own.sheets) {
            if (own.sheetText(name) !== other.sheetText(name)) different.push(`${path} ${name}`);
          }
        }
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        expect(own).toMatchObject({ code: error.code });
      }
    }
    expect(different).toEqual([]);
    expect(read).toBeGreaterThan(workbooks.length - OTHERS);
  }, 60_000);
});

const TABLES = `${CORPORA}/frictionless-data`;
const EXPECTED: readonly (readonly [ending: string, format: FileFormat])[] = [
  ['.xlsx', 'excel'],
  ['.xls', 'excel'],
  ['.ods', 'excel'],
  ['.zip', 'archive'],
];

describe.skipIf(!existsSync(TABLES))('format of real files', () => {
  it.each(EXPECTED)('%s is %s', async (ending, format) => {
    for (const name of readdirSync(TABLES).filter((each) => each.endsWith(ending))) {
      const blob = new Blob([new Uint8Array(readFileSync(`${TABLES}/${name}`))]);
      expect([name, await detectFormat(blob)]).toEqual([name, format]);
    }
  });
});
