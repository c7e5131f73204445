import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the properties of a run start from. */
    readonly propertySeed: number;
  }
}

/** Prints the seed first: it also repeats a property that ran into the time limit of its test, which names none. */
export default function setup(project: TestProject): void {
  const seed = Number(process.env['SEED'] ?? (process.env['CI'] ? seedOfSources() : randomSeed()));
  project.provide('propertySeed', seed);
  process.stdout.write(`The properties of "${project.name}" start from SEED=${seed}.\n`);
}

const SEED_DIGITS = 7;

/** In CI, equal sources have equal results: a failure is about a change, and repeats. */
function seedOfSources(): number {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' });
    return Number.parseInt(tree.slice(0, SEED_DIGITS), 16);
  } catch {
    return randomSeed();
  }
}

function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}
