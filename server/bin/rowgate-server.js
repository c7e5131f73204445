#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/server/command-line.js', import.meta.url);

if (existsSync(built)) {
  const { runServerCommand } = await import(built.href);
  process.exitCode = await runServerCommand(process.argv.slice(2));
} else {
  process.stderr.write('rowgate-server is not built: run `npm run build` first.\n');
  process.exitCode = 2;
}
