import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const EXPORTED = /^export (?:async )?(?:interface|type|class|const|function) (\w+)/gm;

async function exportedNames(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const folder of ['src', 'server']) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/(?<!\.d)\.tsx?$/.test(entry.name)) continue;
      const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
      for (const [, name = ''] of text.matchAll(EXPORTED)) names.add(name);
    }
  }
  return names;
}

const architecture = await readFile('docs/architecture.md', 'utf8');

test('the floor table matches the imports that the floors test allows', async () => {
  const [, allowed = ''] = /MAY_IMPORT[^{]*\{([^}]*)\}/.exec(await readFile('src/floors.test.ts', 'utf8')) ?? [];
  const names = (list: string): string =>
    [...list.matchAll(/\w+/g)]
      .map(([name]) => name)
      .toSorted()
      .join(' ');
  const tested = [...allowed.matchAll(/(\w+): \[(.*?)\]/g)].map(([, floor, floors = '']) => [floor, names(floors)]);
  const section = architecture.split(/^### /m).find((part) => part.startsWith('The package')) ?? '';
  const rows = [...section.matchAll(/^\| `src\/(\w+)` \|.*\| ([^|]*) \|$/gm)];
  const written = rows.map(([, floor, floors = '']) => [floor, names(floors.replace('nothing', ''))]);
  expect(tested.length).toBeGreaterThan(5);
  expect(written.toSorted()).toEqual(tested.toSorted());
});

test('the glossary names only exports of the code', async () => {
  const glossary = architecture.split(/^## /m).find((section) => section.startsWith('Glossary\n')) ?? '';
  const lastColumn = [...glossary.matchAll(/\|([^|]*)\|$/gm)].map(([, cell = '']) => cell);
  const words = lastColumn.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
  const exported = await exportedNames();
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !exported.has(word))).toEqual([]);
});
