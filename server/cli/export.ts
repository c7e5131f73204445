import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { CliError } from './cli-error.js';
import type { Command } from './command.js';
import { reasonOf } from './json-file.js';
import { createOutput } from './output.js';
import { requireServerPackages } from './serve.js';

/** Everything the server's database holds, as lines of JSON. Holds secrets: only its owner may read it. */
export const exportCommand: Command = {
  usage: 'export FILE',
  summary: 'Writes all records, people and keys of the server to a file (not the bytes of uploads).',
  options: {},
  files: 1,
  run: async ([path = '']) => {
    await requireServerPackages();
    const { exportLines } = await import('../backup/export-lines.js');
    const { openServerDatabase } = await import('./open-server-database.js');
    const database = await openServerDatabase();
    const part = `${path}.part`;
    try {
      const file = createWriteStream(part, { mode: 0o600 });
      const output = createOutput(file);
      const count = await exportLines(database, { now: new Date(), write: (line) => output.line(line) });
      await output.end();
      file.end();
      await finished(file);
      await rename(part, path);
      process.stdout.write(`${count} rows exported to ${path}\n`);
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
