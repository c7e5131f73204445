import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the built pages and library files; `undefined` when the server runs from source. */
export function builtPages(): string | undefined {
  const folder = join(import.meta.dirname, '..');
  // From source, the folder above is the whole server.
  return existsSync(join(folder, 'rowgate.js')) ? folder : undefined;
}
