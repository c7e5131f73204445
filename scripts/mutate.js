import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readResults } from './mutation/results.js';
import { createRandom } from './testing/random.js';

/*
 * Changes the code of a folder or a file in one place after the other and reports the changes that no test notices.
 * docs/testing-strength.md explains the command, and what it measured.
 */

const HELP = `npm run mutate -- FOLDER_OR_FILE [TESTS] [--sample 200] [--seed 1] [--slow 3000]

  TESTS     folder or file of the tests to ask, by default those of the same two folders
  --sample  try this many changes, chosen at random by the seed, instead of all
  --slow    leave out tests that take more milliseconds of CPU time than this
`;
/** Quick tests first: what they notice, slow ones need not be asked about. */
const QUICK = 250;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, slow: { type: 'string' } },
});
const [target, tests = target?.split('/').slice(0, 2).join('/')] = positionals;
if (!target || !existsSync(target)) {
  process.stderr.write(HELP);
  process.exit(2);
}
const seed = Number(values.seed ?? 1);
const slow = Number(values.slow ?? 3000);
const folder = resolve('.cache/mutations', target.replaceAll('/', '-'));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const started = Date.now();
const { mutants, files } = await changes();
const tried = sampleOf(mutants, Number(values.sample ?? mutants.length));
writeFileSync(
  `${folder}/code.json`,
  JSON.stringify(Object.fromEntries(files.map((file) => [file.name, file.content]))),
);
writeFileSync(`${folder}/tried.json`, JSON.stringify(tried.map((mutant) => mutant.id)));
const log = `${folder}/log.jsonl`;
writeFileSync(log, '');
for (const limit of new Set([Math.min(QUICK, slow), slow])) {
  while (!(await askTests(limit))) {
    // Again, without the tests that are done and the change that hung.
  }
}
report(readResults(log));

async function changes() {
  const names = statSync(target).isDirectory()
    ? readdirSync(target, { recursive: true }).map((name) => join(target, name))
    : [target];
  const code = names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|\/(testing|corpora)\//.test(name))
    .toSorted();
  const quiet = { debug() {}, info() {}, isDebugEnabled: () => false };
  // Text is not behavior.
  const options = { ignorers: [], excludedMutations: ['StringLiteral'], plugins: null };
  const sources = code.map((name) => ({ name: resolve(name), mutate: true, content: readFileSync(name, 'utf8') }));
  const result = await new Instrumenter(quiet).instrument(sources, options);
  return { files: result.files, mutants: result.mutants.filter((mutant) => mutant.status !== 'Ignored') };
}

function sampleOf(all, size) {
  const random = createRandom(seed);
  const rest = [...all];
  for (let place = rest.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    [rest[place], rest[other]] = [rest[other], rest[place]];
  }
  return rest.slice(0, size).toSorted((a, b) => Number(a.id) - Number(b.id));
}

/** Runs the tests, each with all changes of the code it uses. Whether that got to the end. */
async function askTests(limit) {
  const before = readResults(log);
  const vitest = spawn('npx', ['vitest', 'run', '--config', 'scripts/mutation/vitest.config.ts'], {
    stdio: ['ignore', 'ignore', process.env.MUTATE_VERBOSE ? 'inherit' : 'ignore'],
    env: { ...process.env, MUTATE_TESTS: tests, MUTATE_FOLDER: folder, MUTATE_LIMIT: String(limit) },
  });
  const watch = setInterval(() => {
    const { trying } = readResults(log);
    // A change that keeps a test busy for much too long hangs, and counts as noticed.
    if (trying && Date.now() > trying.until) killWorker(trying.worker);
  }, 1000);
  await new Promise((done) => vitest.on('exit', done));
  clearInterval(watch);
  const after = readResults(log);
  if (after.trying) appendFileSync(log, `${JSON.stringify({ killed: after.trying.id, by: 'a hang or a crash' })}\n`);
  return after.trying === undefined && after.doubts === before.doubts;
}

function killWorker(id) {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // The process ended by itself.
  }
}

function report({ killed, covered, onlyAtLoad, leftOut }) {
  const asked = tried.filter(({ id }) => !onlyAtLoad.has(id));
  const survivors = asked.filter(({ id }) => !killed.has(id));
  for (const { id, fileName, location, mutatorName, replacement } of survivors) {
    const lines = readFileSync(fileName, 'utf8').split('\n');
    const { start, end } = location;
    const original =
      start.line === end.line ? lines[start.line].slice(start.column, end.column) : `${lines[start.line].trim()} ...`;
    const short = replacement.replaceAll(/\s+/g, ' ').slice(0, 120);
    const why = covered.has(id) ? '' : ' (no test runs this)';
    write(`${relative('.', fileName)}:${start.line + 1}:${start.column + 1} ${mutatorName}${why}`);
    write(`  - ${original}\n  + ${short}`);
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const noticed = asked.length - survivors.length;
  const share = Math.round((noticed / Math.max(asked.length, 1)) * 100);
  if (leftOut.size > 0) write(`Tests left out, being slow or not repeatable:\n  ${[...leftOut.keys()].join('\n  ')}`);
  write(
    `${target}: ${mutants.length} changes possible, ${asked.length} tried (seed ${seed}), ${noticed} noticed (${share}%),` +
      ` ${asked.filter(({ id }) => !covered.has(id)).length} run by no test,` +
      ` ${tried.length - asked.length} more run only at load; ${minutes} minutes`,
  );
}

function write(line) {
  process.stdout.write(`${line}\n`);
}
