import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError } from '../server/main/cli/cli-error.js';
import type { Command } from '../server/main/cli/command.js';

const SERVER_COMMAND = 'rowgate-server/command-line';

interface ServerCommandLine {
  runServerCommand(args: readonly string[]): Promise<number>;
}

/** Runs a command of the package `rowgate-server`, if it is installed. */
export function serverCommand(name: string): Command {
  return {
    usage: name,
    summary: `Runs rowgate-server ${name}, where that package is installed.`,
    options: {},
    files: 0,
    takesAllArguments: true,
    run: async (args) => {
      const given = [...(name === 'serve' ? [] : [name]), ...args];
      const installed = await loadServerCommand();
      if (installed) return installed.runServerCommand(given);
      throw new CliError(
        `rowgate ${name} needs the package rowgate-server. Run: npx ${['rowgate-server', ...given].join(' ')}`,
      );
    },
  };
}

/** Resolved from this package, otherwise from the project in which the command runs. */
async function loadServerCommand(): Promise<ServerCommandLine | null> {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'package.json'))]) {
    const path = resolveFrom(from);
    if (path !== null) return (await import(pathToFileURL(path).href)) as ServerCommandLine;
  }
  return null;
}

function resolveFrom(from: string | URL): string | null {
  try {
    return createRequire(from).resolve(SERVER_COMMAND);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
