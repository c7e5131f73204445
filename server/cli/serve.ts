import { CliError } from './cli-error.js';
import type { Command } from './command.js';

/** Beside the command when all is bundled into one file, one folder up in the source. */
const ENTRIES: readonly string[] = ['../main.js', './main.js'];

/** The companion server alone; everything about it is set by the environment. */
export const serveCommand: Command = {
  usage: 'serve',
  summary: 'Starts the companion server; PORT, DATA_DIR and the rest come from the environment.',
  options: {},
  files: 0,
  run: async () => {
    for (const entry of ENTRIES) {
      const address = new URL(entry, import.meta.url).href;
      try {
        await import(address);
        return 0;
      } catch (error) {
        if (!isMissing(error, address)) throw error;
      }
    }
    throw new CliError('This build of rowgate has no server.');
  },
};

/** Only the entry itself may be missing; a module missing inside the server is a failure of its own. */
function isMissing(error: unknown, address: string): boolean {
  const { code, message, url } = error as { code?: unknown; message?: unknown; url?: unknown };
  if (code !== 'ERR_MODULE_NOT_FOUND') return false;
  return url === address || String(message).includes(decodeURI(new URL(address).pathname));
}
