import { parseArgs } from 'node:util';
import { CliError } from './cli/cli-error.js';
import type { Command, CommandValues } from './cli/command.js';
import { exportCommand } from './cli/export.js';
import { importCommand } from './cli/import.js';
import { mapCommand } from './cli/map.js';
import { isClosedPipe } from './cli/output.js';
import { readCommand } from './cli/read.js';
import { resetAdminCommand } from './cli/reset-admin.js';
import { serveCommand } from './cli/serve.js';
import { validateCommand } from './cli/validate.js';
import { packageVersion } from './package-manifest.js';
import { failureSentence } from '../platform/source/failure-sentence.js';

const commands: ReadonlyMap<string, Command> = new Map([
  ['read', readCommand],
  ['validate', validateCommand],
  ['map', mapCommand],
  ['serve', serveCommand],
  ['export', exportCommand],
  ['import', importCommand],
  ['reset-admin', resetAdminCommand],
]);

const USAGE = `Usage:
${[...commands.values()].map(({ usage, summary }) => `  rowgate ${usage}\n      ${summary}`).join('\n')}
  rowgate --version
      Prints the version.
`;

/** Could not run: wrong arguments, unreadable files. */
const COULD_NOT_RUN = 2;

/** Runs one command and gives its exit code: 0 fine, 1 invalid rows, 2 could not run (with a sentence on stderr). */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      process.stdout.write(USAGE);
      return name === undefined ? COULD_NOT_RUN : 0;
    }
    if (name === 'version' || name === '--version' || name === '-v') {
      process.stdout.write(`${await packageVersion()}\n`);
      return 0;
    }
    const command = commands.get(name);
    if (!command) {
      throw new CliError(`There is no command "${name}". Commands: ${[...commands.keys()].join(', ')}.`);
    }
    const { values, files } = readArguments(command, rest);
    if (values.help === true) {
      process.stdout.write(`Usage: rowgate ${command.usage}\n${command.summary}\n`);
      return 0;
    }
    return await command.run(files, values);
  } catch (error) {
    // Whoever reads the output has seen enough, as in `rowgate read big.csv | head`.
    if (isClosedPipe(error)) return 0;
    process.stderr.write(`rowgate: ${failureSentence(error)}\n`);
    return COULD_NOT_RUN;
  }
}

function readArguments(
  command: Command,
  args: readonly string[],
): { readonly values: CommandValues; readonly files: readonly string[] } {
  try {
    const parsed = parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (parsed.values['help'] !== true && parsed.positionals.length !== command.files) {
      throw new CliError(
        command.files === 0 ? 'This command takes no file.' : `Name one file, as in: rowgate ${command.usage}`,
      );
    }
    return { values: parsed.values, files: parsed.positionals };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${(error as Error).message} Usage: rowgate ${command.usage}`, error);
  }
}
