import type { Command } from '../server/main/cli/command.js';
import { runProgram } from '../server/main/cli/run-program.js';
import { mapCommand } from './map.js';
import { readCommand } from './read.js';
import { serverCommand } from './server-command.js';
import { validateCommand } from './validate.js';

const commands: ReadonlyMap<string, Command> = new Map([
  ['read', readCommand],
  ['validate', validateCommand],
  ['map', mapCommand],
  ...['serve', 'export', 'import', 'reset-admin'].map((name) => [name, serverCommand(name)] as const),
]);

/** The command `rowgate`: runs the engine on a file. Resolves to the exit code. */
export function runCommand(args: readonly string[]): Promise<number> {
  return runProgram({ name: 'rowgate', commands }, args);
}
