import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface CommandRun {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const CLI = JSON.stringify(join(import.meta.dirname, '../main/cli.ts'));

/** `bin/rowgate.js` prefers what was built, which may be older than what is tested. */
const FROM_SOURCE = [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `const { runCommand } = await import(${CLI}); process.exitCode = await runCommand(process.argv.slice(1));`,
  '--',
];

/** Runs the command line from the source, in a process of its own. */
export function runRowgate(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...FROM_SOURCE, ...args], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
