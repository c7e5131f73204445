import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Runs the tests in jsdom first. Vitest replaces a process whenever the next test file needs another environment, and
 * the new process loads all modules again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inJsdom = new Set(sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith(DIRECTIVE)));
    return [...inJsdom, ...sorted.filter((file) => !inJsdom.has(file))];
  }
}

const DIRECTIVE = '// @vitest-environment jsdom';
