#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/cli/cli.js', import.meta.url);
const source = new URL('../cli/cli.ts', import.meta.url);

/** The built command where there is one; in a checkout that was never built, the source itself. */
async function loadCommand() {
  if (existsSync(built)) return import(built.href);
  if (!existsSync(source)) throw new Error('rowgate is not built: run `npm run build` first.');
  const { register } = await import('tsx/esm/api');
  register();
  return import(source.href);
}

try {
  const { runCommand } = await loadCommand();
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`rowgate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
