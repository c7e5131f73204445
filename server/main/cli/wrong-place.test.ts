import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { hasPostgres, makePostgresDatabase } from '../../testing/databases.js';
import { openPostgresDatabase } from '../../platform/database/postgres-database.js';
import { fillDataDir } from '../../testing/embedded-snapshot.js';
import { runRowgateServer } from '../../testing/run-rowgate.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rowgate-place-'));
  await writeFile(file('good.jsonl'), 'an earlier backup');
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = (name: string): string => join(folder, name);

/** The commands that are useless on an empty database. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  export: ['export', 'good.jsonl'],
  'reset-admin': ['reset-admin', '--email', 'who@example.com'],
};

function run(command: readonly string[], variables: Readonly<Record<string, string>>) {
  return runRowgateServer(
    command.map((part) => (part === 'good.jsonl' ? file(part) : part)),
    variables,
  );
}

async function expectNothingWritten(...others: readonly string[]): Promise<void> {
  expect(await readFile(file('good.jsonl'), 'utf8')).toBe('an earlier backup');
  expect((await readdir(folder)).toSorted()).toEqual(['good.jsonl', ...others].toSorted());
}

describe.each(Object.keys(COMMANDS))('%s refuses', (name) => {
  const command = COMMANDS[name] ?? [];

  test('a folder without a database, and creates none', async () => {
    expect(await run(command, { DATA_DIR: file('mistyped') })).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(`^rowgate-server: There is no database in ${file('mistyped')}\\. Set DATA_DIR .*\n$`),
    });
    await expectNothingWritten();
    await mkdir(file('other/files'), { recursive: true });
    expect(await run(command, { DATA_DIR: file('other') })).toMatchObject({ code: 2, out: '' });
    expect(await readdir(file('other'))).toEqual(['files']);
    await expectNothingWritten('other');
  });

  test('an embedded database without tables', { timeout: 60_000 }, async () => {
    await fillDataDir(file('empty'));
    expect(await run(command, { DATA_DIR: file('empty') })).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining('has no data of a Rowgate server.'),
    });
    await expectNothingWritten('empty');
  });

  test.skipIf(!hasPostgres())('a database on a server that belongs to another program', async () => {
    const { address, drop } = await makePostgresDatabase();
    onTestFinished(drop);
    const variables = { DATABASE_URL: address, DATA_DIR: file('data') };
    await mkdir(file('data'));
    expect(await run(command, variables)).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining('The database in DATABASE_URL has no data of a Rowgate server.'),
    });
    const database = openPostgresDatabase(address, { connections: 1 });
    onTestFinished(() => database.close());
    expect(await database.pool.introspection.getTables()).toEqual([]);
    await expectNothingWritten('data');
  });
});

test('an export refuses to leave out all files because of a wrong DATA_DIR', async () => {
  const variables = { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATA_DIR: file('mistyped') };
  expect(await run(['export', 'good.jsonl'], variables)).toMatchObject({
    code: 2,
    err: `rowgate-server: The folder ${file('mistyped')} with the files of the server does not exist. Set DATA_DIR to it.\n`,
  });
  await expectNothingWritten();
});

test('an import refuses a file that is not a backup, and creates no database for it', async () => {
  await writeFile(file('people.csv'), 'name,mail\nAnn,ann@example.org\n');
  expect(await run(['import', file('people.csv')], { DATA_DIR: file('data') })).toEqual({
    code: 2,
    out: '',
    err: 'rowgate-server: This file is not a Rowgate backup, or was made by a later version.\n',
  });
  await expectNothingWritten('people.csv');
});
