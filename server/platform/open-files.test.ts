import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const MODULE = JSON.stringify(join(import.meta.dirname, 'open-files.ts'));
const PROGRAM = `import { openFilesWarning } from ${MODULE}; console.log(openFilesWarning());`;

test.each([
  [256, 'Only 256 files may be open at a time, which may be too few. Raise the limit to 1024 or more (ulimit -n).'],
  [1024, 'undefined'],
])('a process with a limit of %i open files warns when that is too low', async (most, said) => {
  const command = `ulimit -n ${most}; exec "$0" --import tsx --input-type=module --eval '${PROGRAM}'`;
  const { stdout } = await promisify(execFile)('bash', ['-c', command, process.execPath]);
  expect(stdout.trim()).toBe(said);
});
