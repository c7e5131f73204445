import { inject, onTestFinished } from 'vitest';
import { launchServer } from './launch-server.js';
import type { ServerProcess } from './launch-server.js';

export { StartFailure } from './launch-server.js';
export type { ServerProcess } from './launch-server.js';

/** Folder of the server that was built for this run. */
export const builtServer = (): string => inject('builtServer');

/**
 * The built server as a separate process on a free port; resolves when it reports that it is ready. It ends with the
 * test.
 */
export function startServerProcess(
  variables: Readonly<Record<string, string>>,
  { umask }: { readonly umask?: string } = {},
): Promise<ServerProcess> {
  return launchServer(builtServer(), variables, { umask, onSpawn: onTestFinished });
}
