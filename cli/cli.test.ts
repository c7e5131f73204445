import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { utils, write } from 'xlsx';
import { builtCli, rowgateProcess, runRowgate } from '../server/testing/run-rowgate.js';
import type { CommandRun } from '../server/testing/run-rowgate.js';
import { xlsxFile } from '../src/engine/testing/xlsx-file.js';
import { zipFile } from '../src/engine/testing/zip-file.js';

interface Run extends CommandRun {
  readonly lines: readonly unknown[];
}

let folder = '';
const file = (name: string): string => join(folder, name);

const runNext = rowgateProcess();

async function rowgate(...args: readonly string[]): Promise<Run> {
  const run = await runNext(args);
  const lines = run.out
    .split('\n')
    .filter((line) => /^[[{]/u.test(line))
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
  return { ...run, lines };
}

const importer = {
  name: 'People',
  fields: [
    { name: 'first_name', type: 'text', validators: [{ type: 'required' }] },
    {
      name: 'mail',
      display_name: 'Email',
      type: 'email',
      validators: [{ type: 'required', message: 'We need it' }, { type: 'unique' }],
    },
    { name: 'age', type: 'number', validators: [{ type: 'min', value: 18 }] },
  ],
};

const DOUBTS = {
  fields: [
    { name: 'day', type: 'date' },
    { name: 'price', type: 'number' },
  ],
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rowgate-cli-'));
  writeFileSync(
    file('people.csv'),
    'Vorname;E-Mail;Alter;Notes\nAnn;ann@example.org;30;"a;b"\nBo;;17;\nCy;ann@example.org;x;\n',
  );
  writeFileSync(file('fine.csv'), 'first_name,mail,age\nAnn,ann@example.org,30\nBo,bo@example.org,40\n');
  writeFileSync(file('doubts.csv'), 'Day,Price\n03/04/2024,1.234\n2024-05-06,7\n');
  writeFileSync(file('doubts.json'), JSON.stringify(DOUBTS));
  writeFileSync(file('odd.csv'), 'a,b,c\n1,2,3\n4,5,6\n');
  writeFileSync(
    file('latin.csv'),
    Buffer.from('Name;Ort;Land\nJürgen;Köln;Österreich\nJörg;Zürich;Schweiz\n', 'latin1'),
  );
  writeFileSync(file('empty.csv'), '');
  writeFileSync(file('importer.json'), JSON.stringify(importer));
  writeFileSync(file('bad.json'), '{"fields": [{"name": "a", "type": "colour"}]}');
  writeFileSync(file('broken.json'), '{"fields": ');
  writeFileSync(file('m.json'), JSON.stringify({ a: 'first_name', b: 'mail' }));
  writeFileSync(file('wrong.json'), JSON.stringify({ z: 'first_name' }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  });

  it('counts formulas without a stored value', async () => {
    const path = file('formulas.xlsx');
    const rows = '<row><c t="str"><v>Vorname</v></c></row><row><c t="str"><v>Ann</v></c><c><f>1+1</f></c></row>';
    writeFileSync(path, xlsxFile({ sheet: `<sheetData>${rows}</sheetData>` }));
    writeFileSync(file('first.json'), '[{"name":"Vorname","display_name":"Vorname","type":"string"}]');
    const [read, validated] = await Promise.all([
      rowgate('read', path, '--json', '--limit', '0'),
      rowgate('validate', path, '--importer', file('first.json')),
    ]);
    expect(read.lines[0]).toMatchObject({ blankFormulas: 1 });
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

describe('rowgate validate', () => {
  it('prints a summary and the issues, and exits with 1', async () => {
    const { code, lines, err } = await rowgate(
      'validate',
      file('people.csv'),
      '--importer',
      file('importer.json'),
      '--json',
    );
    expect(err).toBe('');
    expect(code).toBe(1);
    expect(lines[0]).toMatchObject({ rows: 3, valid: 1, invalid: 2 });
    const issues = lines.slice(1) as { row: number; field: string; code: string; message: string }[];
    expect(issues.map(({ row, field, code: issue }) => [row, field, issue])).toEqual(
      expect.arrayContaining([
        [3, 'mail', 'required'],
        [3, 'age', 'min'],
        [4, 'mail', 'unique'],
        [4, 'age', 'number'],
      ]),
    );
    expect(issues).toHaveLength(4);
    expect(issues.find(({ code: issue }) => issue === 'required')?.message).toBe('We need it');
  });

  it('exits with 0 when all rows are valid', async () => {
    const { code, out } = await rowgate('validate', file('fine.csv'), '--importer', file('importer.json'));
    expect(code).toBe(0);
    expect(out).toBe('# 2 rows: 2 valid, 0 invalid (0 errors, 0 warnings)\n');
  });

  it.each([
    [[], 1, ['date_ambiguous', 'number_ambiguous']],
    [['--date-order', 'dmy', '--decimal', ','], 0, []],
    [['--date-order', 'dmy'], 1, ['number_ambiguous']],
  ])('does not guess ambiguous date orders and decimal separators: %j', async (options, code, codes) => {
    const given = ['validate', file('doubts.csv'), '--importer', file('doubts.json'), ...options];
    const run = await rowgate(...given, '--json');
    expect(run.code).toBe(code);
    expect((run.lines[0] as { questions: { code: string }[] }).questions.map((question) => question.code)).toEqual(
      codes,
    );
    expect(run.lines.slice(1).map((issue) => (issue as { code: string }).code)).toEqual(codes);
    const { out } = await rowgate(...given);
    expect(out.includes('# Column "Day": 03/04/2024 can be read day first or month first.')).toBe(
      codes.includes('date_ambiguous'),
    );
  });

  it('rejects an unknown date order', async () => {
    const { code, err } = await rowgate(
      'validate',
      file('doubts.csv'),
      '--importer',
      file('doubts.json'),
      '--date-order',
      'ydm',
    );
    expect(code).toBe(2);
    expect(err).toContain('--date-order');
  });

  it('reads dates as the importer file specifies', async () => {
    writeFileSync(file('settled.json'), JSON.stringify({ ...DOUBTS, date_order: 'dmy', decimal: '.' }));
    const { code } = await rowgate('validate', file('doubts.csv'), '--importer', file('settled.json'));
    expect(code).toBe(0);
  });

  it('uses a given mapping', async () => {
    const { code, lines } = await rowgate(
      'validate',
      file('odd.csv'),
      '--importer',
      file('importer.json'),
      '--mapping',
      file('m.json'),
    );
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { row: 2, field: 'mail', code: 'email', value: '2' },
      { row: 3, field: 'mail', code: 'email', value: '5' },
    ]);
  });

  it('reads the row that the mapping names as the header, even if its cells could be values', async () => {
    writeFileSync(file('words.csv'), 'x,y,z\nred,green,blue\n');
    writeFileSync(
      file('words.json'),
      JSON.stringify([
        { name: 'a', type: 'string' },
        { name: 'b', type: 'string' },
      ]),
    );
    writeFileSync(file('to-words.json'), JSON.stringify({ x: 'a', z: 'b', y: null }));
    const given = ['--importer', file('words.json'), '--mapping', file('to-words.json'), '--json'];
    const { code, lines } = await rowgate('validate', file('words.csv'), ...given);
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      {
        rows: 1,
        mapping: [
          ['x', 'a'],
          ['y', null],
          ['z', 'b'],
        ],
      },
    ]);
  });

  it('accepts the importer as the API returns it, and headers equal to field names', async () => {
    const field = { type: 'number', validators: [], transformations: null };
    const answered = {
      ...{ id: 'x', key: 'y', name: 'Years', description: null, webhook_url: null, created_at: '', updated_at: '' },
      fields: [
        { ...field, name: 'y2019', display_name: '2019', id: 'y2019', label: '2019' },
        { ...field, name: 'y2020', aliases: ['2020'], id: 'y2020', label: 'Y2020' },
      ],
    };
    writeFileSync(file('answered.json'), JSON.stringify(answered));
    writeFileSync(file('fields.json'), JSON.stringify(answered.fields));
    writeFileSync(file('years.csv'), '2019,2020\n5,6\n7,8\n');
    for (const name of ['answered.json', 'fields.json']) {
      const { out, err } = await rowgate('validate', file('years.csv'), '--importer', file(name));
      expect([out, err]).toEqual(['# 2 rows: 2 valid, 0 invalid (0 errors, 0 warnings)\n', '']);
    }
  });

  /** What the server rejects on save. */
  const refusals: readonly (readonly [string, object, RegExp])[] = [
    ['no fields', {}, /fields: /u],
    ['an unknown member of a field', { fields: [{ name: 'a', type: 'text', colour: 1 }] }, /fields\[0\]\.colour: /u],
    ['an unknown member of the importer', { fields: [{ name: 'a', type: 'text' }], rows: 1 }, /rows: /u],
    ['a field without a type', { fields: [{ name: 'a' }] }, /fields\[0\]\.type: /u],
    ['two fields with one name', { fields: [1, 2].map(() => ({ name: 'a', type: 'text' })) }, /fields\[1\]\.name: /u],
    ['an invalid pattern', { fields: [{ name: 'a', type: 'custom_regex', pattern: '(' }] }, /fields\[0\]\.pattern: /u],
    ['a select without options', { fields: [{ name: 'a', type: 'select' }] }, /fields\[0\]\.options: /u],
    [
      'an unknown validator',
      { fields: [{ name: 'a', type: 'text', validators: [{ type: 'longer' }] }] },
      /fields\[0\]\.validators\[0\]\.type: /u,
    ],
  ];
  it.concurrent.each(refusals)('rejects an importer as the server does: %s', async (what, content, sentence) => {
    const path = file(`${what}.json`);
    writeFileSync(path, JSON.stringify(content));
    const { code, err } = await rowgate('validate', file('fine.csv'), '--importer', path);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });

  const failures: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    ['no importer', () => [file('fine.csv')], /--importer/u],
    ['a missing file', () => [file('gone.csv'), '--importer', file('importer.json')], /no such file/u],
    ['an empty file', () => [file('empty.csv'), '--importer', file('importer.json')], /empty/u],
    ['an importer that is not JSON', () => [file('fine.csv'), '--importer', file('broken.json')], /not JSON/u],
    ['an unknown type', () => [file('fine.csv'), '--importer', file('bad.json')], /fields\[0\]\.type/u],
    [
      'an unmapped required field',
      () => [file('odd.csv'), '--importer', file('importer.json')],
      /"first_name", "mail"/u,
    ],
    [
      'a mapping of other columns',
      () => [file('odd.csv'), '--importer', file('importer.json'), '--mapping', file('wrong.json')],
      /"z"/u,
    ],
  ];
  it.concurrent.each(failures)('exits with 2 for %s', async (_, args, sentence) => {
    const { code, out, err } = await rowgate('validate', ...args());
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/ at .*:\d+:\d+/u);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('rowgate map', () => {
  it('prints the suggested mapping', async () => {
    const { code, out } = await rowgate('map', file('people.csv'), '--importer', file('importer.json'), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { source: 'Vorname', index: 0, field: 'first_name', reason: 'alias' },
      { source: 'E-Mail', index: 1, field: 'mail' },
      { source: 'Alter', index: 2, field: 'age' },
      { source: 'Notes', index: 3, field: null, confidence: 0, reason: 'no-match' },
    ]);
  });
});

describe('rowgate map and validate of a column whose values do not fit', () => {
  it('are matched by an identical name and by nothing else', async () => {
    writeFileSync(
      file('unfit.json'),
      JSON.stringify({ fields: [{ name: 'mail', display_name: 'E-Mail', type: 'email' }] }),
    );
    writeFileSync(file('unfit.csv'), 'E-Mail\nyes\nno\n');
    writeFileSync(file('close.csv'), 'e mail\nyes\nno\n');
    const [exact, close, validated] = await Promise.all([
      rowgate('map', file('unfit.csv'), '--importer', file('unfit.json'), '--json'),
      rowgate('map', file('close.csv'), '--importer', file('unfit.json'), '--json'),
      rowgate('validate', file('unfit.csv'), '--importer', file('unfit.json'), '--json'),
    ]);
    expect(JSON.parse(exact.out)).toMatchObject([{ field: 'mail', tier: 'check', reason: 'same-name' }]);
    expect(JSON.parse(close.out)).toMatchObject([{ field: null, candidate: 'mail', tier: 'check' }]);
    expect(validated.lines[0]).toMatchObject({ rows: 2, invalid: 2 });
  });
});

describe('rowgate', () => {
  it.each(['--version', '-v', 'version'])('prints its version: %s', async (word) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await runRowgate([word])).toMatchObject({ code: 0, out: `${version}\n`, err: '' });
  });

  it('runs as the installed command', () => {
    const { status, stdout } = spawnSync(process.execPath, ['bin/rowgate.js', '--help'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('rowgate read FILE');
  });

  it('passes server commands on, and names the package of the server if it is not installed', async () => {
    const here = await mkdtemp(join(tmpdir(), 'rowgate-alone-'));
    onTestFinished(() => rm(here, { recursive: true }));
    await cp(builtCli(), join(here, 'node_modules/rowgate/dist'), { recursive: true });
    const program = join(here, 'node_modules/rowgate/dist/run.mjs');
    const runIn = (...args: readonly string[]): { status: number | null; stderr: string; stdout: string } =>
      spawnSync(process.execPath, [program, ...args], { cwd: here, encoding: 'utf8' });
    expect(runIn('serve')).toMatchObject({
      status: 2,
      stderr: 'rowgate: rowgate serve needs the package rowgate-server. Run: npx rowgate-server\n',
    });
    expect(runIn('export', 'all.jsonl').stderr).toContain('Run: npx rowgate-server export all.jsonl\n');
    const server = join(here, 'node_modules/rowgate-server');
    await mkdir(server);
    const manifest = { type: 'module', exports: { './command-line': './run.js' } };
    await writeFile(join(server, 'package.json'), JSON.stringify(manifest));
    await writeFile(
      join(server, 'run.js'),
      'export function runServerCommand(args) { process.stdout.write(JSON.stringify(args)); return 7; }',
    );
    expect(runIn('serve')).toMatchObject({ status: 7, stdout: '[]' });
    expect(runIn('export', 'x', '--files')).toMatchObject({ status: 7, stdout: '["export","x","--files"]' });
  });

  it('lists its commands, and rejects unknown ones', async () => {
    const [help, unknown, option, two] = await Promise.all([
      rowgate('--help'),
      rowgate('reed', 'x'),
      rowgate('read', file('fine.csv'), '--jsn'),
      rowgate('read'),
    ]);
    expect(help.code).toBe(0);
    expect(help.out).toContain('rowgate validate FILE');
    expect([unknown.code, option.code, two.code]).toEqual([2, 2, 2]);
    expect(unknown.err).toContain('no command "reed"');
    expect(option.err).toContain("'--jsn'");
  });
});
