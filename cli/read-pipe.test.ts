import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { builtCli } from '../server/testing/run-rowgate.js';
import { readPipe } from './read-pipe.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rowgate-pipe-'));
  // More than a pipe holds at once.
  writeFileSync(join(folder, 'f.csv'), `name,mail\n${'Ann,ann@example.org\n'.repeat(20_000)}`);
  writeFileSync(join(folder, 'i.json'), '[{"name":"name","type":"text"}]');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bash = (script: string) =>
  spawnSync('bash', ['-o', 'pipefail', '-c', script, process.execPath, join(builtCli(), 'run.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });

const WITHOUT_BASH = spawnSync('bash', ['--version']).status !== 0;

test
  .skipIf(WITHOUT_BASH)
  .each([
    'cat f.csv | "$0" "$1" read - --json',
    'cat f.csv | "$0" "$1" read /dev/stdin --json',
    '"$0" "$1" read - --json < f.csv',
    '"$0" "$1" read <(cat f.csv) --json',
  ])('a pipe is read like a file: %s', (script) => {
  const { stdout, stderr, status } = bash(script);
  expect([stderr, status]).toEqual(['', 0]);
  const [detected = '', ...rows] = stdout.trim().split('\n');
  expect(JSON.parse(detected)).toMatchObject({ columns: ['name', 'mail'], delimiter: ',' });
  expect(rows).toHaveLength(20_000);
});

test.skipIf(WITHOUT_BASH)('a workbook from standard input is recognized, and so is an empty one', () => {
  const workbook = utils.book_new(
    utils.aoa_to_sheet([
      ['Name', 'Mail'],
      ['Ann', 'ann@example.org'],
    ]),
    'People',
  );
  writeFileSync(join(folder, 'w.xlsx'), write(workbook, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  expect(bash('cat w.xlsx | "$0" "$1" read - --json').stdout).toContain('"columns":["Name","Mail"]');
  expect(bash('"$0" "$1" read - < /dev/null')).toMatchObject({ status: 2, stderr: 'rowgate: The file is empty.\n' });
});

test('a pipe that exceeds the limit is refused', async () => {
  async function* chunks() {
    for (;;) yield new Uint8Array(10);
  }
  await expect(readPipe(chunks(), { limit: 25 })).rejects.toThrow('A pipe may have at most 25 bytes.');
});

test
  .skipIf(WITHOUT_BASH)
  .each(['--help', '--version', 'read --help', 'map f.csv --importer i.json', 'read f.csv', 'nothing'])(
  '%s does not fail when its reader is gone',
  (args) => {
    // The reader has ended before the program starts.
    const { stderr } = bash(`{ sleep 0.2; "$0" "$1" ${args} 2>&1; echo "code $?" >&2; } | true`);
    expect(stderr).toBe(args === 'nothing' ? 'code 2\n' : 'code 0\n');
  },
);
