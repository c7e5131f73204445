import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';

/*
 * The script-tag file cannot be split like modules, because a page without modules starts it. The later steps and
 * actions are therefore in a second file, which receives shared modules from the first: React, contexts, everything
 * that must exist only once. The second file is a module only so that `import()` can load it.
 */

const MAIN = 'src/umd.tsx';
const LATER = 'src/umd-later.ts';
const LATER_FILE = 'rowgate.umd.steps';

/**
 * `import()` in a script from another origin does not know the script's location, so URLs are derived from the script
 * tag. The global is always set; AMD loaders get the same object under a fixed name, because they could not attribute
 * an anonymous module.
 */
const BEGIN = `/*! Rowgate, MIT license. It contains other packages: their licenses are in THIRD-PARTY-NOTICES.txt beside this file. */
var CSVImporter=function(){'use strict';
var tag=typeof document=='object'&&document.currentScript,place=tag&&tag.src||'';
if(tag&&(!place||/^file:/.test(place)))console.warn('CSVImporter: rowgate.umd.js must be loaded by its address (<script src>) from a server. As an inline script, or from a file: page, it cannot load its other files.');
function fileBeside(name){return place?new URL(name,place).href:name}`;
const END = `return rowgate}();
if(typeof define=='function'&&define.amd)define('rowgate',[],function(){return CSVImporter});`;

/** Stands before the path of a file beside the script, and is as long as the call that takes its place. */
const BESIDE_MARK = '#'.repeat('fileBeside()'.length);
const BESIDE = new RegExp(`\\bimport\\((["'])${BESIDE_MARK}([^"']+)\\1\\)`, 'g');

/** How an `import()` is written that is to look beside the file it is in. */
export function importedBeside(path) {
  return BESIDE_MARK + path;
}

/** Both builds: main file and second file. `options` are those of the main file. */
export async function scriptTagOutputs(options) {
  const { shared, version } = await sharedModules(options);
  return [
    {
      ...options,
      entryPoints: { 'rowgate.umd': MAIN },
      format: 'iife',
      globalName: 'rowgate',
      banner: { js: BEGIN },
      footer: { js: END },
      plugins: [importFrom((path) => `fileBeside(${path})`), handOver(shared, version), ...options.plugins],
    },
    {
      ...options,
      entryPoints: { [LATER_FILE]: LATER },
      format: 'cjs',
      banner: { js: 'export default function(require){var module={exports:{}};' },
      footer: { js: 'return module.exports}' },
      // A module finds the files beside it by itself.
      plugins: [importFrom((path) => path), takeOver(shared), ...options.plugins],
    },
  ];
}

/**
 * Paths of the modules in both files; entry files only re-export, so the modules behind them are enough. The version
 * depends on all modules of both files: a cached file of another build would receive the wrong modules.
 */
async function sharedModules(options) {
  const modulesOf = async (entry) => {
    const scan = { ...options, entryPoints: [entry], format: 'esm', write: false, metafile: true };
    const { metafile } = await build({ ...scan, plugins: [handOver(new Set()), ...options.plugins] });
    return Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
    );
  };
  const inMain = new Set(await modulesOf(MAIN));
  const inLater = await modulesOf(LATER);
  // Excludes data: imported here without its attribute, it would become a second module in the other file.
  const isShared = (path) => inMain.has(path) && !/:|\/index\.ts$|\.json$/.test(path);
  const digest = createHash('sha256');
  for (const path of [...new Set([...inMain, ...inLater])].filter((name) => !name.includes(':')).sort()) {
    digest.update(path).update(await readFile(path));
  }
  const shared = new Set(inLater.filter(isShared).map((path) => resolve(path)));
  return { shared, version: digest.digest('hex').slice(0, 12) };
}

/** Writes the files with their marked paths replaced; `address` turns the quoted path into what is imported. */
function importFrom(address) {
  // As long as before: the source map knows columns.
  const replaced = (call, quote, path) => `import(${address(quote + path + quote)})`.padEnd(call.length);
  return {
    name: 'import-from',
    setup({ initialOptions, onEnd }) {
      initialOptions.write = false;
      onEnd(async ({ outputFiles = [] }) => {
        for (const { path, text } of outputFiles) {
          const contents = text.replace(BESIDE, replaced);
          if (!path.endsWith('.map') && contents.includes(BESIDE_MARK))
            throw new Error(`${path} has a marked path left`);
          await writeFile(path, contents);
        }
      });
    },
  };
}

function handOver(shared, version = '') {
  const paths = [...shared];
  const contents = [
    ...paths.map((path, at) => `import * as m${at} from ${JSON.stringify(path)};`),
    `const shared = [${paths.map((_path, at) => `m${at}`).join()}];`,
    'let attempts = 0;',
    'let loading;',
    'const load = () => (loading ??= begin().catch((error) => { loading = undefined; throw error; }));',
    'async function begin() {',
    `  const file = fileBeside('./${LATER_FILE}.js?v=${version}');`,
    '  attempts += 1;',
    // Browsers remember modules that failed, by their URL.
    '  const { default: make } = await import(attempts === 1 ? file : `${file}#${attempts}`);',
    '  return make((at) => shared[at]);',
    '}',
    'export const loadLaterSteps = async () => (await load()).laterSteps;',
    'export const loadLaterActions = async (context) => (await load()).laterActions(context);',
  ].join('\n');
  return {
    name: 'hand-over',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/load-later-(steps|actions)\.js$/ }, () => ({ path: 'later', namespace: 'hand-over' }));
      onLoad({ filter: /.*/, namespace: 'hand-over' }, () => ({ contents, loader: 'js', resolveDir: resolve('src') }));
    },
  };
}

function takeOver(shared) {
  const places = new Map([...shared].map((path, at) => [path, String(at)]));
  return {
    name: 'take-over',
    setup({ onResolve, resolve: resolveIn }) {
      onResolve({ filter: /.*/ }, async ({ path, pluginData, kind, ...from }) => {
        if (pluginData === 'take-over' || kind === 'entry-point') return undefined;
        const found = await resolveIn(path, { ...from, kind, pluginData: 'take-over' });
        const place = places.get(found.path);
        return place === undefined ? undefined : { path: place, external: true };
      });
    },
  };
}
