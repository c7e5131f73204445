import type { Command } from './command.js';

/** The server is configured entirely by the environment. */
export const serveCommand: Command = {
  usage: 'serve',
  summary: 'Starts the companion server. Set PORT, DATA_DIR and other settings in the environment.',
  options: {},
  files: 0,
  run: async () => {
    await import('../main.js');
    return 0;
  },
};
