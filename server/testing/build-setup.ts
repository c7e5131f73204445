import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildServer } from '../../scripts/build-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built server, for processes and threads; starting from TypeScript would take seconds each time. */
    readonly builtServer: string;
  }
}

/** One build for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // As deep as `dist/server`, because the server looks up the package manifest by relative path.
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'server-'));
  await buildServer(folder);
  // Runs the command line as `bin/rowgate.js` does.
  const command = "import { runCommand } from './cli.js'; process.exitCode = await runCommand(process.argv.slice(2));";
  await writeFile(join(folder, 'rowgate.mjs'), command);
  project.provide('builtServer', folder);
  return () => rm(folder, { recursive: true, force: true });
}
