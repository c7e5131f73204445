import { resolve } from 'node:path';

/** Runs before `npm pack` and `npm publish` of either package, so that the packed files match the sources. */
process.chdir(resolve(import.meta.dirname, '..'));
const { buildPackages } = await import('./build/packages.js');
await buildPackages();
