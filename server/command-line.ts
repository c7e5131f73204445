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

/** Runs `rowgate-server`, which starts the server when called without arguments. Resolves with the exit code. */
export function runServerCommand(args: readonly string[]): Promise<number> {
  return runProgram({ name: 'rowgate-server', commands, standard: 'serve' }, args);
}
