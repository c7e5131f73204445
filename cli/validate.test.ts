import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cliFolder } from './testing/cli-folder.js';

const DOUBTS = {
  fields: [
    { name: 'day', type: 'date' },
    { name: 'price', type: 'number' },
  ],
};

const { file, rowgate } = cliFolder({
  'doubts.csv': 'Day,Price\n03/04/2024,1.234\n2024-05-06,7\n',
  'doubts.json': JSON.stringify(DOUBTS),
  'odd.csv': 'a,b,c\n1,2,3\n4,5,6\n',
  'empty.csv': '',
  'bad.json': '{"fields": [{"name": "a", "type": "colour"}]}',
  'broken.json': '{"fields": ',
  'm.json': JSON.stringify({ a: 'first_name', b: 'mail' }),
  'wrong.json': JSON.stringify({ z: 'first_name' }),
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

  it('prints errors and warnings in the order of the rows, however far apart they are', async () => {
    const numbers = Array.from({ length: 1600 }, (_, at) => String(at));
    numbers[0] = '12345678901234567890';
    numbers[700] = 'x';
    numbers[1200] = '98765432109876543210';
    writeFileSync(file('numbers.csv'), `n\n${numbers.join('\n')}\n`);
    writeFileSync(file('numbers.json'), JSON.stringify([{ name: 'n', type: 'number' }]));
    const { code, lines } = await rowgate(
      'validate',
      file('numbers.csv'),
      '--importer',
      file('numbers.json'),
      '--json',
    );
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { rows: 1600, invalid: 1, errors: 1, warnings: 2 },
      { row: 2, field: 'n', severity: 'warning', value: '12345678901234567890' },
      { row: 702, field: 'n', severity: 'error', value: 'x' },
      { row: 1202, field: 'n', severity: 'warning', value: '98765432109876543210' },
    ]);
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
      id: 'x',
      key: 'y',
      name: 'Years',
      description: null,
      webhook_url: null,
      created_at: '',
      updated_at: '',
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
