import { readFile } from 'node:fs/promises';

/** Our own manifest, at the same distance from the bundle as from this file. */
export const PACKAGE_MANIFEST = new URL('../../package.json', import.meta.url);

export async function packageVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE_MANIFEST, 'utf8')) as { readonly version: string };
  return version;
}
