import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the properties of a run start from. */
    readonly propertySeed: number;
  }
}

/** Prints the seed first: it also repeats a property that ran into the time limit of its test, which names none. */
export default function setup(project: TestProject): void {
  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  project.provide('propertySeed', seed);
  process.stdout.write(`The properties of "${project.name}" start from SEED=${seed}.\n`);
}
