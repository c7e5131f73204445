import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['src', 'server', 'docs/guides', 'scripts', 'stories', 'e2e'];

/** One thing of each kind by its name, and the other files that name it because they use it. */
const SUBJECTS: readonly (readonly [kind: string, name: RegExp, elsewhere: readonly string[]])[] = [
  [
    'A prop or option',
    /\bskipHeaderRowSelection\b/,
    [
      'e2e/host/props.spec.ts',
      'src/headless/host-i18n.test.tsx',
      'src/session/options/resolve-options.test.ts',
      'src/session/source',
      'stories/support/column-story.ts',
    ],
  ],
  [
    'A kind of content field',
    /\brichtext\b/,
    [
      'server/features/admin/page/screens/models/record-query.test.ts',
      'server/features/content/hostile-input.test.ts',
      'server/features/content/shipped-models.ts',
      'server/features/uploads',
    ],
  ],
  ['An environment variable', /\bMAX_IMPORT_ROWS\b/, []],
  ['A list of words', /\b[iI]berian\b/, []],
  ['A language', /'ko'|\bko:|`ko`/, ['src/engine/source/text', 'src/engine/testing']],
];

test.each(SUBJECTS)('the list under "%s" has every file that names %s', async (kind, name, elsewhere) => {
  const contributing = await readFile('CONTRIBUTING.md', 'utf8');
  const section = contributing.split(/^### /m).find((part) => part.startsWith(`${kind}\n`)) ?? '';
  const listed = [...section.matchAll(/`([^`\n]+)`/g)].map(([, path = '']) => path);
  const isKnown = (file: string): boolean =>
    [...listed, ...elsewhere].some((path) => file === path || file.startsWith(`${path}/`));
  const files = (await filesWith(name)).filter((file) => !file.endsWith('scripts/rules/contributing.test.ts'));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !isKnown(file))).toEqual([]);
});

/** What the build copies into the server's package. */
const COPIED = /^server\/(?:dist|docs|CHANGELOG\.md)/;

async function filesWith(name: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    if (name.test(await readFile(path, 'utf8'))) found.push(path);
  };
  await look('README.md');
  for (const folder of FOLDERS) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (COPIED.test(path)) continue;
      if (entry.isFile() && /\.(ts|tsx|js|mdx?|json)$/.test(entry.name)) await look(path);
    }
  }
  return found;
}
