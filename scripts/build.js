import { buildManual } from './build/manual.js';
import { buildPackages } from './build/packages.js';
import { buildStorybook } from './build/storybook.js';

/* Builds everything `npm start` serves: the published files and the sites about them. */

await buildPackages();
await buildStorybook();
await buildManual();
