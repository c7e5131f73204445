import { resolve } from 'node:path';

/** Before `npm pack` and `npm publish` of either package: what is packed is what the source says now. */
process.chdir(resolve(import.meta.dirname, '..'));
const { buildPackages } = await import('./build-packages.js');
await buildPackages();
