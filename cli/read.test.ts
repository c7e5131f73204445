import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { xlsxFile } from '../src/engine/testing/xlsx-file.js';
import { zipFile } from '../src/engine/testing/zip-file.js';
import { cliFolder } from './testing/cli-folder.js';

const { file, rowgate } = cliFolder({
  'latin.csv': Buffer.from('Name;Ort;Land\nJürgen;Köln;Österreich\nJörg;Zürich;Schweiz\n', 'latin1'),
});

describe('rowgate read', () => {
  it('prints what was detected and the rows', async () => {
    const { code, lines, err } = await rowgate('read', file('people.csv'), '--json');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(lines[0]).toMatchObject({
      encoding: 'utf-8',
      delimiter: ';',
      quote: '"',
      headerRow: 1,
      sheet: null,
      columns: ['Vorname', 'E-Mail', 'Alter', 'Notes'],
    });
    expect(lines.slice(1)).toEqual([
      ['Ann', 'ann@example.org', '30', 'a;b'],
      ['Bo', '', '17', ''],
      ['Cy', 'ann@example.org', 'x', ''],
    ]);
  });

  it('stops at the limit, and shows every row on request', async () => {
    const [limited, all] = await Promise.all([
      rowgate('read', file('people.csv'), '--limit', '1'),
      rowgate('read', file('people.csv'), '--all', '--limit', '1'),
    ]);
    expect(limited.out).toContain('# delimiter: ";"');
    expect(limited.lines).toEqual([['Ann', 'ann@example.org', '30', 'a;b']]);
    expect(all.lines).toEqual([['Vorname', 'E-Mail', 'Alter', 'Notes']]);
  });

  it('reports how much of a workbook can be read', async () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: '<x/>', claimedSize: 650_000_000 };
    writeFileSync(file('big.xlsx'), zipFile([{ name: 'xl/workbook.xml', content: '<x/>' }, sheet]));
    const { code, err } = await rowgate('read', file('big.xlsx'));
    expect(code).toBe(2);
    expect(err).toMatch(/take up 320 MB at most \(about 500,000 rows of 10 columns\)/u);
  });

  it('reads other encodings', async () => {
    const { lines } = await rowgate('read', file('latin.csv'), '--json');
    expect(lines[0]).toMatchObject({ encoding: 'windows-1252' });
    expect(lines[1]).toEqual(['Jürgen', 'Köln', 'Österreich']);
  });
});

describe('rowgate read of workbooks', () => {
  it('reads the file in a compressed one', async () => {
    await writeFile(file('packed.csv.gz'), gzipSync('a,b\n1,2\n'));
    const { code, lines } = await rowgate('read', file('packed.csv.gz'), '--json');
    expect([code, lines.at(-1)]).toEqual([0, ['1', '2']]);
    await writeFile(file('two.zip'), zipFile(['a.csv', 'b.csv'].map((name) => ({ name, content: 'a\n1' }))));
    const refused = await rowgate('read', file('two.zip'));
    expect([refused.code, refused.err]).toEqual([
      2,
      expect.stringContaining('two.zip contains several files: a.csv, b.csv.'),
    ]);
  });

  it('reads hidden rows unless only visible ones are wanted, and counts them', async () => {
    const path = file('hidden.xlsx');
    const sheet = utils.aoa_to_sheet([['Vorname'], ['Ann'], ['Bo']]);
    sheet['!rows'] = [{}, { hidden: true }];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'People');
    writeFileSync(path, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const [all, visible, text] = await Promise.all([
      rowgate('read', path, '--json'),
      rowgate('read', path, '--json', '--visible'),
      rowgate('read', file('people.csv'), '--json', '--limit', '0'),
    ]);
    expect(all.lines).toEqual([expect.objectContaining({ hiddenRows: 1 }), ['Ann'], ['Bo']]);
    expect(visible.lines).toEqual([expect.objectContaining({ hiddenRows: 1 }), ['Bo']]);
    expect(text.lines[0]).toMatchObject({ hiddenRows: null });
    writeFileSync(file('name.json'), '[{"name":"Vorname","display_name":"Vorname","type":"string"}]');
    const validate = (...options: readonly string[]): ReturnType<typeof rowgate> =>
      rowgate('validate', path, '--importer', file('name.json'), ...options);
    const [included, leftOut, json] = await Promise.all([validate(), validate('--visible'), validate('--json')]);
    expect(included.out).toContain('# 2 rows: 2 valid');
    expect(included.out).toContain('# Rows hidden in the workbook: 1 (included; --visible leaves them out)');
    expect(leftOut.out).toContain('# 1 rows: 1 valid');
    expect(leftOut.out).toContain('# Rows hidden in the workbook: 1 (left out)');
    expect(json.lines[0]).toMatchObject({ rows: 2, hiddenRows: 1 });
    expect((await validate('--json', '--visible')).lines[0]).toMatchObject({ rows: 1, hiddenRows: 0 });
  });

  it('fills merged cells only if that is wanted, and counts them', async () => {
    const path = file('merged.xlsx');
    const sheet = utils.aoa_to_sheet([
      ['Vorname', 'Zahl'],
      ['Ann', 1],
      [null, 2],
    ]);
    sheet['!merges'] = [utils.decode_range('A2:A3')];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'People');
    writeFileSync(path, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    writeFileSync(file('vorname.json'), '[{"name":"Vorname","display_name":"Vorname","type":"string"}]');
    const validate = (...options: readonly string[]): ReturnType<typeof rowgate> =>
      rowgate('validate', path, '--importer', file('vorname.json'), ...options);
    const [stored, filled, text, validated, validFilled] = await Promise.all([
      rowgate('read', path, '--json'),
      rowgate('read', path, '--json', '--filled'),
      rowgate('read', file('people.csv'), '--json', '--limit', '0'),
      validate(),
      validate('--filled'),
    ]);
    expect(stored.lines).toEqual([expect.objectContaining({ mergedCells: 1 }), ['Ann', '1'], ['', '2']]);
    expect(filled.lines).toEqual([expect.objectContaining({ mergedCells: 1 }), ['Ann', '1'], ['Ann', '2']]);
    expect(text.lines[0]).toMatchObject({ mergedCells: null });
    expect(validated.out).toContain(
      '# Cells merged over several rows: 1, the first at A2 (only the first row has the value; --filled repeats it)',
    );
    expect(validFilled.out).toContain('the first at A2 (filled down)');
    expect((await validate('--json')).lines[0]).toMatchObject({ mergedCells: 1 });
    expect((await validate('--json', '--filled')).lines[0]).toMatchObject({ mergedCells: 0 });
  });

  it('counts formulas without a stored value, and cells with an error', async () => {
    const path = file('formulas.xlsx');
    const rows = '<row><c t="str"><v>Vorname</v></c></row><row><c t="e"><v>#N/A</v></c><c><f>1+1</f></c></row>';
    writeFileSync(path, xlsxFile({ sheet: `<sheetData>${rows}</sheetData>` }));
    writeFileSync(file('first.json'), '[{"name":"Vorname","display_name":"Vorname","type":"string"}]');
    const [read, validated] = await Promise.all([
      rowgate('read', path, '--json', '--limit', '0'),
      rowgate('validate', path, '--importer', file('first.json')),
    ]);
    expect(read.lines[0]).toMatchObject({ blankFormulas: 1, errorCells: 1 });
    expect(validated.out).toContain('# Cells with an Excel error: 1 (read as text)');
    expect(validated.out).toContain('# Formulas without a saved value: 1 (read as empty cells)');
  });

  it('reads a sheet by name, and lists the sheets when it is missing', async () => {
    const path = file('two-sheets.xlsx');
    const book = utils.book_new();
    for (const name of ['People', 'Places']) utils.book_append_sheet(book, utils.aoa_to_sheet([[name], ['x']]), name);
    writeFileSync(path, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const [first, missing] = await Promise.all([
      rowgate('read', path, '--json'),
      rowgate('read', path, '--sheet', 'nowhere'),
    ]);
    expect(first.code).toBe(0);
    expect((first.lines[0] as { sheets: string[] }).sheets.length).toBeGreaterThan(1);
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.err).toContain('"nowhere"');
  });
});
