import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildCli, buildServer } from '../../scripts/build/server.js';
import { END_OF_OUTPUT } from './end-of-output.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built server, for processes and threads; starting from TypeScript would take seconds each time. */
    readonly builtServer: string;
    /** Folder of the built command `rowgate`. */
    readonly builtCli: string;
  }
}

/** One build for all tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // As deep as `dist/server`, because the server looks up the package manifest by relative path.
  const cache = join(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  const server = await mkdtemp(join(cache, 'server-'));
  const cli = await mkdtemp(join(cache, 'cli-'));
  await Promise.all([buildServer(server), buildCli(cli)]);
  // The commands as the files in `bin` run them.
  await writeFile(join(server, 'run.mjs'), runningFile('command-line', 'runServerCommand'));
  await writeFile(join(cli, 'run.mjs'), runningFile('cli', 'runCommand'));
  await writeFile(join(cli, 'run-many.mjs'), RUN_MANY);
  project.provide('builtServer', server);
  project.provide('builtCli', cli);
  return async () => {
    await Promise.all([server, cli].map((folder) => rm(folder, { recursive: true, force: true })));
  };
}

/** Runs a command for each message and sends its exit code. */
const RUN_MANY = `
import { runCommand } from './cli.js';
process.stdout.setMaxListeners(0);
process.on('message', async (args) => {
  const code = await runCommand(args);
  for (const stream of [process.stdout, process.stderr]) stream.write(${JSON.stringify(END_OF_OUTPUT)});
  process.send(code);
});
process.on('disconnect', () => process.exit());
`;

function runningFile(file: string, name: string): string {
  return `import { ${name} } from './${file}.js'; process.exitCode = await ${name}(process.argv.slice(2));`;
}
