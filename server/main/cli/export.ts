import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { CliError } from './cli-error.js';
import type { Command } from './command.js';
import { reasonOf } from './json-file.js';
import { createOutput } from './output.js';

/** Exports everything the server stores as JSON lines. The file contains secrets, so only its owner can read it. */
export const exportCommand: Command = {
  usage: 'export FILE [--files]',
  summary:
    'Writes all records, users, keys, pending jobs and uploads of the server to a file (--files: the contents of uploads ' +
    'to the folder FILE.files next to it).',
  options: { files: { type: 'boolean' } },
  files: 1,
  run: async ([path = ''], values) => {
    requireFolder(path);
    const { exportLines } = await import('../backup/export-lines.js');
    const { openServerStores } = await import('./open-server-database.js');
    const { database, models, files: store } = await openServerStores(['database', 'files']);
    const folder = values['files'] === true ? filesFolder(path) : undefined;
    // The file of an earlier export stays as it is until this one is complete.
    const part = `${path}.part`;
    try {
      const file = (await open(part, 'w', 0o600)).createWriteStream();
      const output = createOutput(file);
      const { rows, files, missing } = await exportLines(database, {
        now: new Date(),
        write: (line) => output.line(line),
        files: { store, models, folder },
      });
      await output.end();
      file.end();
      await finished(file);
      await rename(part, path);
      process.stdout.write(`${rows} rows exported to ${path}\n`);
      if (files > 0) process.stdout.write(`${files} files exported to ${folder ?? path}\n`);
      if (missing > 0)
        process.stderr.write(`${missing} files are not in the backup, because they are missing from the store.\n`);
      return 0;
    } catch (error) {
      await rm(part, { force: true });
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new CliError(`The backup ${path} cannot be written: ${reasonOf(error)}`, error);
    } finally {
      await database.close();
    }
  },
};

function requireFolder(path: string): void {
  const folder = dirname(resolve(path));
  if (existsSync(folder)) return;
  throw new CliError(`The backup ${path} cannot be written: the folder ${folder} does not exist.`);
}

/** The folder for a backup's files when they are stored separately. */
export function filesFolder(path: string): string {
  return `${path}.files`;
}
