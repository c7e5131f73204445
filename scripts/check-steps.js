import { step } from './run.js';

/** The fast part: format, lint, types, unused code, unit tests. */
export async function checkSteps() {
  return [
    await step('format', 'npx', ['prettier', '--check', '--log-level', 'warn', '.']),
    await step('types', 'npx', ['tsc', '-b']),
    await step('lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings']),
    await step('unused code', 'npx', ['knip']),
    await step('unit tests', 'npx', ['vitest', 'run', '--project', 'library']),
  ];
}
