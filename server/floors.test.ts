import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { importCircles } from '../scripts/rules/import-circles.js';
import { features } from './main/features.js';

const root = resolve(import.meta.dirname);

/**
 * Lowest floor first. A folder imports itself and the floors before it; types count. `feature` is the file shared by
 * all features.
 */
const FLOORS = [
  'platform',
  'config',
  'feature',
  ...features.map(({ name }) => name).slice(1),
  'main',
  'index',
  'command-line',
];

/** Entry points of `src` that the server may use. */
const SOURCE_DOORS = [
  'engine/full.js',
  'engine/source/excel/xlsx-reader.js',
  'engine/source/workbook/open-xlsx.js',
  'i18n/locales/en.json',
  'protocol/index.js',
  'protocol/schemas.js',
];

/** Tests and their fixtures may import anything; the admin page runs in the browser. */
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\/|admin\/page\/|^dist\//.test(file));

/** `import … from`, `export … from`, `import '…'` and `import('…')`. */
const IMPORT = /^(?:import|export)\b[^;']*?from '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm;

interface Import {
  readonly from: string;
  /** Relative to this folder. */
  readonly to: string;
}

const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const imports: readonly Import[] = [...texts].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ({
      from,
      to: relative(root, resolve(root, dirname(from), specifier))
        .split(sep)
        .join('/'),
    })),
);

/** `features/auth/tokens/tokens.ts`: `auth`. */
function floorOf(path: string): string {
  const [first = '', second = ''] = path.replace(/\.\w+$/, '').split('/');
  return first === 'features' ? second : first;
}

const heightOf = (path: string): number => FLOORS.indexOf(floorOf(path));

test('every file is on a floor, and every floor has files', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(new Set(files.map(floorOf))).toEqual(new Set(FLOORS));
});

test('a floor imports only itself and those below', () => {
  const wrong = imports.filter(({ from, to }) => !to.startsWith('..') && heightOf(to) > heightOf(from));
  expect(wrong).toEqual([]);
});

test('from the sources, only the public entries of the engine and the protocol are used', () => {
  const outside = imports.filter(({ to }) => to.startsWith('../'));
  expect(outside.length).toBeGreaterThan(50);
  expect(outside.filter(({ to }) => !SOURCE_DOORS.includes(to.slice('../src/'.length)))).toEqual([]);
});

test('a feature uses only tables of its own floor and of those below', () => {
  const owners = new Map(
    [...texts]
      .filter(([file]) => file.endsWith('/tables.ts'))
      .flatMap(([file, text]) => {
        const [, declared = ''] = /interface Tables \{\n(.*?)\n {2}\}/s.exec(text) ?? [];
        return [...declared.matchAll(/^ {4}(\w+):/gm)].map(([, table = '']) => [table, file] as const);
      }),
  );
  expect(owners.size).toBeGreaterThan(20);
  const wrong = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/(?:From|Table|Into|Join)\('(\w+)'/g)]
      .map(([, table = '']) => ({ file, table }))
      .filter(({ table }) => heightOf(owners.get(table) ?? file) > heightOf(file)),
  );
  expect(wrong).toEqual([]);
});

test('there are no import cycles, including types', () => {
  const graph = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to } of imports) {
    const target = [to.replace(/\.js$/, '.ts'), to.replace(/\.js$/, '.tsx')].find((path) =>
      existsSync(join(root, path)),
    );
    if (target !== undefined) graph.get(from)?.push(target);
  }
  expect(importCircles(graph)).toEqual([]);
});
