import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Time limit for installing the packages of a framework. */
const INSTALL_SECONDS = 90;

const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
const node = (script, args, cwd) => run(process.execPath, [script, ...args], cwd);

/**
 * How each example is checked, and which of its packages that needs; without any, it uses the packages installed here.
 */
const CHECKS = {
  'vite-react': { check: buildWithVite },
  headless: { check: buildWithVite },
  'script-tag': { check: checkScriptTag },
  vue: {
    packages: ['vue', 'vue-tsc', '@vitejs/plugin-vue', 'vite', 'typescript'],
    async check(example) {
      node(join(example, 'node_modules/vue-tsc/bin/vue-tsc.js'), [], example);
      node('copy-rowgate.js', [], example);
      node(join(example, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'error'], example);
    },
  },
  angular: {
    packages: [
      '@angular/common',
      '@angular/compiler',
      '@angular/compiler-cli',
      '@angular/core',
      '@angular/platform-browser',
      'rxjs',
      'tslib',
      'typescript',
    ],
    async check(example) {
      node(
        join(example, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js'),
        ['-p', '.', '--noEmit'],
        example,
      );
    },
  },
  nextjs: {
    packages: ['next', 'react', 'react-dom', 'typescript'],
    async check(example) {
      await writeFile(join(example, 'next-env.d.ts'), '/// <reference types="next" />\n');
      node(join(example, 'node_modules/typescript/bin/tsc'), ['-p', '.'], example);
    },
  },
};

/** Checks every example with the packed package and with the packages of its own manifest. */
export async function checkExamples({ folder, modules, installed }) {
  for (const name of ['vite', '@vitejs', 'typescript']) {
    await symlink(join(installed, name), join(modules, name)).catch(ignoreExisting);
  }
  const names = (await readdir('examples', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const unknown = names.filter(({ name }) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0) throw new Error(`No check exists for the example "${unknown[0].name}".`);
  for (const [name, { packages = [], check }] of Object.entries(CHECKS)) {
    const example = join(folder, 'examples', name);
    await cp(join('examples', name), example, { recursive: true, filter: (path) => !path.includes('node_modules') });
    const place = packages.length > 0 ? await install(name, packages) : null;
    if (packages.length > 0 && !place) {
      process.stdout.write(`SKIPPED: the packages of the example "${name}" cannot be installed here.\n`);
      continue;
    }
    await mkdir(join(example, 'node_modules'));
    if (place) await linkAll(place, join(example, 'node_modules'));
    await symlink(join(modules, 'rowgate'), join(example, 'node_modules/rowgate'));
    await check(example);
    process.stdout.write(`The example "${name}" stands on the packed package.\n`);
  }
}

/**
 * Installed once, and again when the example's packages change. Returns the folder, or undefined if they cannot be
 * installed.
 */
async function install(name, packages) {
  const place = resolve('.cache/examples', name);
  const { dependencies, devDependencies } = JSON.parse(await readFile(join('examples', name, 'package.json'), 'utf8'));
  const wanted = { ...dependencies, ...devDependencies };
  const missing = packages.filter((candidate) => !wanted[candidate]);
  if (missing.length > 0) throw new Error(`The example "${name}" does not depend on ${missing.join(', ')}.`);
  const manifest = JSON.stringify({
    private: true,
    dependencies: Object.fromEntries(packages.map((each) => [each, wanted[each]])),
  });
  const there = await readFile(join(place, 'installed.json'), 'utf8').catch(() => '');
  if (there === manifest) return place;
  await mkdir(place, { recursive: true });
  await writeFile(join(place, 'package.json'), manifest);
  try {
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--no-package-lock'],
      {
        cwd: place,
        stdio: 'ignore',
        timeout: INSTALL_SECONDS * 1000,
      },
    );
  } catch {
    return null;
  }
  await writeFile(join(place, 'installed.json'), manifest);
  return place;
}

async function linkAll(place, target) {
  for (const name of await readdir(join(place, 'node_modules'))) {
    if (!name.startsWith('.') && name !== 'rowgate')
      await symlink(join(place, 'node_modules', name), join(target, name));
  }
}

async function buildWithVite(example) {
  node(join(example, '../../node_modules/typescript/bin/tsc'), ['-p', '.'], example);
  const { output } = await build({ root: example, configFile: false, logLevel: 'error', build: { write: false } });
  const names = output.map(({ fileName }) => fileName);
  if (!names.some((name) => name.includes('engine.worker'))) throw new Error(`The build of ${example} has no worker.`);
}

/** Checks that the files the page loads are in the package. `e2e/host/examples.spec.ts` runs the page in a browser. */
async function checkScriptTag(example) {
  const page = await readFile(join(example, 'index.html'), 'utf8');
  const files = [...page.matchAll(/src="(node_modules\/[^"]+)"/g)].map((match) => match[1]);
  if (files.length === 0) throw new Error('The script-tag example loads no file of the package.');
  await Promise.all(files.map((file) => readFile(join(example, file))));
}

function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error;
}
