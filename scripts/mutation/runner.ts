import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';
import type { RunnerTask, RunnerTestCase, RunnerTestFile, RunnerTestSuite } from 'vitest';
import { readResults } from './results.js';

/*
 * Runs each test once as it is, and then again with each change of the code that it ran through. Loading the code
 * once for all changes is what makes this quick.
 */

interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Counts; perTest: Record<string, Counts> };
}

type Counts = Record<string, number>;

/** Where the changed code looks which change is on. */
const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});
/** Kept from tests that set the clock. */
const { setTimeout, clearTimeout, performance } = globalThis;

const folder = process.env['MUTATE_FOLDER'] ?? '';
const limit = Number(process.env['MUTATE_LIMIT']);
const log = `${folder}/log.jsonl`;
const tried = new Set(JSON.parse(readFileSync(`${folder}/tried.json`, 'utf8')) as string[]);
const { killed, done, doubted, leftOut } = readResults(log);

export default class MutationRunner extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const file of files) for (const task of file.tasks) leaveOutAsked(task);
  }

  override onBeforeTryTask(test: RunnerTask): void {
    super.onBeforeTryTask(test);
    switches.currentTestId = test.id;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    try {
      await this.askAbout(test);
    } finally {
      // What runs until the next test begins is what loading its file runs.
      delete switches.currentTestId;
    }
  }

  private async askAbout(test: RunnerTestCase): Promise<void> {
    const start = performance.now();
    const used = process.cpuUsage();
    await TestRunner.getTestFn(test)();
    const duration = performance.now() - start;
    // On a busy machine a quick test takes long.
    const { user, system } = process.cpuUsage(used);
    const isSlow = (user + system) / 1000 > limit;
    const counts = switches.mutantCoverage?.perTest[test.id] ?? {};
    switches.currentTestId = 'again';
    const covers = Object.keys(counts).filter((id) => tried.has(id));
    const rest = covers.filter((id) => !killed.has(id)).toSorted((id) => (id === doubted ? -1 : 0));
    const name = nameOf(test);
    if (rest.length > 0 && (isSlow || (await fails(test, duration)))) {
      write({ later: name, limit });
      return;
    }
    for (const id of rest) await this.tryChange(test, { id, hits: counts[id] ?? 0, duration });
    write({ done: name, covers });
  }

  private async tryChange(
    test: RunnerTestCase,
    { id, hits, duration }: { readonly id: string; readonly hits: number; readonly duration: number },
  ): Promise<void> {
    write({ trying: id, worker: process.pid, until: Date.now() + allowed(duration) * 3 });
    switches.hitCount = 0;
    switches.hitLimit = hits * 20 + 10_000;
    switches.activeMutant = id;
    const noticed = await fails(test, duration);
    switches.activeMutant = undefined;
    if (!noticed) return;
    // A change may leave behind what makes the test fail ever after: then it is tried first in a new process.
    if (id !== doubted && (await fails(test, duration)) && (await fails(test, duration))) {
      write({ doubted: id });
      process.kill(process.pid, 'SIGKILL');
    }
    killed.add(id);
    write({ killed: id, by: nameOf(test) });
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    write({ static: Object.keys(switches.mutantCoverage?.static ?? {}).filter((id) => tried.has(id)) });
  }
}

/** Runs a test once more, with all that is done before and after each. */
async function fails(test: RunnerTestCase, duration: number): Promise<boolean> {
  const suites = suitesOf(test);
  const after: (() => unknown)[] = [];
  let failed = false;
  const attempt = async () => {
    for (const suite of suites) {
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) {
        const cleanUp: unknown = await hook(test.context, suite);
        if (typeof cleanUp === 'function') after.unshift(() => (cleanUp as () => unknown)());
      }
    }
    await TestRunner.getTestFn(test)();
  };
  try {
    await within(allowed(duration), attempt());
  } catch {
    failed = true;
  }
  for (const suite of suites.toReversed()) {
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach) after.push(() => hook(test.context, suite));
  }
  const own = test as { onFinished?: ((context: object) => unknown)[] };
  const finished = own.onFinished ?? [];
  delete own.onFinished;
  for (const end of [...after, ...finished.toReversed().map((hook) => () => hook(test.context))]) {
    try {
      await within(5000, Promise.resolve(end()));
    } catch {
      failed = true;
    }
  }
  return failed;
}

/** Milliseconds after which a test counts as failed. */
function allowed(duration: number): number {
  return duration * 5 + 2000;
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** From the file to the group of a test. */
function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite ?? test.file; suite !== test.file; suite = suite.suite ?? test.file)
    suites.unshift(suite);
  return [test.file, ...suites];
}

/** Skips the tests that are done, or too slow for this limit, when another process goes on. */
function leaveOutAsked(task: RunnerTask): void {
  if (task.type === 'suite') for (const inner of task.tasks) leaveOutAsked(inner);
  else if (done.has(nameOf(task)) || (leftOut.get(nameOf(task)) ?? 0) >= limit) task.mode = 'skip';
}

function nameOf(task: RunnerTask): string {
  return `${task.file.name}: ${task.fullTestName ?? task.name}`;
}

function write(event: object): void {
  appendFileSync(log, `${JSON.stringify(event)}\n`);
}
