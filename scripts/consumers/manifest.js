import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eagerSize, scriptTagSize } from '../eager-size.js';

const run = promisify(execFile);
const LIMITS = { eager: 62_000, scriptTag: 130_000, packed: 4_000_000 };
/** The server is for Node alone, which can require modules. */
const MODULES_ONLY = ['server'];
const NO_CODE = ['styles.css'];

/** publint and are-the-types-wrong find nothing, what is in the package belongs there, and it weighs what it may. */
export async function manifest({ tarball, folder, files, size }) {
  const strays = files.filter(
    (path) => !/^(dist|bin)\/|^(package\.json|README\.md|CHANGELOG\.md|LICENSE)$/.test(path) || STRAY.test(path),
  );
  if (strays.length > 0) throw new Error(`What is this doing in the package: ${strays.join(', ')}`);
  await clean('publint', ['publint', folder, '--strict']);
  await clean('attw', ['attw', tarball, '--exclude-entrypoints', ...MODULES_ONLY, ...NO_CODE]);
  await clean('attw', ['attw', tarball, '--profile', 'esm-only', '--entrypoints', ...MODULES_ONLY]);
  const sizes = { eager: await eagerSize(), scriptTag: await scriptTagSize(), packed: size };
  for (const [name, limit] of Object.entries(LIMITS)) {
    process.stdout.write(`  ${name}: ${sizes[name]} of ${limit} bytes\n`);
    if (sizes[name] > limit) throw new Error(`${name} is ${sizes[name]} bytes, more than ${limit}.`);
  }
}

/** What is made for tests and measurements. */
const STRAY = /\.test\.|\/testing\/|bench|papaparse|read-decode|\.tsbuildinfo$|\.map$/;

async function clean(name, [program, ...parameters]) {
  await run('npx', ['--no', program, ...parameters]).catch(({ stdout, stderr }) => {
    throw new Error(`${name} found:\n${stdout}${stderr}`);
  });
}
