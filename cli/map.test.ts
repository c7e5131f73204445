import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cliFolder } from './testing/cli-folder.js';

const { file, rowgate } = cliFolder();

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
