import { fileLines } from '../../platform/files/stream-lines.js';
import { CliError } from './cli-error.js';
import type { Command } from './command.js';
import { filesFolder } from './export.js';
import { reasonOf } from './json-file.js';

/** Imports a file of `rowgate-server export` into the database set in the environment. */
export const importCommand: Command = {
  usage: 'import FILE [--replace]',
  summary:
    'Imports what `rowgate-server export` wrote into an empty database of the server (--replace: instead of existing data).',
  options: { replace: { type: 'boolean' } },
  files: 1,
  run: async ([path = ''], values) => {
    await requireBackup(path);
    const { importLines } = await import('../backup/import-lines.js');
    const { openServerStores } = await import('./open-server-database.js');
    const { openQueue } = await import('../../platform/queue/pg-boss-queue.js');
    const { JOB_NAMES } = await import('../work.js');
    const { createBackground } = await import('../../platform/background.js');
    const { pino } = await import('pino');
    const { database, models, files: store } = await openServerStores([]);
    const log = pino({ level: 'silent' });
    try {
      const queue = await openQueue(database, { names: JOB_NAMES, log, background: createBackground(log) });
      const { rows, files } = await importLines(database, fileLines(path), {
        replace: values['replace'] === true,
        files: { store, models, folder: filesFolder(path) },
        queue,
      }).finally(() => queue.stop());
      process.stdout.write(`${rows} rows imported from ${path}\n`);
      if (files > 0) process.stdout.write(`${files} files imported\n`);
      return 0;
    } finally {
      await database.close();
    }
  },
};

/** Before a database is opened or created for it. */
async function requireBackup(path: string): Promise<void> {
  const { readHeader } = await import('../backup/backup-lines.js');
  try {
    const lines = fileLines(path);
    readHeader((await lines.next()).value as string | undefined);
    await lines.return(undefined);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new CliError(`The backup ${path} cannot be read: ${reasonOf(error)}`, error);
  }
}
