import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { CliError } from './cli-error.js';
import type { Command } from './command.js';
import { reasonOf } from './json-file.js';
import { createOutput } from './output.js';

/** Everything the server holds, as lines of JSON. Holds secrets: only its owner may read it. */
export const exportCommand: Command = {
  usage: 'export FILE [--files]',
  summary:
    'Writes all records, people, keys, waiting work and uploads of the server to a file (--files: the bytes of uploads ' +
    'to the folder FILE.files beside it).',
  options: { files: { type: 'boolean' } },
  files: 1,
  run: async ([path = ''], values) => {
    const { exportLines } = await import('../backup/export-lines.js');
    const { openServerStores } = await import('./open-server-database.js');
    const { database, models, files: store } = await openServerStores();
    const folder = values['files'] === true ? filesFolder(path) : undefined;
    const part = `${path}.part`;
    try {
      const file = createWriteStream(part, { mode: 0o600 });
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
      if (missing > 0) process.stderr.write(`${missing} files are not in the backup: the store does not have them.\n`);
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

/** Where the bytes of a backup are that are not in it. */
export function filesFolder(path: string): string {
  return `${path}.files`;
}
