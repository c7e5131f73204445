import { readFileSync } from 'node:fs';

/** Of our own manifest, which is at the same distance from the bundle as from this file. */
export function packageVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
