import type { Command } from './command.js';

/** Everything about the server is set by the environment. */
export const serveCommand: Command = {
  usage: 'serve',
  summary: 'Starts the companion server; PORT, DATA_DIR and the rest come from the environment.',
  options: {},
  files: 0,
  run: async () => {
    await import('../main.js');
    return 0;
  },
};
