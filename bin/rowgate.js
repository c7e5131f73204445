#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/server/cli.js', import.meta.url);
const source = new URL('../server/main/cli.ts', import.meta.url);

/** The built command where there is one; in a checkout that was never built, the source itself. */
async function loadCommand() {
  if (existsSync(fileURLToPath(built))) return import(built.href);
  if (!existsSync(fileURLToPath(source))) throw new Error('rowgate is not built: run `npm run build` first.');
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
