import { CliError } from './cli-error.js';
import { textOption } from './command.js';
import type { Command } from './command.js';

/** Restores access for an operator whose password is lost. */
export const resetAdminCommand: Command = {
  usage: 'reset-admin [--email EMAIL]',
  summary: 'Sets a new password for the super administrator and prints it (--email: makes this user one).',
  options: { email: { type: 'string' } },
  files: 0,
  run: async (_files, values) => {
    const { createPasswords } = await import('../../features/auth/passwords/passwords.js');
    const { AdminResetError, resetAdmin } = await import('../../features/auth/accounts/administrators.js');
    const { openServerStores } = await import('./open-server-database.js');
    const { database, config } = await openServerStores(['database']);
    try {
      const { email, password = 'set by ADMIN_PASSWORD' } = await resetAdmin({
        database,
        passwords: createPasswords(),
        email: textOption(values, 'email')?.trim().toLowerCase(),
        password: config.adminPassword,
        now: new Date(),
      });
      process.stdout.write(`Administrator: ${email}, password ${password}\n`);
      return 0;
    } catch (error) {
      if (error instanceof AdminResetError) throw new CliError(error.message, error);
      throw error;
    } finally {
      await database.close();
    }
  },
};
