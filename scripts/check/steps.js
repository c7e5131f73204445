import { COMPILE_TYPES } from './compile-types.js';
import { runSteps } from '../run.js';

/** The fast part: unit tests, types, format, lint, unused code. The longest steps come first. */
export function checkSteps() {
  return runSteps(
    [
      { name: 'unit tests', command: 'npx', parameters: ['vitest', 'run', '--project', 'library'] },
      COMPILE_TYPES,
      {
        name: 'format',
        command: 'npx',
        parameters: [
          'prettier',
          '--check',
          '--log-level',
          'warn',
          '--cache',
          '--cache-location',
          '.cache/prettier',
          '.',
        ],
      },
      { name: 'lint', command: 'npx', parameters: ['oxlint', '--type-aware', '--deny-warnings'] },
      { name: 'sizes', command: 'node', parameters: ['scripts/check/sizes.js'] },
      { name: 'unused code', command: 'npx', parameters: ['knip'] },
    ],
    { lanes: 2 },
  );
}
