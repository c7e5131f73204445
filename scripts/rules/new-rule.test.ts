import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Rule } from '../../src/engine/rules/index.js';
import { codesByRow, validated } from '../../src/engine/testing/check-column.js';

/*
 * A validator is one entry in `validators` and one in `validatorChecks`. The test adds a new one, reloads everything
 * derived from the tables, and checks again without it.
 */

type Open<Table> = Record<string, Table>;

const COLUMN = { id: 'c', label: 'C', validators: [{ type: 'ends_with', value: 'x' }] };
const FIELD = { name: 'c', type: 'text', validators: COLUMN.validators };

let folder = '';
beforeEach(async () => {
  vi.resetModules();
  folder = await mkdtemp(join(tmpdir(), 'rule-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function addEndsWith(): Promise<void> {
  const { validators } = await import('../../src/engine/rules/validators.js');
  const { validatorChecks } = await import('../../src/engine/rules/validator-checks.js');
  const { AcceptCheck } = await import('../../src/engine/validation/checks/accept-check.js');
  const rule = { parameters: { value: { kind: 'text', shortest: 1 } }, findings: { ends_with: [] } } as const;
  const check: (typeof validatorChecks)['regex'] = (validator, { kind, seed }) => {
    const { value } = validator as unknown as { readonly value: string };
    return new AcceptCheck(kind('ends_with' as 'pattern', {}), (text) => text.endsWith(value), { seed });
  };
  Object.assign(validators as Open<Rule>, { ends_with: rule });
  Object.assign(validatorChecks as Open<unknown>, { ends_with: check });
}

/** Whether a field with the validator is accepted in requests, as a column prop, and in an importer file. */
async function said(field: typeof FIELD): Promise<Readonly<Record<'wire' | 'props' | 'file', boolean>>> {
  const { fieldSchema } = await import('../../src/protocol/schemas.js');
  const { columnFaults } = await import('../../src/session/column-faults.js');
  const { readImporterFile } = await import('../../cli/open-import.js');
  const file = join(folder, 'importer.json');
  await writeFile(file, JSON.stringify({ name: 'X', fields: [field] }));
  return {
    wire: fieldSchema.safeParse(field).success,
    props: columnFaults([{ ...COLUMN, validators: field.validators }]).length === 0,
    file: await readImporterFile(file).then(
      () => true,
      () => false,
    ),
  };
}

describe('a validator added to the tables', () => {
  test('is accepted in requests, as a prop and from a file, with its properties', async () => {
    await addEndsWith();
    expect(await said(FIELD)).toEqual({ wire: true, props: true, file: true });
    const without = { ...FIELD, validators: [{ type: 'ends_with' } as never] };
    expect(await said(without)).toEqual({ wire: false, props: false, file: false });
    const more = { ...FIELD, validators: [{ type: 'ends_with', value: 'x', other: 1 } as never] };
    expect((await said(more)).wire).toBe(false);
  });

  test('is checked', async () => {
    await addEndsWith();
    const { validated } = await import('../../src/engine/testing/check-column.js');
    const validator = validated([COLUMN as never], [['ax'], ['ay'], ['']]);
    expect(codesByRow(validator, 3)).toEqual([[], ['ends_with'], []]);
  });

  test('is unknown again without its entries', async () => {
    expect(await said(FIELD)).toEqual({ wire: false, props: false, file: false });
    expect(() => validated([COLUMN as never], [['ax']])).toThrow();
  });
});

describe('CONTRIBUTING.md names every file that names', () => {
  const FOLDERS = ['src', 'server', 'docs/guides'];

  test.each([
    ['A validator', 'min_length'],
    ['A transformation', 'remove_special_chars'],
  ])('%s', async (what, type) => {
    const contributing = await readFile('CONTRIBUTING.md', 'utf8');
    const section = new RegExp(`^### ${what}$[^]*?(?=^### )`, 'm').exec(contributing)?.[0] ?? '';
    const listed = [...section.matchAll(/`((?:src|server|docs)\/[^`]+)`/g)].map(([, path = '']) => path);
    const named = await filesWith(FOLDERS, new RegExp(`\\b${type}\\b`));
    const expected = new Set(named.map((path) => path.replace(/(?<=locales\/)[\w-]+/, '*')));
    expect(listed.filter((path) => path.includes('.')).toSorted()).toEqual([...expected].toSorted());
  });
});

async function filesWith(folders: readonly string[], pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const isOfTests = /\.test\.tsx?$/.test(path) || (path.includes('/testing/') && !path.startsWith('src/engine/'));
      const isBuilt = /^server\/(?:dist|docs)\//.test(path);
      if (!entry.isFile() || !/\.(ts|tsx|md|json)$/.test(path) || isOfTests || isBuilt) continue;
      if (pattern.test(await readFile(path, 'utf8'))) found.push(path);
    }
  }
  return found;
}
