import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';
import { importCircles } from '../scripts/rules/import-circles.js';

/** Who may import whom. A floor may always import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  theme: [],
  worker: ['engine'],
  protocol: ['engine'],
  schema: ['engine'],
  i18n: ['engine'],
  adapters: ['engine', 'protocol'],
  session: ['engine', 'worker', 'schema', 'adapters'],
  headless: ['engine', 'session', 'i18n', 'adapters'],
  ui: ['engine', 'session', 'headless', 'i18n', 'theme', 'adapters'],
};

/** Packages each floor may name outside its tests. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: ['papaparse', 'xlsx', 'libphonenumber-js', 're2js', '@exodus/bytes'],
  theme: [],
  worker: [],
  protocol: ['zod'],
  adapters: [],
  schema: [],
  i18n: ['i18next'],
  session: ['zustand'],
  headless: ['react'],
  ui: ['react', 'react-dom', 'downshift', '@tanstack/react-virtual', 'papaparse', 'i18next', 'react-i18next'],
};

/** Beside `index.ts`: doors kept apart because what is behind them is loaded on its own. */
const SIDE_DOORS = [
  'engine/full.js',
  'engine/create-engine.js',
  'engine/pieces/fetched-pieces.js',
  'engine/rules/index.js',
  'engine/source/archive/unpack-file.js',
  'engine/source/collect-blob.js',
  'engine/source/derived/derived-text.js',
  'engine/source/excel/xlsx-reader.js',
  'engine/source/workbook/open-xlsx.js',
  'engine/source/text/text-decoders.js',
  'engine/result/template-workbook.js',
  'engine/engine-error.js',
  'engine/program/read-program.js',
  'protocol/limits.js',
  'protocol/schemas.js',
  'session/source/clipboard-table.js',
  'headless/row-reader.js',
  'headless/use-importer.js',
  'i18n/english.js',
  'theme/find-styles.js',
  'theme/later-styles.js',
];

const root = resolve(import.meta.dirname);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|testing/.test(file))
  .map((file) => file.split(sep).join('/'));

interface Import {
  readonly file: string;
  readonly specifier: string;
  /** Loaded later: what it loads may well import the one that loads it. */
  readonly isDynamic: boolean;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`. */
const IMPORT = /^(?:import|export)\b[^;']*?from '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm;

const imports: readonly Import[] = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) => ({
    file,
    specifier: match[1] ?? match[2] ?? match[3] ?? '',
    isDynamic: match[3] !== undefined,
  }));
});

const floorOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map(floorOf))).toEqual(new Set(['', ...Object.keys(MAY_IMPORT)]));
});

test('floors import only the floors below them, through their doors', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    const floor = floorOf(file);
    if (!specifier.startsWith('.') || floor === '') return false;
    const target = relative(root, resolve(root, dirname(file), specifier))
      .split(sep)
      .join('/');
    const targetFloor = floorOf(target);
    if (targetFloor === floor) return false;
    const isDoor = target === `${targetFloor}/index.js` || SIDE_DOORS.includes(target);
    return !MAY_IMPORT[floor]?.includes(targetFloor) || !isDoor;
  });
  expect(wrong).toEqual([]);
});

test('floors name only their own packages', () => {
  const wrong = imports.filter(({ file, specifier }) => {
    const floor = floorOf(file);
    if (specifier.startsWith('.') || floor === '') return false;
    const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0];
    return !PACKAGES[floor]?.includes(name ?? '');
  });
  expect(wrong).toEqual([]);
});

test('no file imports itself in a circle, types included', () => {
  const graph = new Map<string, string[]>();
  for (const { file, specifier, isDynamic } of imports) {
    if (isDynamic || !specifier.startsWith('.')) continue;
    const base = relative(root, resolve(root, dirname(file), specifier))
      .split(sep)
      .join('/');
    const target = [base.replace(/\.js$/, '.ts'), base.replace(/\.js$/, '.tsx')].find((path) =>
      existsSync(join(root, path)),
    );
    if (target) graph.set(file, [...(graph.get(file) ?? []), target]);
  }
  expect(importCircles(graph)).toEqual([]);
});
