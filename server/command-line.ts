import type { Command } from './main/cli/command.js';
import { exportCommand } from './main/cli/export.js';
import { importCommand } from './main/cli/import.js';
import { resetAdminCommand } from './main/cli/reset-admin.js';
import { runProgram } from './main/cli/run-program.js';
import { serveCommand } from './main/cli/serve.js';

const commands: ReadonlyMap<string, Command> = new Map([
  ['serve', serveCommand],
  ['export', exportCommand],
  ['import', importCommand],
  ['reset-admin', resetAdminCommand],
]);

/** The command `rowgate-server`, which starts the server when it is given no arguments. Resolves to the exit code. */
export function runServerCommand(args: readonly string[]): Promise<number> {
  return runProgram({ name: 'rowgate-server', commands, standard: 'serve' }, args);
}
