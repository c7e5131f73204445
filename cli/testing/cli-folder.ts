import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { rowgateProcess } from '../../server/testing/run-rowgate.js';
import type { CommandRun } from '../../server/testing/run-rowgate.js';

interface Run extends CommandRun {
  /** The lines of the output that are JSON objects or lists. */
  readonly lines: readonly unknown[];
}

interface CliFolder {
  /** The path of a file in the folder. */
  file(name: string): string;
  rowgate(...args: readonly string[]): Promise<Run>;
}

type Files = Readonly<Record<string, string | Uint8Array>>;

const IMPORTER = {
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

const PEOPLE: Files = {
  'people.csv': 'Vorname;E-Mail;Alter;Notes\nAnn;ann@example.org;30;"a;b"\nBo;;17;\nCy;ann@example.org;x;\n',
  'fine.csv': 'first_name,mail,age\nAnn,ann@example.org,30\nBo,bo@example.org,40\n',
  'importer.json': JSON.stringify(IMPORTER),
};

/**
 * A folder with `people.csv`, `fine.csv`, their `importer.json` and other files, for all tests of a file. Commands run
 * in one process, one after the other.
 */
export function cliFolder(files: Files = {}): CliFolder {
  let folder = '';
  const file = (name: string): string => join(folder, name);
  const run = rowgateProcess();
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rowgate-cli-'));
    for (const [name, content] of Object.entries({ ...PEOPLE, ...files })) writeFileSync(file(name), content);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    file,
    rowgate: async (...args) => {
      const ended = await run(args);
      return { ...ended, lines: jsonLines(ended.out) };
    },
  };
}

function jsonLines(out: string): readonly unknown[] {
  return out
    .split('\n')
    .filter((line) => /^[[{]/u.test(line))
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
}
