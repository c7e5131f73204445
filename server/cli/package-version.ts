import { readFile } from 'node:fs/promises';

/** Our own manifest lies at the same distance from the bundle as from the source. */
const MANIFEST = new URL('../../package.json', import.meta.url);

export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { readonly version: string };
  return version;
}
