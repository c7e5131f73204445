import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModules } from '../build/library.js';
import { checkModuleSizes } from './size-limits.js';

/* Builds the modules that applications load, apart from `dist`, and checks their sizes. */

const cache = join(import.meta.dirname, '../../.cache');
await mkdir(cache, { recursive: true });
// Within the repository, where the packages are found.
const folder = await mkdtemp(join(cache, 'sizes-'));
try {
  await buildModules(folder);
  await checkModuleSizes(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
