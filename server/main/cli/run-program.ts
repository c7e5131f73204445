import { parseArgs } from 'node:util';
import { failureSentence } from '../../../src/engine/full.js';
import { packageVersion } from '../package-manifest.js';
import { CliError } from './cli-error.js';
import type { Command, CommandValues } from './command.js';
import { allowClosedPipes, isClosedPipe } from './output.js';

export interface Program {
  readonly name: string;
  readonly commands: ReadonlyMap<string, Command>;
  /** The command that runs when none is given. */
  readonly standard?: string;
}

/** Could not run: wrong arguments, unreadable files. */
const COULD_NOT_RUN = 2;

/**
 * Runs one command and resolves with its exit code: 0 fine, 1 invalid rows, 2 could not run (with a message on stderr).
 */
export async function runProgram(program: Program, args: readonly string[]): Promise<number> {
  allowClosedPipes();
  try {
    const [name = program.standard, ...rest] = args;
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      process.stdout.write(usageOf(program));
      return name === undefined ? COULD_NOT_RUN : 0;
    }
    if (name === 'version' || name === '--version' || name === '-v') {
      process.stdout.write(`${packageVersion()}\n`);
      return 0;
    }
    const command = program.commands.get(name);
    if (!command) {
      const names = [...program.commands.keys()].join(', ');
      throw new CliError(`There is no command "${name}". Commands: ${names}.`);
    }
    if (command.takesAllArguments === true) return await command.run(rest, {});
    const { values, files } = readArguments(program, command, rest);
    if (values['help'] === true) {
      process.stdout.write(`Usage: ${program.name} ${command.usage}\n${command.summary}\n`);
      return 0;
    }
    return await command.run(files, values);
  } catch (error) {
    // The reader of the output has closed it, as in `rowgate read big.csv | head`.
    if (isClosedPipe(error)) return 0;
    process.stderr.write(`${program.name}: ${failureSentence(error)}\n`);
    return COULD_NOT_RUN;
  }
}

function usageOf({ name, commands, standard }: Program): string {
  const lines = [...commands.values()].map(({ usage, summary }) => `  ${name} ${usage}\n      ${summary}`);
  const plain = standard === undefined ? [] : [`  ${name}\n      The same as ${name} ${standard}.`];
  return `Usage:\n${[...plain, ...lines].join('\n')}\n  ${name} --version\n      Prints the version.\n`;
}

function readArguments(
  { name }: Program,
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
        command.files === 0 ? 'This command takes no file.' : `Name one file, as in: ${name} ${command.usage}`,
      );
    }
    return { values: parsed.values, files: parsed.positionals };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(`${(error as Error).message} Usage: ${name} ${command.usage}`, error);
  }
}
