import { access } from 'node:fs/promises';
import { CliError } from './cli-error.js';
import type { Command } from './command.js';
import { reasonOf } from './json-file.js';
import { readLines } from './read-lines.js';
import { requireServerPackages } from './serve.js';

/** The way back from `rowgate export`, into whichever database the environment names. */
export const importCommand: Command = {
  usage: 'import FILE [--replace]',
  summary:
    'Puts what `rowgate export` wrote into an empty database of the server (--replace: instead of what is there).',
  options: { replace: { type: 'boolean' } },
  files: 1,
  run: async ([path = ''], values) => {
    await requireServerPackages();
    await requireReadable(path);
    const { importLines } = await import('../backup/import-lines.js');
    const { openServerDatabase } = await import('./open-server-database.js');
    const database = await openServerDatabase();
    try {
      const count = await importLines(database, readLines(path), { replace: values['replace'] === true });
      process.stdout.write(`${count} rows imported from ${path}\n`);
      return 0;
    } finally {
      await database.close();
    }
  },
};

async function requireReadable(path: string): Promise<void> {
  try {
    await access(path);
  } catch (error) {
    throw new CliError(`The backup ${path} cannot be read: ${reasonOf(error)}`, error);
  }
}
