import { CliError } from './cli-error.js';
import type { Command } from './command.js';
import { missingPackages } from './missing-packages.js';

/** The companion server alone; everything about it is set by the environment. */
export const serveCommand: Command = {
  usage: 'serve',
  summary: 'Starts the companion server; PORT, DATA_DIR and the rest come from the environment.',
  options: {},
  files: 0,
  run: async () => {
    await requireServerPackages();
    await import('../main.js');
    return 0;
  },
};

/** Whoever installs the component gets none of them; a sentence helps more than the first module that is not there. */
export async function requireServerPackages(): Promise<void> {
  const missing = await missingPackages();
  if (missing.length === 0) return;
  throw new CliError(
    `The server needs ${missing.length === 1 ? 'a package that is' : 'packages that are'} not installed. Run:\n` +
      `npm install ${missing.join(' ')}`,
  );
}
